#pragma once
#include <stdint.h>
#include <string.h>

// Byte k of a pixel as loaded on a little-endian machine. Every machine we build for is one.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "pixels are read as words");

static inline uint32_t load(const uint8_t *pixel) {
  uint32_t value;
  memcpy(&value, pixel, 4);
  return value;
}
