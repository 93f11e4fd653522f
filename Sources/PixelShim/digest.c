#include "pixelshim.h"

#include <xxhash.h>

void ps_xxh3_128(const uint8_t *bytes, size_t count, uint8_t digest[16]) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(bytes, count));
  for (int i = 0; i < 16; i++) digest[i] = canonical.digest[i];
}
