#include <dlfcn.h>
#include <hb.h>
#include <math.h>

#include "fonts.h"

const char *cs_pango_version(void) { return pango_version_string(); }

const char *cs_harfbuzz_version(void) { return hb_version_string(); }

int cs_fontconfig_version(void) { return FcGetVersion(); }

// Pixman comes with cairo and is not linked itself.
const char *cs_pixman_version(void) {
  void *handle = dlopen(NULL, RTLD_LAZY);
  if (handle == NULL) return "";
  const char *(*version)(void) = (const char *(*)(void))dlsym(handle, "pixman_version_string");
  dlclose(handle);
  return version == NULL ? "" : version();
}

/// The largest length of text, in points: Pango counts units of 1/1024 pt in an `int`.
static const double longest = 10000;

/// A length in Pango's units, at most `longest` either way; 0 for what is no number.
static int units(double length) {
  if (isnan(length)) return 0;
  return (int)(fmin(fmax(length, -longest), longest) * PANGO_SCALE);
}

static PangoFontDescription *description(const cs_font *font) {
  PangoFontDescription *result = pango_font_description_new();
  pango_font_description_set_family(result, font->families);
  pango_font_description_set_absolute_size(result, units(font->size));
  pango_font_description_set_weight(result, (PangoWeight)font->weight);
  pango_font_description_set_style(result, font->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  return result;
}

cs_layout *cs_layout_create(cs_fonts *fonts, const char *utf8, int length, const cs_font *font) {
  PangoLayout *layout = pango_layout_new(fonts->context);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  pango_layout_set_text(layout, utf8, length);
  PangoFontDescription *base = description(font);
  pango_layout_set_font_description(layout, base);
  pango_font_description_free(base);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
  return layout;
}

void cs_layout_destroy(cs_layout *layout) { g_object_unref(layout); }

static void insert(PangoAttrList *list, PangoAttribute *attribute, int start, int end) {
  attribute->start_index = (guint)start;
  attribute->end_index = (guint)end;
  pango_attr_list_insert(list, attribute);
}

void cs_layout_set_font(cs_layout *layout, int start, int end, const cs_font *font) {
  PangoAttrList *attributes = pango_attr_list_copy(pango_layout_get_attributes(layout));
  PangoFontDescription *wanted = description(font);
  insert(attributes, pango_attr_font_desc_new(wanted), start, end);
  pango_font_description_free(wanted);
  if (font->kern != 0) {
    insert(attributes, pango_attr_letter_spacing_new(units(font->kern)), start, end);
  }
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
}

void cs_layout_set_width(
    cs_layout *layout, double width, enum cs_wrap wrap, enum cs_ellipsize ellipsize,
    int line_limit, bool justify) {
  static const PangoEllipsizeMode modes[] = {
    PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END};
  // The largest width Pango can hold is 2^31 units.
  double limit = width < 2e6 ? width : 2e6;
  pango_layout_set_single_paragraph_mode(layout, FALSE);
  pango_layout_set_width(layout, limit > 0 ? (int)(limit * PANGO_SCALE + 1e-6) : 0);
  pango_layout_set_wrap(layout, wrap == CS_WRAP_CHARACTER ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize(layout, modes[ellipsize]);
  if (line_limit > 0) pango_layout_set_height(layout, -line_limit);
  pango_layout_set_justify(layout, justify);
}

int cs_layout_line_count(cs_layout *layout) { return pango_layout_get_line_count(layout); }

cs_line cs_layout_line(cs_layout *layout, int line) {
  PangoLayoutLine *found = pango_layout_get_line_readonly(layout, line);
  PangoRectangle logical;
  pango_layout_line_get_extents(found, NULL, &logical);
  // Pango's sum overflows beyond 2^31 units, which are 2 million points.
  double width = 0;
  for (GSList *run = found->runs; run != NULL; run = run->next) {
    PangoGlyphString *glyphs = ((PangoLayoutRun *)run->data)->glyphs;
    for (int i = 0; i < glyphs->num_glyphs; i++) width += glyphs->glyphs[i].geometry.width;
  }
  if (width < 1e9) width = logical.width;
  return (cs_line){
    .start = pango_layout_line_get_start_index(found),
    .length = pango_layout_line_get_length(found),
    .width = width / PANGO_SCALE,
    .ascent = (double)PANGO_ASCENT(logical) / PANGO_SCALE,
    .descent = (double)PANGO_DESCENT(logical) / PANGO_SCALE,
    .right_to_left = pango_layout_line_get_resolved_direction(found) == PANGO_DIRECTION_RTL};
}

// Where a run was found: runs are a list, and are asked for one after the other.
struct cursor {
  guint serial;
  int line, run;
  GSList *node;
};

PangoLayoutRun *cs_find_run(cs_layout *layout, int line, int run) {
  struct cursor *cursor = g_object_get_data(G_OBJECT(layout), "cs-cursor");
  if (cursor == NULL) {
    cursor = g_new0(struct cursor, 1);
    cursor->line = -1;
    g_object_set_data_full(G_OBJECT(layout), "cs-cursor", cursor, g_free);
  }
  guint serial = pango_layout_get_serial(layout);
  if (cursor->line != line || cursor->run > run || cursor->serial != serial) {
    *cursor = (struct cursor){
      serial, line, 0, pango_layout_get_line_readonly(layout, line)->runs};
  }
  while (cursor->run < run && cursor->node != NULL) {
    cursor->node = cursor->node->next;
    cursor->run++;
  }
  return cursor->node == NULL ? NULL : cursor->node->data;
}

int cs_line_run_count(cs_layout *layout, int line) {
  return (int)g_slist_length(pango_layout_get_line_readonly(layout, line)->runs);
}

cs_run cs_line_run(cs_layout *layout, int line, int run) {
  PangoLayoutRun *found = cs_find_run(layout, line, run);
  double size = 0;
  // A line separator has no font.
  PangoFont *used = found->item->analysis.font;
  if (used != NULL && PANGO_IS_FC_FONT(used)) {
    PangoFontDescription *font = pango_font_describe_with_absolute_size(used);
    size = (double)pango_font_description_get_size(font) / PANGO_SCALE;
    pango_font_description_free(font);
    // A font of pictures has the size of its pictures, and is scaled to that of the text.
    FcMatrix *scale;
    FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(used));
    if (FcPatternGetMatrix(pattern, FC_MATRIX, 0, &scale) == FcResultMatch) size *= scale->yy;
  }
  return (cs_run){
    .start = found->item->offset,
    .length = found->item->length,
    .is_ellipsis = (found->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0,
    .glyph_count = found->glyphs->num_glyphs,
    .size = size};
}

void cs_run_glyphs(cs_layout *layout, int line, int run, double *x, cs_glyph *out) {
  PangoLayoutRun *found = cs_find_run(layout, line, run);
  for (int i = 0; i < found->glyphs->num_glyphs; i++) {
    PangoGlyphInfo *glyph = &found->glyphs->glyphs[i];
    bool missing = glyph->glyph != PANGO_GLYPH_EMPTY && (glyph->glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0;
    out[i] = (cs_glyph){
      .glyph = missing ? 0 : glyph->glyph,
      .byte = found->item->offset + found->glyphs->log_clusters[i],
      .x = *x + (double)glyph->geometry.x_offset / PANGO_SCALE,
      .y = (double)glyph->geometry.y_offset / PANGO_SCALE,
      .missing = missing ? glyph->glyph & ~PANGO_GLYPH_UNKNOWN_FLAG : 0};
    *x += (double)glyph->geometry.width / PANGO_SCALE;
  }
}

bool cs_run_face(cs_layout *layout, int line, int run, cs_face *out) {
  PangoFont *font = cs_find_run(layout, line, run)->item->analysis.font;
  if (font == NULL || !PANGO_IS_FC_FONT(font)) return false;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  FcChar8 *file, *family;
  *out = (cs_face){.file = "", .family = ""};
  if (FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch) out->file = (char *)file;
  if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch) {
    out->family = (char *)family;
  }
  (void)FcPatternGetInteger(pattern, FC_INDEX, 0, &out->index);
  return true;
}
