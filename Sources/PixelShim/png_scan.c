#include "pixelshim.h"

#include <stdio.h>
#include <string.h>

#include "png_layout.h"

static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

static ps_status corrupt(ps_message *message, const char *words) {
  snprintf(message->text, sizeof message->text, "%s", words);
  return PS_CORRUPT;
}

typedef struct {
  const uint8_t *type, *data;
  uint32_t size;
} chunk;

// The chunk at the start of `bytes`, its CRC checked.
static ps_status read_chunk(
  const uint8_t *bytes, size_t count, chunk *result, ps_message *message) {
  if (count < 8) return PS_TRUNCATED;
  uint32_t size = be32(bytes);
  const uint8_t *type = bytes + 4;
  for (int i = 0; i < 4; i++) {
    uint8_t letter = type[i] & ~0x20;
    if (letter < 'A' || letter > 'Z') return corrupt(message, "a chunk's type has no four letters");
  }
  if (size > 0x7fffffffu) return corrupt(message, "a chunk is larger than 2^31 - 1 bytes");
  if (count - 8 < (size_t)size + 4) return PS_TRUNCATED;
  if (ps_crc32(0, type, (size_t)size + 4) != be32(bytes + 8 + size)) {
    snprintf(message->text, sizeof message->text, "%.4s", (const char *)type);
    return PS_BAD_CHECKSUM;
  }
  result->type = type;
  result->data = bytes + 8;
  result->size = size;
  return PS_OK;
}

static bool is_type(const chunk *chunk, const char type[4]) {
  return memcmp(chunk->type, type, 4) == 0;
}

// PNG (third edition), table 11.1: the depths of each colour type.
static bool is_allowed(uint8_t color_type, uint8_t depth) {
  switch (color_type) {
  case 0: return depth == 1 || depth == 2 || depth == 4 || depth == 8 || depth == 16;
  case 3: return depth == 1 || depth == 2 || depth == 4 || depth == 8;
  case 2: case 4: case 6: return depth == 8 || depth == 16;
  default: return false;
  }
}

static ps_status read_header(const chunk *chunk, ps_png_header *header, ps_message *message) {
  if (!is_type(chunk, "IHDR")) return corrupt(message, "the first chunk is not IHDR");
  if (chunk->size != 13) return corrupt(message, "IHDR does not have 13 bytes");
  const uint8_t *data = chunk->data;
  header->width = be32(data);
  header->height = be32(data + 4);
  header->bit_depth = data[8];
  header->color_type = data[9];
  header->is_interlaced = data[12] == 1;
  header->has_alpha = data[9] == 4 || data[9] == 6;
  if (header->width == 0 || header->width > 0x7fffffffu) return corrupt(message, "invalid width");
  if (header->height == 0 || header->height > 0x7fffffffu) {
    return corrupt(message, "invalid height");
  }
  if (!is_allowed(header->color_type, header->bit_depth)) {
    snprintf(
      message->text, sizeof message->text, "colour type %d with %d bits a sample does not exist",
      header->color_type, header->bit_depth);
    return PS_CORRUPT;
  }
  if (data[10] != 0) return corrupt(message, "unknown compression method");
  if (data[11] != 0) return corrupt(message, "unknown filter method");
  if (data[12] > 1) return corrupt(message, "unknown interlace method");
  return PS_OK;
}

ps_status ps_png_probe(
  const uint8_t *bytes, size_t count, ps_png_header *header, ps_message *message) {
  size_t start = count < sizeof signature ? count : sizeof signature;
  if (start == 0 || memcmp(bytes, signature, start) != 0) return PS_NOT_PNG;
  if (start < sizeof signature) return PS_TRUNCATED;
  chunk first;
  ps_status status = read_chunk(bytes + start, count - start, &first, message);
  return status == PS_OK ? read_header(&first, header, message) : status;
}

// Bytes of a row before compression, at least 1 and never too many: interlacing and filters
// add some.
static uint64_t row_size(const ps_png_header *header) {
  static const uint8_t channels[7] = {1, 0, 3, 1, 2, 0, 4};
  uint64_t bits = (uint64_t)header->width * header->bit_depth * channels[header->color_type];
  return bits < 8 ? 1 : bits / 8;
}

// What has been seen of the chunks whose place decides how the picture is read.
typedef struct {
  bool palette, data, data_end;
} seen_chunks;

// PNG (third edition), section 5.6: one IHDR, one PLTE before the image data and where the colour
// type needs it, tRNS before the image data, and the IDAT chunks one after the other.
static const char *order_fault(
  const chunk *next, const ps_png_header *header, seen_chunks *seen) {
  if (is_type(next, "PLTE")) {
    if (seen->palette) return "a second PLTE";
    if (seen->data) return "PLTE after the image data";
    seen->palette = true;
  } else if (is_type(next, "tRNS")) {
    if (seen->data) return "tRNS after the image data";
  } else if (is_type(next, "IDAT")) {
    if (seen->data_end) return "a chunk between those of the image data";
    if (header->color_type == 3 && !seen->palette) return "no PLTE before the image data";
    seen->data = true;
    return NULL;
  }
  if (seen->data) seen->data_end = true;
  return NULL;
}

ps_status ps_png_scan(
  const uint8_t *bytes, size_t count, ps_png_header *header, ps_message *message) {
  ps_status status = ps_png_probe(bytes, count, header, message);
  if (status != PS_OK) return status;
  size_t position = sizeof signature;
  uint64_t compressed = 0;
  seen_chunks seen = {false, false, false};
  bool is_first = true;
  chunk next;
  do {
    status = read_chunk(bytes + position, count - position, &next, message);
    if (status != PS_OK) return status;
    position += (size_t)next.size + CHUNK_FRAME;
    if (is_type(&next, "acTL")) return PS_ANIMATED;
    if (!is_first && is_type(&next, "IHDR")) return corrupt(message, "a second IHDR");
    is_first = false;
    const char *fault = order_fault(&next, header, &seen);
    if (fault != NULL) return corrupt(message, fault);
    if (is_type(&next, "IDAT")) compressed += next.size;
    if (is_type(&next, "tRNS")) header->has_alpha = true;
  } while (!is_type(&next, "IEND"));
  if (position != count) return PS_TRAILING_BYTES;
  if (compressed == 0) return corrupt(message, "no image data");
  // Deflate's best: 2 bits for a copy of 258 bytes, 1032 to 1. What would have to be better is
  // broken or hostile, and is found before space for the picture is taken.
  if (compressed * 1032 / row_size(header) < header->height) {
    return corrupt(message, "not enough image data");
  }
  return PS_OK;
}
