#include "pixelshim.h"

#if __has_include(<isa-l.h>)

#include <isa-l.h>

uint32_t ps_crc32(uint32_t start, const uint8_t *bytes, size_t count) {
  return crc32_gzip_refl(start, bytes, count);
}

uint32_t ps_adler32(uint32_t start, const uint8_t *bytes, size_t count) {
  return isal_adler32(start, bytes, count);
}

#else

#include <zlib.h>

uint32_t ps_crc32(uint32_t start, const uint8_t *bytes, size_t count) {
  return (uint32_t)crc32_z(start, bytes, count);
}

uint32_t ps_adler32(uint32_t start, const uint8_t *bytes, size_t count) {
  return (uint32_t)adler32_z(start, bytes, count);
}

#endif

// RFC 1950: a = 1 + Σ bytes and b = Σ of all a, both modulo the prime 65521. Over a part of n
// bytes that starts from (a1, b1) instead of (1, 0), each of the n sums b grows by a1 − 1:
// a = a1 + a2 − 1, b = b1 + b2 + n (a1 − 1).
uint32_t ps_adler32_combine(uint32_t first, uint32_t second, uint64_t second_count) {
  const uint64_t prime = 65521;
  uint64_t a1 = first & 0xffff, b1 = first >> 16;
  uint64_t a2 = second & 0xffff, b2 = second >> 16;
  uint64_t a1_less_1 = (a1 + prime - 1) % prime;
  uint64_t a = (a1_less_1 + a2) % prime;
  uint64_t b = (b1 + b2 + second_count % prime * a1_less_1) % prime;
  return (uint32_t)(b << 16 | a);
}
