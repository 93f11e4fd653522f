// Inflating a band of rows alone (inflate_isal.c).
#pragma once
#include "pixelshim.h"

// Inflates raw deflate data that refers to nothing before it and ends between two blocks, at the end
// of a byte, with no block the last: what a full flush leaves. So data of this kind can be put one
// behind the other, and each part means the same there as alone. Gives the size, or 0 where the data
// is anything else or makes more than `capacity` bytes.
size_t ps_inflate_band(
  ps_inflater *inflater, const uint8_t *data, size_t size, uint8_t *out, size_t capacity);
