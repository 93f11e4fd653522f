#include "pixelshim.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

const char *ps_png_version(void) { return png_get_libpng_ver(NULL); }

typedef struct {
  const uint8_t *next;
  size_t rest;
  ps_message *message;
  bool is_broken;
} source;

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  source *input = png_get_io_ptr(png);
  if (count > input->rest) png_error(png, "unexpected end of the file");
  memcpy(out, input->next, count);
  input->next += count;
  input->rest -= count;
}

static void fail(png_structp png, png_const_charp words) {
  source *input = png_get_error_ptr(png);
  snprintf(input->message->text, sizeof input->message->text, "%s", words);
  png_longjmp(png, 1);
}

// libpng only warns of image data whose checksum is wrong once all rows are there. That is an
// error here; data beyond the last row, which some old writers leave, is not.
static void warn(png_structp png, png_const_charp words) {
  source *input = png_get_error_ptr(png);
  if (strncmp(words, "IDAT: ", 6) != 0 || input->is_broken) return;
  if (strstr(words, "xtra compressed data") != NULL) return;
  if (strstr(words, "oo much image data") != NULL) return;
  input->is_broken = true;
  snprintf(input->message->text, sizeof input->message->text, "%s", words);
}

// Every format to 8-bit RGBA, in the order libpng applies it: palette, small grey and tRNS
// expanded, 16 bits rounded to 8, grey copied to three channels, alpha 255 where there is none.
static void set_transformations(png_structp png, const ps_png_header *header) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  if (!header->has_alpha) png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

ps_status ps_png_decode(
  const uint8_t *bytes, size_t count, const ps_png_header *header, uint8_t *rgba,
  ps_message *message) {
  if (ps_png_decode_isal(bytes, header, rgba)) return PS_OK;
  return ps_png_decode_libpng(bytes, count, header, rgba, message);
}

// The only setjmp around libpng: none of its functions that can fail is called elsewhere.
ps_status ps_png_decode_libpng(
  const uint8_t *bytes, size_t count, const ps_png_header *header, uint8_t *rgba,
  ps_message *message) {
  source input = {bytes, count, message, false};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &input, fail, warn);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return PS_OUT_OF_MEMORY;
  }
  if (setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_read_struct(&png, &info, NULL);
    return PS_CORRUPT;
  }
  png_set_read_fn(png, &input, read_bytes);
  // ps_png_scan has checked the CRCs, with faster code.
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_user_limits(png, header->width, header->height);
  // Chunks that do not matter for the pixels are skipped, and so never decompressed.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  set_transformations(png, header);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t stride = (size_t)header->width * 4;
  if (png_get_rowbytes(png, info) != stride) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < header->height; y++) png_read_row(png, rgba + y * stride, NULL);
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return input.is_broken ? PS_CORRUPT : PS_OK;
}
