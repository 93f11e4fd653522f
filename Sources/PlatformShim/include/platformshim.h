// The system's calls that Swift does not import: pages of memory and pipes.
//
// Functions that can fail set errno. Where a system has no such call they fail with ENOSYS.
#ifndef PLATFORMSHIM_H
#define PLATFORMSHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// The size of a huge page on x86-64 and, with 4 KiB pages, on ARM64.
enum { PF_HUGE_PAGE = 2 << 20 };

// Zeroed memory that begins at a huge page, for which the system is asked to use huge pages.
// `size` is a multiple of PF_HUGE_PAGE. Null without memory.
void *pf_pages_map(size_t size);
void pf_pages_unmap(void *pages, size_t size);
// Gives the pages back and keeps their addresses, which are zeroed memory afterwards. Others that
// hold the pages, as a pipe does, keep them unchanged.
bool pf_pages_drop(void *pages, size_t size);

// Asks for a pipe of so many bytes and gives what it is then; a larger one is left alone. Negative
// where that is not known.
int pf_pipe_enlarge(int descriptor, int size);

// Puts the pages themselves into a pipe, as many as fit, at least one byte: vmsplice(2). They must
// not change before the last reader, which may be one that moved them into another pipe, has read
// them.
ssize_t pf_pipe_splice(int descriptor, const void *bytes, size_t count);

#endif
