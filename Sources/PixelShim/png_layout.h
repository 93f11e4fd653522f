// How a PNG file is laid out (PNG, third edition, section 5).
#pragma once
#include "pixelshim.h"

enum {
  SIGNATURE_SIZE = 8,
  // Length, type and CRC.
  CHUNK_FRAME = 12
};

static inline uint32_t be32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// Whether the file is of the two kinds that screens are stored in: RGB or RGBA of 8 bits, row by row.
static inline bool is_plain_color(const ps_png_header *header) {
  bool is_color = header->color_type == 2 || header->color_type == 6;
  return is_color && header->bit_depth == 8 && !header->is_interlaced;
}

// Bytes a pixel of such a file.
static inline size_t plain_pixel_size(const ps_png_header *header) {
  return header->color_type == 2 ? 3 : 4;
}

// Of a row of such a file, with its filter byte.
static inline size_t plain_row_size(const ps_png_header *header) {
  return 1 + plain_pixel_size(header) * header->width;
}
