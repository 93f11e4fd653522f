#include "inflate.h"

#if __has_include(<isa-l.h>)

#include <isa-l.h>
#include <limits.h>
#include <stdlib.h>

struct ps_inflater {
  struct inflate_state state;
};

ps_inflater *ps_inflater_create(void) { return malloc(sizeof(ps_inflater)); }

void ps_inflater_destroy(ps_inflater *inflater) { free(inflater); }

size_t ps_inflate_band(
  ps_inflater *inflater, const uint8_t *data, size_t size, uint8_t *out, size_t capacity) {
  if (size > UINT_MAX || capacity > UINT_MAX) return 0;
  struct inflate_state *state = &inflater->state;
  isal_inflate_init(state);
  state->crc_flag = ISAL_DEFLATE;
  state->next_in = (uint8_t *)(uintptr_t)data;
  state->avail_in = (uint32_t)size;
  state->next_out = out;
  state->avail_out = (uint32_t)capacity;
  if (isal_inflate(state) != ISAL_DECOMP_OK) return 0;
  // Between two blocks: a header is expected (NEW_HDR) or was looked for at the end of the data
  // (HDR), and neither a bit nor a byte of it is there.
  bool is_between = state->block_state == ISAL_BLOCK_NEW_HDR || state->block_state == ISAL_BLOCK_HDR;
  bool is_used_up = state->avail_in == 0 && state->read_in_length == 0 && state->tmp_in_size == 0;
  // What stands in the library's own buffer would not have come out.
  bool is_out = state->tmp_out_processed == state->tmp_out_valid;
  return is_between && is_used_up && is_out ? capacity - state->avail_out : 0;
}

#else

ps_inflater *ps_inflater_create(void) { return NULL; }

void ps_inflater_destroy(ps_inflater *inflater) { (void)inflater; }

size_t ps_inflate_band(
  ps_inflater *inflater, const uint8_t *data, size_t size, uint8_t *out, size_t capacity) {
  (void)inflater, (void)data, (void)size, (void)out, (void)capacity;
  return 0;
}

#endif
