#include "pixelshim.h"

#include <string.h>

// Exif is a TIFF file in an APP1 marker (Exif 2.32, 4.5 and 4.6): byte order, 42, the offset of the
// first directory; there a count and entries of 12 bytes: tag, type, count, value.

static uint32_t number(const uint8_t *data, size_t size, bool is_little) {
  uint32_t value = 0;
  for (size_t i = 0; i < size; i++) {
    value |= (uint32_t)data[i] << (8 * (is_little ? i : size - 1 - i));
  }
  return value;
}

uint8_t ps_exif_orientation(const uint8_t *data, size_t count) {
  if (count < 14 || memcmp(data, "Exif\0\0", 6) != 0) return 0;
  const uint8_t *tiff = data + 6;
  size_t size = count - 6;
  bool is_little = memcmp(tiff, "II", 2) == 0;
  if (!is_little && memcmp(tiff, "MM", 2) != 0) return 0;
  size_t at = number(tiff + 4, 4, is_little);
  if (number(tiff + 2, 2, is_little) != 42 || at > size - 2) return 0;
  size_t entries = number(tiff + at, 2, is_little);
  at += 2;
  for (size_t i = 0; i < entries && size - at >= 12; i++, at += 12) {
    if (number(tiff + at, 2, is_little) != 0x0112) continue;
    bool is_short = number(tiff + at + 2, 2, is_little) == 3;
    uint32_t value = number(tiff + at + 8, 2, is_little);
    return is_short && value >= 1 && value <= 8 ? (uint8_t)value : 0;
  }
  return 0;
}

// What each orientation says of the stored picture (Exif 2.32, 4.6.4, tag 0x0112): its first row is
// 1 top, 2 top from the right, 3 bottom from the right, 4 bottom, 5 left, 6 right, 7 right from the
// bottom, 8 left from the bottom.
void ps_rgba_upright(
  uint8_t *out, const uint8_t *rgba, size_t width, size_t height, uint8_t orientation) {
  bool is_turned = orientation >= 5;
  size_t out_width = is_turned ? height : width, out_height = is_turned ? width : height;
  bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  bool from_bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  for (size_t y = 0; y < out_height; y++) {
    for (size_t x = 0; x < out_width; x++) {
      size_t column = is_turned ? y : x, row = is_turned ? x : y;
      if (from_right) column = width - 1 - column;
      if (from_bottom) row = height - 1 - row;
      memcpy(out + 4 * (y * out_width + x), rgba + 4 * (row * width + column), 4);
    }
  }
}
