// Writes frames with cairo's own PNG writer, one after the other, and prints milliseconds a frame.
//
//   inbetween render SPEC -o - --format bgra | write-to-png WIDTH HEIGHT DIRECTORY
//
// Only the writing is timed, not the reading of the frames.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  int width = atoi(words[1]), height = atoi(words[2]), frames = 0;
  double spent = 0;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  int stride = cairo_image_surface_get_stride(surface);
  unsigned char *pixels = cairo_image_surface_get_data(surface);
  if (pixels == NULL) return 1;
  for (;;) {
    for (int y = 0; y < height; y++) {
      if (fread(pixels + (size_t)y * stride, 4, width, stdin) == (size_t)width) continue;
      if (y > 0 || frames == 0) return 1;
      printf("%d frames, %.2f ms a frame\n", frames, spent / frames);
      return 0;
    }
    cairo_surface_mark_dirty(surface);
    char path[4096];
    snprintf(path, sizeof path, "%s/%05d.png", words[3], frames);
    double start = now();
    if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) return 1;
    spent += now() - start;
    frames++;
  }
}
