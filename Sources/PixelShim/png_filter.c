#include "pixelshim.h"
#include "vectorised.h"

#include <string.h>

// The filter types in use (PNG, third edition, §9.2).
enum { FILTER_NONE = 0, FILTER_UP = 2 };

VECTORISED
static void subtract_row(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  for (size_t x = 0; x < count; x++) row[x] = (uint8_t)(row[x] - above[x]);
}

// From the last row up, so that the row above is still as it was.
void ps_png_filter(ps_band *band) {
  size_t size = band->row_size;
  for (size_t y = band->row_count; y-- > 1;) {
    uint8_t *row = band->rows + y * size;
    bool is_repeated = y < 64 && (band->repeated >> y & 1) != 0;
    if (is_repeated) memset(row + 1, 0, size - 1);
    else subtract_row(row + 1, row - size + 1, size - 1);
    row[0] = FILTER_UP;
  }
  if (band->row_count > 0) band->rows[0] = FILTER_NONE;
  band->is_filtered = true;
}
