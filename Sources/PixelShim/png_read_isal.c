#include "pixelshim.h"

#if __has_include(<isa-l.h>)

#include <isa-l.h>
#include <stdlib.h>
#include <string.h>

#include "png_layout.h"
#include "unfilter.h"

// libpng inflates with zlib, which takes three times as long as ISA-L. What is here walks over the
// chunks and undoes the filters, for the two formats that screens are stored in; libpng reads every
// other file, and every one in which anything is odd, so that it alone says what is wrong.

enum {
  // libpng refuses chunks of more than 8 MB, image data only where it is more than the picture takes;
  // what is longer than this is its to judge.
  CHUNK_AT_MOST = 1 << 20,
  // Rows are undone in parts of about this size, which stay in the cache.
  PART = 1 << 18
};

typedef struct {
  struct inflate_state state;
  // The rest of the file, from the next chunk on.
  const uint8_t *next;
} stream;

static bool is_type(const uint8_t *chunk, const char type[4]) {
  return memcmp(chunk + 4, type, 4) == 0;
}

// Whether libpng would read the chunks without looking into those that are no image data. `raw_size` is
// that of the rows before compression.
static bool has_plain_chunks(const uint8_t *bytes, const ps_png_header *header, size_t raw_size) {
  if (!is_plain_color(header)) return false;
  const uint8_t *chunk = bytes + SIGNATURE_SIZE;
  for (; !is_type(chunk, "IEND"); chunk += be32(chunk) + CHUNK_FRAME) {
    size_t size = be32(chunk);
    if (is_type(chunk, "IHDR")) continue;
    if (is_type(chunk, "IDAT")) {
      if (size > CHUNK_AT_MOST && size > raw_size) return false;
    } else {
      bool is_critical = (chunk[4] & 0x20) == 0;
      if (is_critical || is_type(chunk, "tRNS") || size > CHUNK_AT_MOST) return false;
    }
  }
  return true;
}

// Gives the inflater the next chunk with image data; false where there is none.
static bool take_chunk(stream *input) {
  while (!is_type(input->next, "IEND")) {
    const uint8_t *chunk = input->next;
    size_t size = be32(chunk);
    input->next += size + CHUNK_FRAME;
    if (!is_type(chunk, "IDAT") || size == 0) continue;
    input->state.next_in = (uint8_t *)(uintptr_t)(chunk + 8);
    input->state.avail_in = (uint32_t)size;
    return true;
  }
  return false;
}

// The zlib header (RFC 1950): deflate with a window of 32 KiB and without a dictionary.
static bool begin(stream *input, const uint8_t *bytes) {
  input->next = bytes + SIGNATURE_SIZE;
  isal_inflate_init(&input->state);
  // Adler-32, which is compared with the one at the end.
  input->state.crc_flag = ISAL_ZLIB_NO_HDR_VER;
  if (!take_chunk(input) || input->state.avail_in < 2) return false;
  const uint8_t *head = input->state.next_in;
  if (head[0] != 0x78 || (head[0] << 8 | head[1]) % 31 != 0 || (head[1] & 0x20) != 0) return false;
  input->state.next_in += 2;
  input->state.avail_in -= 2;
  return true;
}

// Inflates up to so many bytes; fewer at the end of the stream or of the file. False for bad data.
static bool inflate_part(stream *input, uint8_t *out, size_t size, size_t *written) {
  struct inflate_state *state = &input->state;
  state->next_out = out;
  state->avail_out = (uint32_t)size;
  while (state->block_state != ISAL_BLOCK_FINISH) {
    if (isal_inflate(state) != ISAL_DECOMP_OK) return false;
    if (state->avail_out == 0) break;
    if (state->block_state == ISAL_BLOCK_FINISH) break;
    if (state->avail_in == 0 && !take_chunk(input)) break;
  }
  *written = size - state->avail_out;
  return true;
}

// Whether the stream ends here: no further row, the right Adler-32, and nothing behind it.
static bool has_ended(stream *input) {
  uint8_t spare;
  size_t written = 0;
  if (!inflate_part(input, &spare, 1, &written) || written != 0) return false;
  return input->state.block_state == ISAL_BLOCK_FINISH && input->state.avail_in == 0
    && !take_chunk(input);
}

// Undoes rows that stand each behind its filter byte, and leaves the last of them in `above`.
static bool undo_rows(
  const ps_png_header *header, uint8_t *rows, size_t count, uint8_t *above, uint8_t *rgba) {
  size_t stride = plain_row_size(header);
  const uint8_t *before = above;
  for (size_t y = 0; y < count; y++) {
    uint8_t *row = rows + y * stride;
    if (!ps_unfilter_row(row[0], row + 1, before, stride - 1, plain_pixel_size(header))) return false;
    before = row + 1;
  }
  memcpy(above, before, stride - 1);
  ps_png_band_to_rgba(header, rows, count, rgba);
  return true;
}

static bool decode(
  stream *input, const ps_png_header *header, uint8_t *rows, size_t rows_at_once, uint8_t *above,
  uint8_t *rgba) {
  size_t height = header->height, stride = plain_row_size(header);
  for (size_t y = 0; y < height; y += rows_at_once) {
    size_t count = height - y < rows_at_once ? height - y : rows_at_once;
    size_t written = 0;
    if (!inflate_part(input, rows, count * stride, &written)) return false;
    if (written != count * stride) return false;
    if (!undo_rows(header, rows, count, above, rgba + y * 4 * header->width)) return false;
  }
  return has_ended(input);
}

bool ps_png_decode_isal(const uint8_t *bytes, const ps_png_header *header, uint8_t *rgba) {
  size_t stride = plain_row_size(header);
  if (!has_plain_chunks(bytes, header, stride * header->height)) return false;
  size_t rows_at_once = stride < PART ? PART / stride : 1;
  stream *input = malloc(sizeof *input);
  // With the byte that ps_unfilter_row reads behind a row.
  uint8_t *rows = calloc(rows_at_once * stride + 1, 1);
  uint8_t *above = calloc(stride, 1);
  bool is_read = input != NULL && rows != NULL && above != NULL && begin(input, bytes)
    && decode(input, header, rows, rows_at_once, above, rgba);
  free(above);
  free(rows);
  free(input);
  return is_read;
}

#else

bool ps_png_decode_isal(const uint8_t *bytes, const ps_png_header *header, uint8_t *rgba) {
  (void)bytes, (void)header, (void)rgba;
  return false;
}

#endif
