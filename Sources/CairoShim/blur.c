#include <string.h>

#include "blur.h"

void cs_extract_alpha(
    const uint8_t *pixels, ptrdiff_t stride, uint8_t *out, ptrdiff_t out_stride, int width,
    int height) {
  for (int y = 0; y < height; y++, pixels += stride, out += out_stride) {
    for (int x = 0; x < width; x++) out[x] = pixels[4 * x + 3];
  }
}

void cs_average_cells(const uint8_t *pixels, ptrdiff_t stride, cs_cells cells, float *out) {
  float share = 1.0f / (float)(cells.step_x * cells.step_y);
  for (int row = 0; row < cells.rows; row++, pixels += cells.step_y * stride, out += cells.columns) {
    for (int column = 0; column < cells.columns; column++) {
      const uint8_t *cell = pixels + column * cells.step_x;
      int sum = 0;
      for (int y = 0; y < cells.step_y; y++, cell += stride) {
        for (int x = 0; x < cells.step_x; x++) sum += cell[x];
      }
      out[column] = (float)sum * share;
    }
  }
}

void cs_convolve_rows(
    const float *cells, int columns, int rows, const float *weights, int reach, float *row,
    float *out) {
  memset(row, 0, sizeof(float) * (size_t)(columns + 2 * reach));
  for (int y = 0; y < rows; y++, cells += columns, out += columns) {
    float *middle = row + reach;
    memcpy(middle, cells, sizeof(float) * (size_t)columns);
    for (int x = 0; x < columns; x++) out[x] = weights[0] * middle[x];
    for (int k = 1; k <= reach; k++) {
      float weight = weights[k];
      const float *before = middle - k, *after = middle + k;
      for (int x = 0; x < columns; x++) out[x] += weight * (before[x] + after[x]);
    }
  }
}

void cs_convolve_columns(
    const float *cells, int columns, int rows, const float *weights, int reach, float *out) {
  for (int y = 0; y < rows; y++, out += columns) {
    const float *middle = cells + (ptrdiff_t)y * columns;
    for (int x = 0; x < columns; x++) out[x] = weights[0] * middle[x];
    for (int k = 1; k <= reach; k++) {
      float weight = weights[k];
      const float *above = y >= k ? middle - (ptrdiff_t)k * columns : NULL;
      const float *below = y + k < rows ? middle + (ptrdiff_t)k * columns : NULL;
      if (above != NULL && below != NULL) {
        for (int x = 0; x < columns; x++) out[x] += weight * (above[x] + below[x]);
      } else if (above != NULL || below != NULL) {
        const float *one = above != NULL ? above : below;
        for (int x = 0; x < columns; x++) out[x] += weight * one[x];
      }
    }
  }
}

/// Half of the pixels of a cell lie before its centre; a cell of one pixel is its centre.
static inline void spread_row(const float *row, int columns, int step, uint8_t *out) {
  if (step == 1) {
    for (int x = 0; x < columns; x++) out[x] = (uint8_t)(row[x + 1] + 0.5f);
    return;
  }
  float part = 1.0f / (float)step;
  int half = step / 2;
  for (int x = 0; x < columns; x++, out += step) {
    float before = row[x], centre = row[x + 1], after = row[x + 2];
    for (int i = 0; i < half; i++) {
      float share = ((float)i + 0.5f) * part;
      out[half - 1 - i] = (uint8_t)(centre + (before - centre) * share + 0.5f);
      out[half + i] = (uint8_t)(centre + (after - centre) * share + 0.5f);
    }
  }
}

void cs_spread_cells(
    const float *cells, ptrdiff_t cell_stride, cs_cells grid, float *row, uint8_t *out,
    ptrdiff_t stride) {
  // Beyond the grid there is nothing.
  row[0] = row[grid.columns + 1] = 0;
  for (int y = 0; y < grid.rows * grid.step_y; y++, out += stride) {
    int cell = y / grid.step_y, inside = y % grid.step_y;
    float place = ((float)inside + 0.5f) / (float)grid.step_y - 0.5f;
    int other = place < 0 ? cell - 1 : cell + 1;
    float share = place < 0 ? -place : place;
    const float *near = cells + cell * cell_stride;
    if (share == 0) {
      memcpy(row + 1, near, sizeof(float) * (size_t)grid.columns);
    } else if (other < 0 || other >= grid.rows) {
      for (int x = 0; x < grid.columns; x++) row[x + 1] = near[x] * (1 - share);
    } else {
      const float *far = cells + other * cell_stride;
      for (int x = 0; x < grid.columns; x++) row[x + 1] = near[x] + (far[x] - near[x]) * share;
    }
    switch (grid.step_x) {
      // The usual steps by themselves, for loops of a known length.
      case 1: spread_row(row, grid.columns, 1, out); break;
      case 2: spread_row(row, grid.columns, 2, out); break;
      case 4: spread_row(row, grid.columns, 4, out); break;
      case 8: spread_row(row, grid.columns, 8, out); break;
      default: spread_row(row, grid.columns, grid.step_x, out); break;
    }
  }
}
