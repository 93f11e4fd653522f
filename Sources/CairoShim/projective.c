#include <math.h>
#include <string.h>

#include "cairoshim.h"

typedef int32_t channels __attribute__((vector_size(16)));
typedef uint8_t uint8_channels __attribute__((vector_size(4)));

// Where a point of the output lies in the source.
typedef struct {
  double x, y;
  bool is_seen;
} place;

static inline place place_of(const double map[9], double x, double y) {
  double w = x * map[2] + y * map[5] + map[8];
  if (!(w > 0)) return (place){0, 0, false};
  return (place){
    (x * map[0] + y * map[3] + map[6]) / w, (x * map[1] + y * map[4] + map[7]) / w, true};
}

static inline channels load(const uint8_t *pixel) {
  uint8_channels bytes;
  memcpy(&bytes, pixel, sizeof bytes);
  return __builtin_convertvector(bytes, channels);
}

static inline channels load_or_clear(cs_picture source, int x, int y) {
  if (x < 0 || y < 0 || x >= source.width || y >= source.height) return (channels){0};
  return load(source.pixels + y * source.stride + 4 * x);
}

// 8 bits of fraction. x and y count from the centre of the first pixel.
static inline channels sample(cs_picture source, double x, double y) {
  if (!(x > -1 && y > -1 && x < source.width && y < source.height)) return (channels){0};
  int left = (int)(x + 1) - 1, top = (int)(y + 1) - 1;
  int right_part = (int)((x - left) * 256 + 0.5), bottom_part = (int)((y - top) * 256 + 0.5);
  channels upper_left, upper_right, lower_left, lower_right;
  if (left >= 0 && top >= 0 && left + 1 < source.width && top + 1 < source.height) {
    const uint8_t *pixel = source.pixels + top * source.stride + 4 * left;
    upper_left = load(pixel), upper_right = load(pixel + 4);
    lower_left = load(pixel + source.stride), lower_right = load(pixel + source.stride + 4);
  } else {
    upper_left = load_or_clear(source, left, top);
    upper_right = load_or_clear(source, left + 1, top);
    lower_left = load_or_clear(source, left, top + 1);
    lower_right = load_or_clear(source, left + 1, top + 1);
  }
  channels upper = upper_left * (256 - right_part) + upper_right * right_part;
  channels lower = lower_left * (256 - right_part) + lower_right * right_part;
  return (upper * (256 - bottom_part) + lower * bottom_part) >> 8;
}

static inline double distance(place a, place b) {
  return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

static inline double larger(double a, double b) { return a > b ? a : b; }
static inline double smaller(double a, double b) { return a < b ? a : b; }

// How many samples along an axis are no more than a source pixel apart.
static inline int sample_count(double length) {
  return length <= 1 ? 1 : length >= 4096 ? 4096 : (int)ceil(length);
}

enum { MOST_SAMPLES = 32768, HORIZON_SAMPLES = 8 };

static void write_pixel(
    cs_picture source, const double map[9], int x, int y, const place corners[4], uint8_t *out) {
  int across = HORIZON_SAMPLES, down = HORIZON_SAMPLES;
  if (!corners[0].is_seen && !corners[1].is_seen && !corners[2].is_seen && !corners[3].is_seen) {
    return;  // W is linear, so nothing between them is seen either.
  }
  if (corners[0].is_seen && corners[1].is_seen && corners[2].is_seen && corners[3].is_seen) {
    place a = corners[0], b = corners[1], c = corners[2], d = corners[3];
    if (larger(larger(a.x, b.x), larger(c.x, d.x)) < -1
        || larger(larger(a.y, b.y), larger(c.y, d.y)) < -1
        || smaller(smaller(a.x, b.x), smaller(c.x, d.x)) > source.width + 1
        || smaller(smaller(a.y, b.y), smaller(c.y, d.y)) > source.height + 1) {
      return;
    }
    across = sample_count(larger(distance(a, b), distance(c, d)));
    down = sample_count(larger(distance(a, c), distance(b, d)));
    while (across * down > MOST_SAMPLES) {
      if (across > down) across = (across + 1) / 2;
      else down = (down + 1) / 2;
    }
  }
  channels sum = {0};
  for (int j = 0; j < down; j++) {
    for (int i = 0; i < across; i++) {
      place at = place_of(map, x + (i + 0.5) / across, y + (j + 0.5) / down);
      if (at.is_seen) sum += sample(source, at.x - 0.5, at.y - 0.5);
    }
  }
  // 32768 samples of 255 · 256 stay below 2³¹.
  int32_t count = across * down;
  sum = (sum + 128 * count) / (256 * count);
  uint8_channels bytes = __builtin_convertvector(sum, uint8_channels);
  memcpy(out, &bytes, sizeof bytes);
}

void cs_resample_projective(
    cs_picture source, const double map[9], int left, int top, int width, int height,
    uint8_t *out, ptrdiff_t stride) {
  for (int y = top; y < top + height; y++, out += stride) {
    // Upper left, upper right, lower left, lower right.
    place corners[4];
    corners[1] = place_of(map, left, y);
    corners[3] = place_of(map, left, y + 1);
    for (int x = left; x < left + width; x++) {
      corners[0] = corners[1];
      corners[2] = corners[3];
      corners[1] = place_of(map, x + 1, y);
      corners[3] = place_of(map, x + 1, y + 1);
      write_pixel(source, map, x, y, corners, out + 4 * (x - left));
    }
  }
}
