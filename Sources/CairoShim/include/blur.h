// Gaussian blur of coverage.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Takes every fourth byte: the alpha of premultiplied BGRA.
void cs_extract_alpha(
  const uint8_t *pixels, ptrdiff_t stride, uint8_t *out, ptrdiff_t out_stride, int width,
  int height);

/// The grid a blur works on: cells of step_x × step_y pixels.
typedef struct {
  int step_x, step_y;
  /// Cells on a side.
  int columns, rows;
} cs_cells;

/// The mean of the pixels of each cell. `columns · step_x` × `rows · step_y` pixels are read.
void cs_average_cells(const uint8_t *pixels, ptrdiff_t stride, cs_cells cells, float *out);
/// Convolves each row with a kernel that is the same both ways: `weights[0]` is its middle, and
/// `weights[reach]` its last. What lies outside is 0. `row` holds `columns + 2 · reach` entries for
/// the loop's use.
void cs_convolve_rows(
  const float *cells, int columns, int rows, const float *weights, int reach, float *row,
  float *out);
/// The same down each column.
void cs_convolve_columns(
  const float *cells, int columns, int rows, const float *weights, int reach, float *out);
/// Pixels between the centres of cells, linearly along each axis, rounded; beyond the cells is 0.
/// Rows of cells are `cell_stride` apart. Writes the pixels of all cells. `row` holds
/// `columns + 2` entries for the loop's use.
void cs_spread_cells(
  const float *cells, ptrdiff_t cell_stride, cs_cells grid, float *row, uint8_t *out,
  ptrdiff_t stride);
