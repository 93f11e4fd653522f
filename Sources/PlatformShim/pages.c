#define _GNU_SOURCE
#include "platformshim.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/uio.h>

void *pf_pages_map(size_t size) {
  // One huge page more than is needed, and what is outside of the aligned part given back.
  size_t whole = size + PF_HUGE_PAGE;
  uint8_t *start = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (start == MAP_FAILED) return NULL;
  size_t before = -(uintptr_t)start % PF_HUGE_PAGE;
  uint8_t *pages = start + before;
  if (before > 0) munmap(start, before);
  munmap(pages + size, PF_HUGE_PAGE - before);
#ifdef MADV_HUGEPAGE
  madvise(pages, size, MADV_HUGEPAGE);
#endif
  return pages;
}

void pf_pages_unmap(void *pages, size_t size) { munmap(pages, size); }

bool pf_pages_drop(void *pages, size_t size) {
#ifdef __linux__
  return madvise(pages, size, MADV_DONTNEED) == 0;
#else
  // Elsewhere the advice does not promise zeroed pages.
  (void)pages;
  (void)size;
  errno = ENOSYS;
  return false;
#endif
}

int pf_pipe_enlarge(int descriptor, int size) {
#ifdef F_SETPIPE_SZ
  int present = fcntl(descriptor, F_GETPIPE_SZ);
  if (present < 0 || present >= size) return present;
  int enlarged = fcntl(descriptor, F_SETPIPE_SZ, size);
  return enlarged < 0 ? present : enlarged;
#else
  (void)descriptor;
  (void)size;
  errno = ENOSYS;
  return -1;
#endif
}

ssize_t pf_pipe_splice(int descriptor, const void *bytes, size_t count) {
#ifdef __linux__
  struct iovec part = {(void *)bytes, count};
  return vmsplice(descriptor, &part, 1, 0);
#else
  (void)descriptor;
  (void)bytes;
  (void)count;
  errno = ENOSYS;
  return -1;
#endif
}
