#include "pixelshim.h"
#include "vectorised.h"

#include <stdlib.h>
#include <string.h>

#include "inflate.h"
#include "png_layout.h"
#include "unfilter.h"

// As in png_read_isal.c, what is here is only to find the bands and to undo their filters, for ISA-L to
// inflate them alone and on several threads at once; every other file is ps_png_decode's.

enum { ZLIB_HEADER = 2, ZLIB_TAIL = 6 };

static size_t band_count(const ps_png_header *header) {
  return ((size_t)header->height + PS_BAND_ROWS - 1) / PS_BAND_ROWS;
}

size_t ps_png_find_bands(
  const uint8_t *bytes, const ps_png_header *header, ps_png_part *bands, size_t capacity,
  uint32_t *adler) {
  if (!is_plain_color(header)) return 0;
  size_t count = band_count(header), found = 0;
  if (count > capacity) return 0;
  size_t position = SIGNATURE_SIZE;
  // The scan has seen that the chunks fit into the file and that IEND is there.
  while (memcmp(bytes + position + 4, "IEND", 4) != 0) {
    const uint8_t *data = bytes + position + 8;
    size_t size = be32(bytes + position);
    const uint8_t *type = bytes + position + 4;
    if (memcmp(type, "IDAT", 4) != 0) {
      // Other chunks may be wrong in ways that libpng knows.
      if (memcmp(type, "IHDR", 4) != 0 && memcmp(type, "sRGB", 4) != 0
          && memcmp(type, "tEXt", 4) != 0) {
        return 0;
      }
    } else {
      if (found < count) {
        size_t head = found == 0 ? ZLIB_HEADER : 0;
        // A window of 32 KiB, as each band may use; the second byte is a check of the first.
        if (size <= head || (head > 0 && (data[0] != 0x78 || data[1] != 0x01))) return 0;
        bands[found] = (ps_png_part){position + 8 + head, size - head};
      } else if (found == count) {
        // A last, empty block with fixed codes.
        if (size != ZLIB_TAIL || data[0] != 0x03 || data[1] != 0x00) return 0;
        *adler = be32(data + 2);
      }
      found++;
    }
    position += size + CHUNK_FRAME;
  }
  return found == count + 1 ? count : 0;
}

size_t ps_png_band_space(const ps_png_header *header) {
  // Room to see that there is more than there should be.
  return PS_BAND_ROWS * plain_row_size(header) + 1;
}

bool ps_png_inflate_band(
  ps_inflater *inflater, const ps_png_header *header, size_t band, const uint8_t *data, size_t size,
  uint8_t *rows, uint32_t *adler) {
  size_t first = band * PS_BAND_ROWS;
  size_t count = header->height - first;
  if (count > PS_BAND_ROWS) count = PS_BAND_ROWS;
  size_t row = plain_row_size(header);
  if (ps_inflate_band(inflater, data, size, rows, count * row + 1) != count * row) return false;
  *adler = ps_adler32(1, rows, count * row);
  for (size_t y = 0; y < count; y++) {
    uint8_t *line = rows + y * row;
    // The row above the first belongs to another band; None and Sub do not look at it.
    if (y == 0 && line[0] > 1) return false;
    const uint8_t *above = y == 0 ? line : line - row;
    if (!ps_unfilter_row(line[0], line + 1, above + 1, row - 1, plain_pixel_size(header))) return false;
    line[0] = 0;
  }
  return true;
}

VECTORISED
static void rgb_to_rgba_row(uint8_t *restrict out, const uint8_t *restrict in, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t value = (uint32_t)in[3 * x] | (uint32_t)in[3 * x + 1] << 8
      | (uint32_t)in[3 * x + 2] << 16 | 0xff000000u;
    memcpy(out + 4 * x, &value, 4);
  }
}

void ps_png_band_to_rgba(
  const ps_png_header *header, const uint8_t *rows, size_t count, uint8_t *rgba) {
  size_t row = plain_row_size(header), width = header->width;
  for (size_t y = 0; y < count; y++) {
    const uint8_t *in = rows + y * row + 1;
    uint8_t *out = rgba + y * 4 * width;
    if (plain_pixel_size(header) == 4) memcpy(out, in, 4 * width);
    else if (y > 0 && memcmp(in, in - row, 3 * width) == 0) memcpy(out, out - 4 * width, 4 * width);
    else rgb_to_rgba_row(out, in, width);
  }
}
