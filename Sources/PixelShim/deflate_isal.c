#include "deflate.h"

#if __has_include(<isa-l.h>)

#include <isa-l.h>
#include <limits.h>
#include <stdlib.h>

bool ps_has_isal(void) { return true; }

struct ps_isal_state {
  struct isal_zstream stream;
  uint8_t level_buffer[ISAL_DEF_LVL1_DEFAULT];
};

ps_isal_state *ps_isal_create(void) { return malloc(sizeof(ps_isal_state)); }

void ps_isal_destroy(ps_isal_state *state) { free(state); }

// ISA-L names no bound for streams. Data that cannot be compressed costs 5 bytes for each
// stored block; a block with codes made for other data can be some per cent longer than that.
// Were this ever too small, ps_isal_deflate would fail and not write past the end.
size_t ps_isal_bound(size_t count) { return count + count / 8 + 1024; }

size_t ps_isal_deflate(
  ps_isal_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  if (count > UINT_MAX || capacity > UINT_MAX) return 0;
  struct isal_zstream *stream = &state->stream;
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = state->level_buffer;
  stream->level_buf_size = sizeof state->level_buffer;
  stream->gzip_flag = IGZIP_DEFLATE;
  stream->flush = FULL_FLUSH;
  stream->end_of_stream = 0;
  stream->next_in = (uint8_t *)(uintptr_t)bytes;
  stream->avail_in = (uint32_t)count;
  stream->next_out = out;
  stream->avail_out = (uint32_t)capacity;
  if (isal_deflate(stream) != COMP_OK) return 0;
  // Output space left over proves that the flush is complete.
  if (stream->avail_in != 0 || stream->avail_out == 0) return 0;
  return stream->total_out;
}

#else

bool ps_has_isal(void) { return false; }

ps_isal_state *ps_isal_create(void) { return NULL; }

void ps_isal_destroy(ps_isal_state *state) { (void)state; }

size_t ps_isal_bound(size_t count) { return count; }

size_t ps_isal_deflate(
  ps_isal_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  (void)state, (void)bytes, (void)count, (void)out, (void)capacity;
  return 0;
}

#endif
