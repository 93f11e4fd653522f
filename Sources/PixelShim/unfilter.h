// Undoing the filters of PNG rows (unfilter.c).
#pragma once
#include "pixelshim.h"

// Undoes the filter of a row of 3 or 4 bytes a pixel in place. `above` is the row above, undone
// before, zeros for the first. A byte behind either row is read too, and has no influence. False for a
// filter that does not exist.
bool ps_unfilter_row(
  uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t pixel_size);
