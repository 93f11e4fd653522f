#include <cairo/cairo.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "cairoshim.h"

// A frame of a phone has 3000 pages of 4 KiB. The kernel gives them one by one as they are first
// written, which takes as long as drawing a frame does; large pages come 512 at a time and keep
// the processor from looking addresses up.
enum { LARGE_PAGE = 2 << 20 };

typedef struct {
  void *start;
  size_t size;
} mapping;

static void unmap(void *pointer) {
  mapping *map = pointer;
  munmap(map->start, map->size);
  free(map);
}

// Zeroed memory on large pages where the system has them. NULL without memory.
static mapping *map_pages(size_t size) {
  mapping *map = malloc(sizeof *map);
  if (map == NULL) return NULL;
  map->size = size;
  map->start = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (map->start == MAP_FAILED) {
    free(map);
    return NULL;
  }
#ifdef MADV_HUGEPAGE
  madvise(map->start, size, MADV_HUGEPAGE);  // A wish: without them it is only slower.
#endif
  return map;
}

static cairo_surface_t *create_large(cairo_format_t format, int width, int height, int stride) {
  static const cairo_user_data_key_t key;
  // One page more than needed, to begin where one begins.
  mapping *map = map_pages((size_t)stride * (size_t)height + LARGE_PAGE);
  if (map == NULL) return cairo_image_surface_create(format, -1, -1);  // An error of cairo's.
  uintptr_t first = ((uintptr_t)map->start + LARGE_PAGE - 1) & ~(uintptr_t)(LARGE_PAGE - 1);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
    (unsigned char *)first, format, width, height, stride);
  if (cairo_surface_set_user_data(surface, &key, map, unmap) == CAIRO_STATUS_SUCCESS) {
    return surface;
  }
  cairo_surface_destroy(surface);
  unmap(map);
  return cairo_image_surface_create(format, -1, -1);
}

cs_surface *cs_surface_create(enum cs_format format, int width, int height, int *status) {
  cairo_format_t wanted = format == CS_A8 ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32;
  int stride = cairo_format_stride_for_width(wanted, width);
  bool is_large = stride > 0 && height > 0 && (size_t)stride * (size_t)height >= LARGE_PAGE;
  cairo_surface_t *surface = is_large ? create_large(wanted, width, height, stride)
                                      : cairo_image_surface_create(wanted, width, height);
  *status = cairo_surface_status(surface);
  if (*status == CAIRO_STATUS_SUCCESS) return surface;
  cairo_surface_destroy(surface);
  return NULL;
}

void cs_surface_destroy(cs_surface *surface) { cairo_surface_destroy(surface); }

uint8_t *cs_surface_pixels(cs_surface *surface, int *stride) {
  cairo_surface_flush(surface);
  *stride = cairo_image_surface_get_stride(surface);
  return cairo_image_surface_get_data(surface);
}

void cs_surface_written(cs_surface *surface) { cairo_surface_mark_dirty(surface); }
