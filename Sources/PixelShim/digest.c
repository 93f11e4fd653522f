#include "pixelshim.h"

#include <xxhash.h>
// The variant for the widest vectors of the processor, where the library has it.
#if defined(__x86_64__) && defined(__has_include)
#if __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#endif
#endif

void ps_xxh3_128(const uint8_t *bytes, size_t count, uint8_t digest[16]) {
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits(bytes, count));
  for (int i = 0; i < 16; i++) digest[i] = canonical.digest[i];
}
