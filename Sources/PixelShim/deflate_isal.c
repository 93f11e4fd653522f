#include "deflate.h"

#if __has_include(<isa-l.h>)

#include <isa-l.h>
#include <limits.h>
#include <stdlib.h>

bool ps_has_isal(void) { return true; }

#define TEXT_OF(number) #number
#define VERSION(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *ps_isal_version(void) {
  return VERSION(ISAL_MAJOR_VERSION, ISAL_MINOR_VERSION, ISAL_PATCH_VERSION);
}

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

// On x86-64, level 1 is not a function of its input (measured with ISA-L 2.30; 2.32 reads the
// same). Where its main loop starts without history, it enters into the table of places to
// match not the hash of the bytes at position 2 but that of bits 16 to 47 of the address of the
// stream itself: in igzip_icf_body_h1_gr_bt.asm, at write_first_byte, rcx still holds that
// pointer. The output is valid, but from another address the same input may find other matches:
// in 1 of 2000 calls on nearly constant kilobytes, in up to 1 of 20 on tens of bytes. Level 2
// runs the same code; level 3 does not, and takes 5 to 7 times as long on interfaces.
//
// The loop for the end of a block gets the first position right. It alone handles input that is
// flushed within 16 bytes, and it starts the history if there are more than 3. So each band's
// first bytes form a block of their own, ended by a sync flush, which keeps the history. That
// adds up to 30 bytes a band, and no measurable time but 10 % for photographs.
enum { LEAD = 8 };

// Takes in all bytes and completes the flush, or fails.
static bool feed(struct isal_zstream *stream, const uint8_t *bytes, size_t count, int flush) {
  stream->next_in = (uint8_t *)(uintptr_t)bytes;
  stream->avail_in = (uint32_t)count;
  stream->flush = (uint16_t)flush;
  if (isal_deflate(stream) != COMP_OK) return false;
  // Output space left over proves that the flush is complete.
  return stream->avail_in == 0 && stream->avail_out != 0;
}

size_t ps_isal_deflate(
  ps_isal_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  if (count > UINT_MAX || capacity > UINT_MAX) return 0;
  struct isal_zstream *stream = &state->stream;
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = state->level_buffer;
  stream->level_buf_size = sizeof state->level_buffer;
  stream->gzip_flag = IGZIP_DEFLATE;
  stream->end_of_stream = 0;
  stream->next_out = out;
  stream->avail_out = (uint32_t)capacity;
  size_t lead = count > LEAD ? LEAD : 0;
  if (lead > 0 && !feed(stream, bytes, lead, SYNC_FLUSH)) return 0;
  if (!feed(stream, bytes + lead, count - lead, FULL_FLUSH)) return 0;
  return stream->total_out;
}

#else

bool ps_has_isal(void) { return false; }

const char *ps_isal_version(void) { return ""; }

ps_isal_state *ps_isal_create(void) { return NULL; }

void ps_isal_destroy(ps_isal_state *state) { (void)state; }

size_t ps_isal_bound(size_t count) { return count; }

size_t ps_isal_deflate(
  ps_isal_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  (void)state, (void)bytes, (void)count, (void)out, (void)capacity;
  return 0;
}

#endif
