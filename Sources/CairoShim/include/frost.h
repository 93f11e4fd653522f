// Gaussian blur of pixels: premultiplied BGRA, or cells of four floats each.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "blur.h"

/// The mean of the pixels of each cell. `columns · step_x` × `rows · step_y` pixels are read.
void cs_average_pixels(const uint8_t *pixels, ptrdiff_t stride, cs_cells grid, float *out);
/// Convolves each row as `cs_convolve_rows` does. `row` holds `4 · (columns + 2 · reach)` entries
/// for the loop's use.
void cs_convolve_pixel_rows(
  const float *cells, int columns, int rows, const float *weights, int reach, float *row,
  float *out);
/// Multiplies each cell by a factor of its column and one of its row.
void cs_scale_cells(float *cells, int columns, int rows, const float *across, const float *down);
/// Moves colours away from their luminance (Rec. 709's) by a factor, within what their alpha
/// allows, and lays a premultiplied colour of 0...255 over them.
void cs_colour_cells(float *cells, size_t count, float saturation, const float tint[4]);
/// Pixels between the centres of cells, linearly along each axis, rounded; beyond the outermost
/// centres their values go on. Rows of cells are `cell_stride` floats apart. Writes the pixels of
/// all cells. `row` holds `4 · (columns + 2)` entries for the loop's use.
void cs_spread_pixels(
  const float *cells, ptrdiff_t cell_stride, cs_cells grid, float *row, uint8_t *out,
  ptrdiff_t stride);
