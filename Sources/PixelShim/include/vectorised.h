// For the files with pixel loops. The loops are written for the compiler's vectoriser: no branches,
// no aliasing, integers or exact floats. On Linux/x86-64 it makes a second version for AVX2, chosen
// when the program is loaded; both give the same numbers. (Not under the thread sanitizer, whose
// checks cannot run yet when the choice is made.)
#pragma once
#include <stdint.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__clang__) \
  && !__has_feature(thread_sanitizer)
#define VECTORISED __attribute__((target_clones("avx2", "default")))
#else
#define VECTORISED
#endif
