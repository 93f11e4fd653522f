#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cairoshim.h"

// cairo samples a row of pixels at 15 heights, so that a level stem which moves would move in steps
// of 1/15 px. FreeType's smooth rasterizer gives the exact area, of an outline rounded to 1/64 px,
// in a tenth of the instructions (measured on glyphs and round corners).

bool cs_freetype_version(int *major, int *minor, int *patch) {
  FT_Library library;
  if (FT_Init_FreeType(&library) != 0) return false;
  FT_Library_Version(library, major, minor, patch);
  FT_Done_FreeType(library);
  return true;
}

struct cs_area_rasterizer {
  FT_Library library;
  // The outline that is being filled, with room for `point_capacity` points and as many contours.
  FT_Outline outline;
  size_t point_capacity;
};

cs_area_rasterizer *cs_area_rasterizer_create(void) {
  cs_area_rasterizer *rasterizer = calloc(1, sizeof *rasterizer);
  if (rasterizer == NULL) return NULL;
  if (FT_Init_FreeType(&rasterizer->library) == 0) return rasterizer;
  free(rasterizer);
  return NULL;
}

void cs_area_rasterizer_destroy(cs_area_rasterizer *rasterizer) {
  if (rasterizer->point_capacity > 0) {
    FT_Outline_Done(rasterizer->library, &rasterizer->outline);
  }
  FT_Done_FreeType(rasterizer->library);
  free(rasterizer);
}

// False without memory, and for more points than an outline can have.
static bool reserve(cs_area_rasterizer *rasterizer, size_t points) {
  if (points <= rasterizer->point_capacity) return true;
  if (points > SHRT_MAX) return false;
  if (rasterizer->point_capacity > 0) {
    FT_Outline_Done(rasterizer->library, &rasterizer->outline);
    rasterizer->point_capacity = 0;
  }
  if (FT_Outline_New(
        rasterizer->library, (FT_UInt)points, (FT_Int)points, &rasterizer->outline) != 0) {
    return false;
  }
  rasterizer->point_capacity = points;
  return true;
}

// From pixels, in 1/64 px. FreeType refuses outlines that reach further than 2¹⁸ px.
static FT_Pos position(double value) {
  return (FT_Pos)lround(fmin(fmax(value, -0x3ffff), 0x3ffff) * 64);
}

bool cs_area_coverage(
  cs_area_rasterizer *rasterizer, const uint8_t *verbs, size_t verb_count,
  const double *coordinates, const double map[6], bool even_odd, uint8_t *out, ptrdiff_t stride,
  int width, int height) {
  size_t needed = 0;
  for (size_t i = 0; i < verb_count; i++) needed += verbs[i] == CS_CURVE ? 3 : verbs[i] != CS_CLOSE;
  if (!reserve(rasterizer, needed)) return false;
  FT_Outline *outline = &rasterizer->outline;
  short points = 0, contours = 0;
  const double *p = coordinates;
  for (size_t i = 0; i < verb_count; i++) {
    int count = verbs[i] == CS_CURVE ? 3 : verbs[i] != CS_CLOSE;
    if (verbs[i] == CS_MOVE && points > 0) outline->contours[contours++] = (short)(points - 1);
    for (int k = 0; k < count; k++, p += 2, points++) {
      // FreeType's rows go up from the bottom.
      outline->points[points].x = position(map[0] * p[0] + map[2] * p[1] + map[4]);
      outline->points[points].y = position(height - (map[1] * p[0] + map[3] * p[1] + map[5]));
      outline->tags[points] = count == 3 && k < 2 ? FT_CURVE_TAG_CUBIC : FT_CURVE_TAG_ON;
    }
  }
  if (points == 0) return true;
  outline->contours[contours++] = (short)(points - 1);
  outline->n_points = points;
  outline->n_contours = contours;
  outline->flags &= ~FT_OUTLINE_EVEN_ODD_FILL;
  if (even_odd) outline->flags |= FT_OUTLINE_EVEN_ODD_FILL;
  FT_Bitmap bitmap = {
    .rows = (unsigned)height, .width = (unsigned)width, .pitch = (int)stride, .buffer = out,
    .num_grays = 256, .pixel_mode = FT_PIXEL_MODE_GRAY};
  return FT_Outline_Get_Bitmap(rasterizer->library, outline, &bitmap) == 0;
}
