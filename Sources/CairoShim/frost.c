#include <string.h>

#include "frost.h"

// The four bytes of a pixel, in step.
typedef float channels __attribute__((vector_size(16)));
typedef int32_t whole_channels __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(4)));

static inline channels load(const float *cell) {
  channels value;
  memcpy(&value, cell, sizeof value);
  return value;
}

static inline void store(channels value, float *cell) { memcpy(cell, &value, sizeof value); }

void cs_average_pixels(const uint8_t *pixels, ptrdiff_t stride, cs_cells grid, float *out) {
  float share = 1.0f / (float)(grid.step_x * grid.step_y);
  for (int row = 0; row < grid.rows; row++, pixels += grid.step_y * stride) {
    for (int column = 0; column < grid.columns; column++, out += 4) {
      const uint8_t *line = pixels + 4 * column * grid.step_x;
      whole_channels sum = {0, 0, 0, 0};
      for (int y = 0; y < grid.step_y; y++, line += stride) {
        for (int x = 0; x < grid.step_x; x++) {
          bytes pixel;
          memcpy(&pixel, line + 4 * x, sizeof pixel);
          sum += __builtin_convertvector(pixel, whole_channels);
        }
      }
      store(__builtin_convertvector(sum, channels) * share, out);
    }
  }
}

void cs_convolve_pixel_rows(
    const float *cells, int columns, int rows, const float *weights, int reach, float *row,
    float *out) {
  int count = 4 * columns;
  memset(row, 0, sizeof(float) * (size_t)(count + 8 * reach));
  float *middle = row + 4 * reach;
  for (int y = 0; y < rows; y++, cells += count, out += count) {
    memcpy(middle, cells, sizeof(float) * (size_t)count);
    for (int x = 0; x < count; x++) out[x] = weights[0] * middle[x];
    for (int k = 1; k <= reach; k++) {
      float weight = weights[k];
      const float *before = middle - 4 * k, *after = middle + 4 * k;
      for (int x = 0; x < count; x++) out[x] += weight * (before[x] + after[x]);
    }
  }
}

void cs_scale_cells(float *cells, int columns, int rows, const float *across, const float *down) {
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < columns; x++, cells += 4) store(load(cells) * (across[x] * down[y]), cells);
  }
}

void cs_colour_cells(float *cells, size_t count, float saturation, const float tint[4]) {
  channels cover = load(tint);
  float rest = 1 - tint[3] / 255;
  for (size_t i = 0; i < count; i++, cells += 4) {
    float alpha = cells[3];
    float luminance = 0.0722f * cells[0] + 0.7152f * cells[1] + 0.2126f * cells[2];
    for (int c = 0; c < 3; c++) {
      float value = luminance + (cells[c] - luminance) * saturation;
      cells[c] = value < 0 ? 0 : value > alpha ? alpha : value;
    }
    store(cover + load(cells) * rest, cells);
  }
}

void cs_spread_pixels(
    const float *cells, ptrdiff_t cell_stride, cs_cells grid, float *row, uint8_t *out,
    ptrdiff_t stride) {
  int count = 4 * grid.columns;
  for (int y = 0; y < grid.rows * grid.step_y; y++, out += stride) {
    int cell = y / grid.step_y, inside = y % grid.step_y;
    float place = ((float)inside + 0.5f) / (float)grid.step_y - 0.5f;
    int other = place < 0 ? cell - 1 : cell + 1;
    other = other < 0 ? 0 : other >= grid.rows ? grid.rows - 1 : other;
    float share = place < 0 ? -place : place;
    const float *near = cells + cell * cell_stride, *far = cells + other * cell_stride;
    for (int x = 0; x < count; x++) row[4 + x] = near[x] + (far[x] - near[x]) * share;
    memcpy(row, row + 4, 4 * sizeof(float));
    memcpy(row + 4 + count, row + count, 4 * sizeof(float));
    uint8_t *pixel = out;
    for (int column = 0; column < grid.columns; column++) {
      channels before = load(row + 4 * column), centre = load(row + 4 * column + 4);
      channels after = load(row + 4 * column + 8);
      for (int i = 0; i < grid.step_x; i++, pixel += 4) {
        float across = ((float)i + 0.5f) / (float)grid.step_x - 0.5f;
        channels value = across < 0 ? centre - (before - centre) * across
                                    : centre + (after - centre) * across;
        bytes rounded =
          __builtin_convertvector(__builtin_convertvector(value + 0.5f, whole_channels), bytes);
        memcpy(pixel, &rounded, sizeof rounded);
      }
    }
  }
}
