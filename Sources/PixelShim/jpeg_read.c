#include "pixelshim.h"

#include <stdio.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>

#ifndef JCS_ALPHA_EXTENSIONS
#error "libjpeg-turbo is needed: other libjpegs have no RGBA and other samples"
#endif

#define TEXT(name) #name
#define TEXT_OF(macro) TEXT(macro)

const char *ps_jpeg_version(void) { return TEXT_OF(LIBJPEG_TURBO_VERSION); }

// How many scans a progressive file may have, as in libjpeg-turbo's own fuzzers: each costs a pass
// over the whole picture, however few its bytes.
static const int maximum_scans = 500;

typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  ps_message *message;
  ps_status status;
  jmp_buf failed;
} reader;

static void stop(reader *self, ps_status status, const char *words) {
  self->status = status;
  snprintf(self->message->text, sizeof self->message->text, "%s", words);
  longjmp(self->failed, 1);
}

static void fail(j_common_ptr jpeg) {
  reader *self = jpeg->client_data;
  char words[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, words);
  int code = jpeg->err->msg_code;
  ps_status status = code == JERR_INPUT_EOF || code == JWRN_JPEG_EOF ? PS_TRUNCATED
    : code == JERR_OUT_OF_MEMORY                                     ? PS_OUT_OF_MEMORY
                                                                     : PS_CORRUPT;
  stop(self, status, words);
}

// The library warns of damaged data and makes up the rest. That is an error here; what it says of
// markers that do not matter for the pixels is not.
static void warn(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  switch (jpeg->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_JFIF_MAJOR: return;
    default: fail(jpeg);
  }
}

static void stay_silent(j_common_ptr jpeg) { (void)jpeg; }

static void count_scans(j_common_ptr jpeg) {
  if (((j_decompress_ptr)jpeg)->input_scan_number > maximum_scans) {
    stop(jpeg->client_data, PS_CORRUPT, "it has more than 500 scans");
  }
}

// After this, jpeg_destroy_decompress is always due.
static void prepare(reader *self, ps_message *message) {
  memset(self, 0, sizeof *self);
  self->message = message;
  self->status = PS_OK;
  self->jpeg.err = jpeg_std_error(&self->errors);
  self->errors.error_exit = fail;
  self->errors.emit_message = warn;
  self->errors.output_message = stay_silent;
  self->progress.progress_monitor = count_scans;
  self->jpeg.client_data = self;
}

static void read_header(reader *self, const uint8_t *bytes, size_t count) {
  j_decompress_ptr jpeg = &self->jpeg;
  jpeg_create_decompress(jpeg);
  jpeg->progress = &self->progress;
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(jpeg, TRUE);
  if (jpeg->data_precision != 8) stop(self, PS_CORRUPT, "its samples have not 8 bits");
  switch (jpeg->jpeg_color_space) {
    case JCS_GRAYSCALE:
    case JCS_YCbCr:
    case JCS_RGB: return;
    case JCS_CMYK:
    case JCS_YCCK: stop(self, PS_FOUR_COLOURS, ""); return;
    default: stop(self, PS_CORRUPT, "its colours are neither grey, YCbCr nor RGB");
  }
}

static uint8_t orientation(const reader *self) {
  for (jpeg_saved_marker_ptr marker = self->jpeg.marker_list; marker != NULL;
       marker = marker->next) {
    uint8_t found = ps_exif_orientation(marker->data, marker->data_length);
    if (found != 0) return found;
  }
  return 1;
}

// The library's defaults, written out so that no version changes them: the exact inverse transform
// in integers, and chroma interpolated between its samples. Neither depends on the processor.
static void set_decoding(j_decompress_ptr jpeg) {
  jpeg->out_color_space = JCS_EXT_RGBA;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg->do_fancy_upsampling = TRUE;
  // Only for pictures of which scans are missing.
  jpeg->do_block_smoothing = FALSE;
}

ps_status ps_jpeg_probe(
  const uint8_t *bytes, size_t count, ps_jpeg_header *header, ps_message *message) {
  if (count < 3 || bytes[0] != 0xff || bytes[1] != 0xd8 || bytes[2] != 0xff) return PS_NOT_JPEG;
  reader self;
  prepare(&self, message);
  if (setjmp(self.failed) == 0) {
    read_header(&self, bytes, count);
    header->width = self.jpeg.image_width;
    header->height = self.jpeg.image_height;
    header->orientation = orientation(&self);
  }
  jpeg_destroy_decompress(&self.jpeg);
  return self.status;
}

ps_status ps_jpeg_decode(
  const uint8_t *bytes, size_t count, const ps_jpeg_header *header, uint8_t *rgba,
  ps_message *message) {
  reader self;
  prepare(&self, message);
  if (setjmp(self.failed) == 0) {
    read_header(&self, bytes, count);
    set_decoding(&self.jpeg);
    jpeg_start_decompress(&self.jpeg);
    if (self.jpeg.output_width != header->width || self.jpeg.output_height != header->height) {
      stop(&self, PS_CORRUPT, "unexpected size");
    }
    size_t stride = (size_t)header->width * 4;
    while (self.jpeg.output_scanline < header->height) {
      JSAMPROW row = rgba + self.jpeg.output_scanline * stride;
      jpeg_read_scanlines(&self.jpeg, &row, 1);
    }
    // Reads up to the end marker: a file without it is truncated.
    jpeg_finish_decompress(&self.jpeg);
  }
  jpeg_destroy_decompress(&self.jpeg);
  return self.status;
}
