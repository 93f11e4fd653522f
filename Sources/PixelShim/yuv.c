#include "pixelshim.h"
#include "pixel.h"
#include "vectorised.h"

// ITU-R BT.709-6, 3.2-3.5, 8 bit, limited range, for R'G'B' of 0 to 255:
//
//   Y  =  16 + 219 (0.2126 R + 0.7152 G + 0.0722 B) / 255
//   Cb = 128 + 224 (B - E) / (1.8556 * 255),  Cr = 128 + 224 (R - E) / (1.5748 * 255)
//
// with E = 0.2126 R + 0.7152 G + 0.0722 B. As fractions in lowest terms, with chroma of the sums of
// four pixels:
//
//   Y  =  16 + (77599 R + 261048 G + 26353 B) / 425000
//   Cb = 128 + 28 (-1063 R - 3576 G + 4639 B) / 1182945
//   Cr = 128 + 28 ( 3937 R - 3576 G -  361 B) / 1003935
//
// each rounded to the nearest integer, halves up.

enum { LUMA = 425000, BLUE = 1182945, RED = 1003935 };

// floor(n / d) by a product: the factor is ceil(2^49 / d), and n times its excess over 2^49 / d, which
// is below 1, stays below 2^49 / d as long as n d < 2^49; the largest here is 0.6 of that. (Granlund
// and Montgomery, Division by invariant integers using multiplication, 1994, theorem 4.2.)
#define FACTOR(d) (((UINT64_C(1) << 49) + (d) - 1) / (d))
static inline uint32_t quotient(uint32_t n, uint64_t factor) {
  return (uint32_t)((uint64_t)n * factor >> 49);
}

static inline uint8_t luma_of(uint32_t p) {
  uint32_t n = 77599 * (p >> 16 & 0xff) + 261048 * (p >> 8 & 0xff) + 26353 * (p & 0xff);
  return (uint8_t)(16 + quotient(n + LUMA / 2, FACTOR(LUMA)));
}

// The 128 is within the numerator, which is so never negative.
static inline uint8_t blue_of(uint32_t r, uint32_t g, uint32_t b) {
  uint32_t n = 128 * BLUE + BLUE / 2 + 28 * (4639 * b - 1063 * r - 3576 * g);
  return (uint8_t)quotient(n, FACTOR(BLUE));
}

static inline uint8_t red_of(uint32_t r, uint32_t g, uint32_t b) {
  uint32_t n = 128 * RED + RED / 2 + 28 * (3937 * r - 3576 * g - 361 * b);
  return (uint8_t)quotient(n, FACTOR(RED));
}

VECTORISED
static void luma_row(uint8_t *restrict luma, const uint8_t *restrict bgra, size_t width) {
  for (size_t x = 0; x < width; x++) luma[x] = luma_of(load(bgra + 4 * x));
}

// Of pairs of pixels in two rows.
VECTORISED
static void chroma_row(
  uint8_t *restrict cb, uint8_t *restrict cr, const uint8_t *upper, const uint8_t *lower,
  size_t pairs) {
  for (size_t x = 0; x < pairs; x++) {
    uint32_t p = load(upper + 8 * x), q = load(upper + 8 * x + 4);
    uint32_t s = load(lower + 8 * x), t = load(lower + 8 * x + 4);
    uint32_t outer = (p & 0xff00ff) + (q & 0xff00ff) + (s & 0xff00ff) + (t & 0xff00ff);
    uint32_t g = (p >> 8 & 0xff) + (q >> 8 & 0xff) + (s >> 8 & 0xff) + (t >> 8 & 0xff);
    uint32_t r = outer >> 16, b = outer & 0xffff;
    cb[x] = blue_of(r, g, b);
    cr[x] = red_of(r, g, b);
  }
}

static void luma_of_row(uint8_t *luma, const uint8_t *bgra, size_t width) {
  luma_row(luma, bgra, width);
  if (width % 2 != 0) luma[width] = luma[width - 1];
}

void ps_bgra_to_yuv420p(
  uint8_t *luma, uint8_t *cb, uint8_t *cr, const uint8_t *bgra, size_t bgra_stride, size_t width,
  size_t height) {
  size_t columns = (width + 1) / 2;
  for (size_t y = 0; y < height; y += 2) {
    const uint8_t *upper = bgra + y * bgra_stride;
    const uint8_t *lower = y + 1 < height ? upper + bgra_stride : upper;
    uint8_t *out = luma + y * 2 * columns;
    luma_of_row(out, upper, width);
    luma_of_row(out + 2 * columns, lower, width);
    uint8_t *blue = cb + y / 2 * columns, *red = cr + y / 2 * columns;
    chroma_row(blue, red, upper, lower, width / 2);
    if (width % 2 != 0) {
      // The column beyond the last is the last.
      uint32_t p = load(upper + 4 * (width - 1)), q = load(lower + 4 * (width - 1));
      uint32_t r = 2 * ((p >> 16 & 0xff) + (q >> 16 & 0xff));
      uint32_t g = 2 * ((p >> 8 & 0xff) + (q >> 8 & 0xff));
      uint32_t b = 2 * ((p & 0xff) + (q & 0xff));
      blue[columns - 1] = blue_of(r, g, b);
      red[columns - 1] = red_of(r, g, b);
    }
  }
}
