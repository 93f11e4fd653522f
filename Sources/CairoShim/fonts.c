#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

#include "fonts.h"

// What fontconfig's own files say about fonts of pictures, for a set without those files: they are
// scaled to the size that is asked for, and emoji are looked for in them first.
static const char picture_rules[] =
  "<fontconfig>"
  "<match target='font'>"
  "<test name='outline'><bool>false</bool></test>"
  "<edit name='matrix' mode='assign'><times><name>matrix</name><matrix>"
  "<divide><name target='pattern'>pixelsize</name><name target='font'>pixelsize</name></divide>"
  "<double>0</double><double>0</double>"
  "<divide><name target='pattern'>pixelsize</name><name target='font'>pixelsize</name></divide>"
  "</matrix></times></edit>"
  "</match>"
  "<match target='pattern'>"
  "<test name='family'><string>emoji</string></test>"
  "<edit name='color' mode='assign'><bool>true</bool></edit>"
  "</match>"
  "</fontconfig>";

cs_fonts *cs_fonts_create(bool machine_fonts) {
  FcConfig *config = machine_fonts ? FcInitLoadConfigAndFonts() : FcConfigCreate();
  if (config == NULL) return NULL;
  if (!machine_fonts
      && !FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)picture_rules, FcFalse)) {
    FcConfigDestroy(config);
    return NULL;
  }
  cs_fonts *fonts = calloc(1, sizeof *fonts);
  if (fonts == NULL) {
    FcConfigDestroy(config);
    return NULL;
  }
  fonts->config = config;
  // Pango asks fontconfig for the current configuration of its own accord, which would read the
  // machine's files for nothing.
  FcConfigSetCurrent(config);
  return fonts;
}

bool cs_fonts_open(cs_fonts *fonts) {
  // Pango notes the fonts of a configuration when it is given one.
  fonts->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  if (fonts->map == NULL) return false;
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(fonts->map), fonts->config);
  fonts->context = pango_font_map_create_context(fonts->map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(fonts->context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(fonts->context, FALSE);
  // Else Pango takes the language, and with it the choice of fonts, from the environment.
  pango_context_set_language(fonts->context, pango_language_from_string("en"));
  return true;
}

void cs_fonts_destroy(cs_fonts *fonts) {
  if (fonts->context != NULL) g_object_unref(fonts->context);
  if (fonts->map != NULL) g_object_unref(fonts->map);
  FcConfigDestroy(fonts->config);
  free(fonts);
}

bool cs_fonts_add(cs_fonts *fonts, const char *path) {
  if (!FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path)) return false;
  if (fonts->map != NULL) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(fonts->map));
  return true;
}

bool cs_fonts_have_family(cs_fonts *fonts, const char *family) {
  static const FcSetName names[] = {FcSetSystem, FcSetApplication};
  for (int n = 0; n < 2; n++) {
    FcFontSet *set = FcConfigGetFonts(fonts->config, names[n]);
    for (int i = 0; set != NULL && i < set->nfont; i++) {
      FcChar8 *name;
      for (int k = 0; FcPatternGetString(set->fonts[i], FC_FAMILY, k, &name) == FcResultMatch; k++) {
        if (FcStrCmpIgnoreCase(name, (const FcChar8 *)family) == 0) return true;
      }
    }
  }
  return false;
}

bool cs_fonts_have_color(cs_fonts *fonts) {
  static const FcSetName names[] = {FcSetSystem, FcSetApplication};
  for (int n = 0; n < 2; n++) {
    FcFontSet *set = FcConfigGetFonts(fonts->config, names[n]);
    for (int i = 0; set != NULL && i < set->nfont; i++) {
      FcBool has_color;
      if (FcPatternGetBool(set->fonts[i], FC_COLOR, 0, &has_color) == FcResultMatch && has_color) {
        return true;
      }
    }
  }
  return false;
}

bool cs_is_readable(const char *path) { return access(path, R_OK) == 0; }

bool cs_home_folder(char *path, size_t size) {
  struct passwd entry, *found = NULL;
  char text[4096];
  if (getpwuid_r(getuid(), &entry, text, sizeof text, &found) != 0 || found == NULL) return false;
  int length = snprintf(path, size, "%s", found->pw_dir);
  return length > 0 && (size_t)length < size;
}

bool cs_is_font(const char *path) {
  int count = 0;
  FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)path, 0, NULL, &count);
  if (pattern == NULL) return false;
  FcPatternDestroy(pattern);
  return count > 0;
}

cs_outline_font *cs_outline_font_create(cs_layout *layout, int line, int run, int *status) {
  PangoLayoutRun *item = cs_find_run(layout, line, run);
  cairo_scaled_font_t *used = pango_cairo_font_get_scaled_font((PangoCairoFont *)item->item->analysis.font);
  if (used == NULL) {
    *status = CAIRO_STATUS_NULL_POINTER;
    return NULL;
  }
  cairo_matrix_t size, identity;
  cairo_matrix_init_scale(&size, 1024, 1024);
  cairo_matrix_init_identity(&identity);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_scaled_font_t *font = cairo_scaled_font_create(
    cairo_scaled_font_get_font_face(used), &size, &identity, options);
  cairo_font_options_destroy(options);
  *status = cairo_scaled_font_status(font);
  if (*status == CAIRO_STATUS_SUCCESS) return font;
  cairo_scaled_font_destroy(font);
  return NULL;
}

void cs_outline_font_destroy(cs_outline_font *font) { cairo_scaled_font_destroy(font); }

cs_outline_size cs_outline(
    cs_outline_font *font, uint32_t glyph, uint8_t *verbs, size_t verb_capacity,
    double *coordinates, size_t coordinate_capacity) {
  cs_outline_size size = {.status = CAIRO_STATUS_SUCCESS};
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
  cairo_t *context = cairo_create(surface);
  cairo_set_scaled_font(context, font);
  cairo_glyph_t placed = {glyph, 0, 0};
  cairo_glyph_path(context, &placed, 1);
  cairo_path_t *path = cairo_copy_path(context);
  // An error of the context is the path's too, which then has no elements.
  size.status = (int)path->status;
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    cairo_path_data_t *element = &path->data[i];
    enum cs_verb verb = CS_CLOSE;
    switch (element->header.type) {
      case CAIRO_PATH_MOVE_TO:
        verb = CS_MOVE;
        break;
      case CAIRO_PATH_LINE_TO:
        verb = CS_LINE;
        break;
      case CAIRO_PATH_CURVE_TO:
        verb = CS_CURVE;
        break;
      case CAIRO_PATH_CLOSE_PATH:
        break;
    }
    if (size.verbs < verb_capacity) verbs[size.verbs] = (uint8_t)verb;
    size.verbs++;
    for (int k = 1; k < element->header.length; k++) {
      if (size.coordinates + 2 <= coordinate_capacity) {
        coordinates[size.coordinates] = element[k].point.x;
        coordinates[size.coordinates + 1] = element[k].point.y;
      }
      size.coordinates += 2;
    }
  }
  cairo_path_destroy(path);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return size;
}
