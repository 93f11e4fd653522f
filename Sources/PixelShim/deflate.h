// The compressors behind png_write.c. Each makes raw deflate data (RFC 1951) that ends on a
// byte and refers to nothing before its start. The data follows from the bytes alone: not from
// what a state compressed before, nor from where anything lies in memory.
#ifndef DEFLATE_H
#define DEFLATE_H

#include "pixelshim.h"

typedef struct ps_isal_state ps_isal_state;
typedef struct ps_zlib_state ps_zlib_state;

// Null without memory, or where there is no ISA-L.
ps_isal_state *ps_isal_create(void);
void ps_isal_destroy(ps_isal_state *state);
size_t ps_isal_bound(size_t count);
// The number of bytes written, 0 on failure.
size_t ps_isal_deflate(
  ps_isal_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity);

ps_zlib_state *ps_zlib_create(int level);
void ps_zlib_destroy(ps_zlib_state *state);
size_t ps_zlib_bound(size_t count);
size_t ps_zlib_deflate(
  ps_zlib_state *state, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity);

#endif
