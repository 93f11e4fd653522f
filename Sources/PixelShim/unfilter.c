#include "unfilter.h"
#include "vectorised.h"

#include <string.h>

// PNG (third edition), section 9.2: x is the byte, a that of the pixel to the left, b that above, c that
// above to the left; what lies outside of the picture is 0. The reconstruction of a pixel needs the
// one before, so its channels are what is computed at once.

typedef int16_t channels4 __attribute__((vector_size(8)));

VECTORISED
static void up(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
}

typedef uint8_t bytes4 __attribute__((vector_size(4)));

// Reads 4 bytes, whatever the size: what the fourth is of 3 has no influence.
static inline channels4 pixel_at(const uint8_t *bytes) {
  bytes4 pixel;
  memcpy(&pixel, bytes, 4);
  return __builtin_convertvector(pixel, channels4);
}

static inline void put_pixel(uint8_t *bytes, channels4 channels, size_t size) {
  bytes4 pixel = __builtin_convertvector(channels, bytes4);
  memcpy(bytes, &pixel, size);
}

static inline void sub(uint8_t *row, size_t count, size_t size) {
  channels4 a = {0, 0, 0, 0};
  for (size_t i = 0; i < count; i += size) {
    a = (a + pixel_at(row + i)) & 255;
    put_pixel(row + i, a, size);
  }
}

static inline void average(uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  channels4 a = {0, 0, 0, 0};
  for (size_t i = 0; i < count; i += size) {
    channels4 b = pixel_at(above + i);
    a = (((a + b) >> 1) + pixel_at(row + i)) & 255;
    put_pixel(row + i, a, size);
  }
}

static inline channels4 distance(channels4 value) {
  channels4 sign = value >> 15;
  return (value ^ sign) - sign;
}

static inline void paeth(uint8_t *row, const uint8_t *above, size_t count, size_t size) {
  channels4 a = {0, 0, 0, 0}, c = {0, 0, 0, 0};
  for (size_t i = 0; i < count; i += size) {
    channels4 b = pixel_at(above + i);
    // p = a + b - c, so p - a = b - c and so on. Of equal distances a is before b before c.
    channels4 from_a = distance(b - c), from_b = distance(a - c), from_c = distance(a + b - c - c);
    channels4 is_a = (from_a <= from_b) & (from_a <= from_c), is_b = ~is_a & (from_b <= from_c);
    channels4 nearest = (a & is_a) | (b & is_b) | (c & ~(is_a | is_b));
    a = (nearest + pixel_at(row + i)) & 255;
    c = b;
    put_pixel(row + i, a, size);
  }
}

bool ps_unfilter_row(
  uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size) {
  // Constant sizes, so that each loop is compiled for both.
  bool has_alpha = pixel_size == 4;
  switch (filter) {
  case 0: return true;
  case 1: has_alpha ? sub(row, count, 4) : sub(row, count, 3); return true;
  case 2: up(row, above, count); return true;
  case 3: has_alpha ? average(row, above, count, 4) : average(row, above, count, 3); return true;
  case 4: has_alpha ? paeth(row, above, count, 4) : paeth(row, above, count, 3); return true;
  default: return false;
  }
}
