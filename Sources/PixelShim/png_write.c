#include "pixelshim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deflate.h"
#include "png_layout.h"

// The chunks are written here and not with png_write_chunk: libpng would need a png_struct and
// a setjmp for every band, and would compute again the CRC that a band kept from the frame
// before already has.

struct ps_deflater {
  ps_isal_state *isal;
  ps_zlib_state *zlib;
};

ps_deflater *ps_deflater_create(ps_codec codec) {
  ps_deflater *deflater = calloc(1, sizeof *deflater);
  if (deflater == NULL) return NULL;
  if (codec == PS_ISAL && ps_has_isal()) deflater->isal = ps_isal_create();
  else deflater->zlib = ps_zlib_create(codec == PS_ZLIB_SMALL ? 9 : 1);
  if (deflater->isal != NULL || deflater->zlib != NULL) return deflater;
  free(deflater);
  return NULL;
}

void ps_deflater_destroy(ps_deflater *deflater) {
  if (deflater == NULL) return;
  ps_isal_destroy(deflater->isal);
  ps_zlib_destroy(deflater->zlib);
  free(deflater);
}

// CMF and FLG of RFC 1950: deflate with a window of 32 KiB, fastest, no dictionary.
static const uint8_t zlib_header[2] = {0x78, 0x01};

static void put_be32(uint8_t *out, uint32_t value) {
  out[0] = (uint8_t)(value >> 24);
  out[1] = (uint8_t)(value >> 16);
  out[2] = (uint8_t)(value >> 8);
  out[3] = (uint8_t)value;
}

// Completes a chunk whose data stands at out + 8. Returns its whole size.
static size_t close_chunk(uint8_t *out, const char type[4], size_t count) {
  put_be32(out, (uint32_t)count);
  memcpy(out + 4, type, 4);
  put_be32(out + 8 + count, ps_crc32(0, out + 4, count + 4));
  return count + CHUNK_FRAME;
}

size_t ps_png_band_bound(const ps_deflater *deflater, size_t count) {
  size_t bound = deflater->isal != NULL ? ps_isal_bound(count) : ps_zlib_bound(count);
  return bound + CHUNK_FRAME + sizeof zlib_header;
}

// The Adler-32 of rows. One with a bit in `repeated` is the row above, or filtered a 2, for the filter,
// and zeros: then the first sum stays 1 + 2 over all its bytes, and the second is as many threes.
static uint32_t rows_adler32(ps_band band) {
  const uint32_t filtered = (uint32_t)(3 * (uint64_t)band.row_size % 65521) << 16 | 3;
  uint32_t all = 1, row = 1;
  for (size_t y = 0; y < band.row_count; y++) {
    bool is_known = y < 64 && (band.repeated >> y & 1) != 0;
    if (!is_known) row = ps_adler32(1, band.rows + y * band.row_size, band.row_size);
    else if (band.is_filtered) row = filtered;
    all = ps_adler32_combine(all, row, band.row_size);
  }
  return all;
}

ps_status ps_png_write_band(
  ps_deflater *deflater, ps_band band, uint8_t *out, size_t capacity, size_t *written,
  uint32_t *adler, ps_message *message) {
  size_t count = band.row_size * band.row_count;
  size_t head = band.is_first ? sizeof zlib_header : 0;
  if (capacity < ps_png_band_bound(deflater, count)) {
    snprintf(message->text, sizeof message->text, "no room for a band of %zu bytes", count);
    return PS_ENCODER_FAILED;
  }
  memcpy(out + 8, zlib_header, head);
  uint8_t *data = out + 8 + head;
  size_t space = capacity - CHUNK_FRAME - head;
  size_t size = deflater->isal != NULL
    ? ps_isal_deflate(deflater->isal, band.rows, count, data, space)
    : ps_zlib_deflate(deflater->zlib, band.rows, count, data, space);
  if (size == 0) {
    snprintf(message->text, sizeof message->text, "cannot compress a band of %zu bytes", count);
    return PS_ENCODER_FAILED;
  }
  *written = close_chunk(out, "IDAT", head + size);
  *adler = rows_adler32(band);
  return PS_OK;
}

void ps_png_write_head(
  uint8_t out[PS_PNG_HEAD_SIZE], uint32_t width, uint32_t height, uint8_t color_type) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  memcpy(out, signature, sizeof signature);
  out += sizeof signature;
  put_be32(out + 8, width);
  put_be32(out + 12, height);
  out[16] = 8;
  out[17] = color_type;
  out[18] = 0;  // deflate
  out[19] = 0;  // adaptive filters
  out[20] = 0;  // not interlaced
  out += close_chunk(out, "IHDR", 13);
  out[8] = 0;  // perceptual
  close_chunk(out, "sRGB", 1);
}

void ps_png_write_tail(uint8_t out[PS_PNG_TAIL_SIZE], uint32_t adler) {
  // RFC 1951: a last block with fixed codes that holds only "end of block".
  out[8] = 0x03;
  out[9] = 0x00;
  put_be32(out + 10, adler);
  out += close_chunk(out, "IDAT", 6);
  close_chunk(out, "IEND", 0);
}
