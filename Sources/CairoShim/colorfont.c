#include <ft2build.h>
#include FT_FREETYPE_H

#include <stdlib.h>

#include "cairoshim.h"

struct cs_color_font {
  FT_Library library;
  FT_Face face;
};

// A face drawn from layered outlines is drawn at this size, in pixels; screens show emoji at less.
enum { OUTLINE_SIZE = 256 };

static bool choose_size(FT_Face face) {
  if (FT_IS_SCALABLE(face)) return FT_Set_Pixel_Sizes(face, 0, OUTLINE_SIZE) == 0;
  int largest = -1;
  for (int i = 0; i < face->num_fixed_sizes; i++) {
    if (largest < 0 || face->available_sizes[i].y_ppem > face->available_sizes[largest].y_ppem) {
      largest = i;
    }
  }
  return largest >= 0 && FT_Select_Size(face, largest) == 0;
}

cs_color_font *cs_color_font_create(const char *file, int index) {
  cs_color_font *font = calloc(1, sizeof *font);
  if (font == NULL) return NULL;
  if (FT_Init_FreeType(&font->library) != 0) {
    free(font);
    return NULL;
  }
  if (FT_New_Face(font->library, file, index, &font->face) == 0 && FT_HAS_COLOR(font->face)
      && choose_size(font->face)) {
    return font;
  }
  cs_color_font_destroy(font);
  return NULL;
}

void cs_color_font_destroy(cs_color_font *font) {
  FT_Done_FreeType(font->library);  // With its faces.
  free(font);
}

bool cs_color_glyph(cs_color_font *font, uint32_t glyph, cs_glyph_picture *out) {
  if (FT_Load_Glyph(font->face, glyph, FT_LOAD_COLOR | FT_LOAD_RENDER | FT_LOAD_NO_HINTING) != 0) {
    return false;
  }
  FT_GlyphSlot slot = font->face->glyph;
  FT_Bitmap *bitmap = &slot->bitmap;
  if (bitmap->pixel_mode != FT_PIXEL_MODE_BGRA || bitmap->width == 0 || bitmap->rows == 0) {
    return false;
  }
  *out = (cs_glyph_picture){
    .picture = {bitmap->buffer, (int)bitmap->width, (int)bitmap->rows, bitmap->pitch},
    .left = slot->bitmap_left,
    .top = slot->bitmap_top,
    .em = font->face->size->metrics.y_ppem};
  return bitmap->pitch > 0 && out->em > 0;
}
