#include "deflate.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

const char *ps_zlib_version(void) { return zlibVersion(); }

struct ps_zlib_state {
  z_stream stream;
};

ps_zlib_state *ps_zlib_create(int level) {
  ps_zlib_state *state = calloc(1, sizeof *state);
  if (state == NULL) return NULL;
  // Negative window bits: raw deflate. 32 KiB window, default memory.
  int status = deflateInit2(&state->stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
  if (status == Z_OK) return state;
  free(state);
  return NULL;
}

void ps_zlib_destroy(ps_zlib_state *state) {
  if (state == NULL) return;
  deflateEnd(&state->stream);
  free(state);
}

// zlib's own bound for any settings (deflateBound, default case) and the flush.
size_t ps_zlib_bound(size_t count) { return count + ((count + 7) >> 3) + ((count + 63) >> 6) + 64; }

size_t ps_zlib_deflate(
  ps_zlib_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  if (count > UINT_MAX || capacity > UINT_MAX) return 0;
  z_stream *stream = &state->stream;
  if (deflateReset(stream) != Z_OK) return 0;
  stream->next_in = (Bytef *)(uintptr_t)bytes;
  stream->avail_in = (uInt)count;
  stream->next_out = out;
  stream->avail_out = (uInt)capacity;
  if (deflate(stream, Z_FULL_FLUSH) != Z_OK) return 0;
  if (stream->avail_in != 0 || stream->avail_out == 0) return 0;
  return stream->total_out;
}
