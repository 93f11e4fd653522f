#include <math.h>
#include <string.h>

#include "cairoshim.h"

// The four bytes of a pixel, in step.
typedef int32_t channels __attribute__((vector_size(16)));
typedef uint16_t uint16_channels __attribute__((vector_size(8)));
typedef uint8_t uint8_channels __attribute__((vector_size(4)));

static inline channels load(const uint8_t *pixel) {
  uint8_channels bytes;
  memcpy(&bytes, pixel, sizeof bytes);
  return __builtin_convertvector(bytes, channels);
}

static inline void store(channels value, uint8_t *pixel) {
  uint8_channels bytes = __builtin_convertvector(value, uint8_channels);
  memcpy(pixel, &bytes, sizeof bytes);
}

// Weights are below 2¹⁵ and what they multiply is below 2¹⁶: products of 16 bits, which every
// processor has eight of at a time, unlike those of 32.
typedef uint8_t uint8_entries __attribute__((vector_size(16)));
typedef uint16_t uint16_entries __attribute__((vector_size(32)));
typedef uint32_t uint32_entries __attribute__((vector_size(64)));
enum { ENTRIES = 16 };
typedef uint16_t uint16_pair __attribute__((vector_size(16)));
typedef uint32_t uint32_pair __attribute__((vector_size(32)));
typedef uint32_t uint32_channels __attribute__((vector_size(16)));

/// One row of sums down the columns, times 256.
static void add_rows(
    const uint8_t *first, ptrdiff_t stride, const cs_taps *taps, int entries, uint16_t *row) {
  int i = 0;
  if (taps->count == 1) {
    for (; i < entries; i++) row[i] = (uint16_t)(first[i] << 8);
  }
  for (; i + ENTRIES <= entries; i += ENTRIES) {
    uint32_entries sum = {0};
    sum += 32;
    for (int k = 0; k < taps->count; k++) {
      uint8_entries bytes;
      memcpy(&bytes, first + k * stride + i, sizeof bytes);
      sum += __builtin_convertvector(bytes, uint32_entries) * (uint16_t)taps->weights[k];
    }
    uint16_entries half = __builtin_convertvector(sum >> 6, uint16_entries);
    memcpy(row + i, &half, sizeof half);
  }
  for (; i < entries; i++) {
    uint32_t sum = 32;
    for (int k = 0; k < taps->count; k++) sum += (uint32_t)taps->weights[k] * first[k * stride + i];
    row[i] = (uint16_t)(sum >> 6);
  }
}

/// One output pixel, of two samples at a time.
static inline void add_columns(const uint16_t *samples, const cs_taps *taps, uint8_t *out) {
  uint32_pair sum = {0};
  for (int k = 0; k < taps->count; k += 2, samples += 8) {
    uint16_pair pair;
    memcpy(&pair, samples, sizeof pair);
    uint16_t a = (uint16_t)taps->weights[k];
    uint16_t b = k + 1 < taps->count ? (uint16_t)taps->weights[k + 1] : 0;
    uint16_pair weights = {a, a, a, a, b, b, b, b};
    sum += __builtin_convertvector(pair, uint32_pair) * __builtin_convertvector(weights, uint32_pair);
  }
  uint32_channels total = __builtin_shufflevector(sum, sum, 0, 1, 2, 3)
                          + __builtin_shufflevector(sum, sum, 4, 5, 6, 7) + (1 << 21);
  uint8_channels bytes = __builtin_convertvector(total >> 22, uint8_channels);
  memcpy(out, &bytes, sizeof bytes);
}

void cs_resample(
    cs_picture source, const cs_taps *columns, int width, const cs_taps *rows, int height,
    uint16_t *row, uint8_t *out, ptrdiff_t stride) {
  for (int y = 0; y < height; y++, out += stride) {
    // Down the columns first: contiguous, and each source row is read once an output row.
    add_rows(
      source.pixels + rows[y].first * source.stride, source.stride, rows + y, 4 * source.width, row);
    for (int x = 0; x < width; x++) add_columns(row + 4 * columns[x].first, columns + x, out + 4 * x);
  }
}

static inline int clamp(int64_t value, int limit) {
  return value < 0 ? 0 : value > limit ? limit : (int)value;
}

/// Bilinear, times 65536.
static inline channels sample(cs_picture source, int64_t x, int64_t y) {
  int left = 4 * clamp(x >> 32, source.width - 1);
  int right = 4 * clamp((x >> 32) + 1, source.width - 1);
  const uint8_t *upper = source.pixels + clamp(y >> 32, source.height - 1) * source.stride;
  const uint8_t *lower = source.pixels + clamp((y >> 32) + 1, source.height - 1) * source.stride;
  int32_t u = (x >> 24) & 255, v = (y >> 24) & 255;
  channels top = load(upper + left) * (256 - u) + load(upper + right) * u;
  channels bottom = load(lower + left) * (256 - u) + load(lower + right) * u;
  return top * (256 - v) + bottom * v;
}

/// Fixed point of 32 fraction bits; a place beyond 2³⁰ is as good as there. 0 for what is no number.
static inline int64_t fixed(double value) {
  const double limit = 1073741824.0;
  if (isnan(value)) return 0;
  return (int64_t)round((value < -limit ? -limit : value > limit ? limit : value) * 4294967296.0);
}

/// Steps from which on fixed point could not add them up over the widest surface: such a picture is
/// squeezed to a few pixels, and each of its pixels is placed by itself.
static bool is_steep(const double map[6], int width, int height) {
  double across = (double)width + 1, down = (double)height + 1;
  for (int i = 0; i < 2; i++) {
    double reach = fabs(map[4 + i]) + fabs(map[i]) * across + fabs(map[2 + i]) * down;
    if (!(reach < 1073741824.0)) return true;
  }
  return false;
}

void cs_resample_affine(
    cs_picture source, const double map[6], bool four, int width, int height, uint8_t *out,
    ptrdiff_t stride) {
  if (is_steep(map, width, height)) {
    static const double offsets[4][2] = {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}};
    for (int row = 0; row < height; row++, out += stride) {
      for (int column = 0; column < width; column++) {
        channels sum = {0, 0, 0, 0};
        for (int i = 0; i < 4; i++) {
          double across = column + (four ? offsets[i][0] / 4 : 0);
          double down = row + (four ? offsets[i][1] / 4 : 0);
          double x = map[4] + map[0] * across + map[2] * down;
          double y = map[5] + map[1] * across + map[3] * down;
          sum += sample(source, fixed(x), fixed(y));
        }
        store((sum + (1 << 17)) >> 18, out + 4 * column);
      }
    }
    return;
  }
  int64_t xx = fixed(map[0]), yx = fixed(map[1]), xy = fixed(map[2]), yy = fixed(map[3]);
  int64_t x = fixed(map[4]), y = fixed(map[5]);
  // Half a step between the four points, so a quarter from the centre.
  int64_t ax = (xx + xy) / 4, ay = (yx + yy) / 4, bx = (xx - xy) / 4, by = (yx - yy) / 4;
  for (int row = 0; row < height; row++, out += stride, x += xy, y += yy) {
    int64_t px = x, py = y;
    for (int column = 0; column < width; column++, px += xx, py += yx) {
      if (four) {
        channels sum = sample(source, px - ax, py - ay) + sample(source, px + ax, py + ay)
                       + sample(source, px - bx, py - by) + sample(source, px + bx, py + by);
        store((sum + (1 << 17)) >> 18, out + 4 * column);
      } else {
        store((sample(source, px, py) + (1 << 15)) >> 16, out + 4 * column);
      }
    }
  }
}

void cs_premultiply(const uint8_t *rgba, uint8_t *bgra, size_t pixel_count) {
  for (size_t i = 0; i < pixel_count; i++, rgba += 4, bgra += 4) {
    uint32_t alpha = rgba[3];
    bgra[0] = (uint8_t)((rgba[2] * alpha + 127) / 255);
    bgra[1] = (uint8_t)((rgba[1] * alpha + 127) / 255);
    bgra[2] = (uint8_t)((rgba[0] * alpha + 127) / 255);
    bgra[3] = (uint8_t)alpha;
  }
}

void cs_halve(cs_picture source, uint8_t *out, ptrdiff_t stride) {
  int width = (source.width + 1) / 2, height = (source.height + 1) / 2;
  for (int y = 0; y < height; y++, out += stride) {
    const uint8_t *upper = source.pixels + 2 * y * source.stride;
    const uint8_t *lower = 2 * y + 1 < source.height ? upper + source.stride : upper;
    for (int x = 0; x < width; x++) {
      int left = 8 * x, right = 2 * x + 1 < source.width ? left + 4 : left;
      for (int c = 0; c < 4; c++) {
        out[4 * x + c] = (uint8_t)((upper[left + c] + upper[right + c] + lower[left + c]
                                    + lower[right + c] + 2) / 4);
      }
    }
  }
}

void cs_add_coverage(
    const uint8_t *source, ptrdiff_t source_stride, uint8_t *out, ptrdiff_t stride, int width,
    int height) {
  for (int y = 0; y < height; y++, source += source_stride, out += stride) {
    for (int x = 0; x < width; x++) {
      int sum = source[x] + out[x];
      out[x] = (uint8_t)(sum > 255 ? 255 : sum);
    }
  }
}

void cs_blend_uncovered(
    const uint8_t *source, ptrdiff_t source_stride, const uint8_t *coverage, uint8_t *out,
    ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++, source += source_stride, coverage += width, out += stride) {
    int x = 0;
    while (x < width) {
      // Most pixels of a corner are covered or bare: eight at a glance.
      uint64_t eight = 1;
      if (x + 8 <= width) memcpy(&eight, coverage + x, 8);
      if (eight == 0) memcpy(out + 4 * x, source + 4 * x, 32);
      if (eight == 0 || eight == UINT64_MAX) {
        x += 8;
        continue;
      }
      // The mean weighted by coverage, over 255 and to the nearest.
      int32_t covered = coverage[x];
      channels sum = load(source + 4 * x) * (255 - covered) + load(out + 4 * x) * covered + 128;
      store((sum + (sum >> 8)) >> 8, out + 4 * x);
      x++;
    }
  }
}
