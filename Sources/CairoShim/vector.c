#include <cairo/cairo.h>
#include <dlfcn.h>
#include <glib-object.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "cairoshim.h"

// librsvg is looked up when the first SVG picture is read and not linked: loading it takes as long
// as drawing several frames, and most films have none. The declarations are those of its
// documentation, for 2.52 and later.
typedef struct {
  double x, y, width, height;
} rectangle;
typedef struct {
  double length;
  int unit;
} length;

static struct {
  void *handle;
  void *(*new_from_data)(const uint8_t *data, size_t size, GError **error);
  void (*set_dpi)(void *handle, double dpi);
  int (*get_size)(void *handle, double *width, double *height);
  void (*get_dimensions)(
    void *handle, int *has_width, length *width, int *has_height, length *height,
    int *has_view_box, rectangle *view_box);
  int (*render)(void *handle, cairo_t *context, const rectangle *viewport, GError **error);
  char version[24];
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  static const char *const names[] = {
    "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
    "/usr/local/lib/librsvg-2.2.dylib"};
  void *handle = NULL;
  for (size_t i = 0; handle == NULL && i < sizeof names / sizeof *names; i++) {
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (handle == NULL) return;
  *(void **)&library.new_from_data = dlsym(handle, "rsvg_handle_new_from_data");
  *(void **)&library.set_dpi = dlsym(handle, "rsvg_handle_set_dpi");
  *(void **)&library.get_size = dlsym(handle, "rsvg_handle_get_intrinsic_size_in_pixels");
  *(void **)&library.get_dimensions = dlsym(handle, "rsvg_handle_get_intrinsic_dimensions");
  *(void **)&library.render = dlsym(handle, "rsvg_handle_render_document");
  if (library.new_from_data == NULL || library.set_dpi == NULL || library.get_size == NULL
      || library.get_dimensions == NULL || library.render == NULL) {
    return;
  }
  const unsigned *major = dlsym(handle, "rsvg_major_version");
  const unsigned *minor = dlsym(handle, "rsvg_minor_version");
  const unsigned *micro = dlsym(handle, "rsvg_micro_version");
  if (major != NULL && minor != NULL && micro != NULL) {
    snprintf(library.version, sizeof library.version, "%u.%u.%u", *major, *minor, *micro);
  }
  library.handle = handle;
}

static void say(char *message, size_t capacity, GError *error) {
  const char *text = error != NULL ? error->message : "no reason given";
  // The library puts its words on several lines.
  snprintf(message, capacity, "%s", text);
  for (char *c = message; *c != 0; c++) {
    if (*c == '\n') *c = ' ';
  }
  if (error != NULL) g_error_free(error);
}

const char *cs_vector_version(void) { return library.version; }

cs_vector *cs_vector_create(const uint8_t *bytes, size_t count, char *message, size_t capacity) {
  pthread_once(&once, load);
  if (library.handle == NULL) {
    snprintf(message, capacity, "librsvg 2.52 or later is not installed (librsvg2-2)");
    return NULL;
  }
  GError *error = NULL;
  void *handle = library.new_from_data(bytes, count, &error);
  if (handle == NULL) {
    say(message, capacity, error);
    return NULL;
  }
  library.set_dpi(handle, 96);
  return handle;
}

void cs_vector_destroy(cs_vector *vector) { g_object_unref(vector); }

bool cs_vector_size(cs_vector *vector, double *width, double *height) {
  if (library.get_size(vector, width, height)) return *width > 0 && *height > 0;
  int has_width, has_height, has_view_box;
  length declared_width, declared_height;
  rectangle box;
  library.get_dimensions(
    vector, &has_width, &declared_width, &has_height, &declared_height, &has_view_box, &box);
  if (!has_view_box) return false;
  *width = box.width;
  *height = box.height;
  return *width > 0 && *height > 0;
}

static bool render(
    cs_vector *vector, double width, double height, cairo_t *context, char *message,
    size_t capacity) {
  rectangle viewport = {0, 0, width, height};
  GError *error = NULL;
  bool done = library.render(vector, context, &viewport, &error);
  if (!done) say(message, capacity, error);
  return done;
}

// librsvg takes the bounds of a shape, which gradients and clips may be given in, along the
// context's axes: under a turn they are those of the turned shape, and too large. So a picture that
// is turned or slanted is drawn upright at its size and recorded, and the recording is turned.
static bool render_turned(
    cs_vector *vector, double width, double height, cairo_t *context, const double map[6],
    char *message, size_t capacity) {
  double x = hypot(map[0], map[1]), y = hypot(map[2], map[3]);
  cairo_rectangle_t extents = {0, 0, width * x, height * y};
  cairo_surface_t *recording =
    cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_t *upright = cairo_create(recording);
  cairo_scale(upright, x, y);
  bool done = render(vector, width, height, upright, message, capacity);
  cairo_destroy(upright);
  cairo_matrix_t matrix;
  cairo_matrix_init(
    &matrix, map[0] / x, map[1] / x, map[2] / y, map[3] / y, map[4], map[5]);
  cairo_set_matrix(context, &matrix);
  cairo_set_source_surface(context, recording, 0, 0);
  cairo_paint(context);
  cairo_surface_destroy(recording);
  return done;
}

bool cs_vector_draw(
    cs_vector *vector, double width, double height, cs_surface *surface, const double map[6],
    char *message, size_t capacity) {
  cairo_t *context = cairo_create(surface);
  bool is_upright = (map[1] == 0 && map[2] == 0) || (map[0] == 0 && map[3] == 0);
  bool done;
  if (is_upright) {
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, map[0], map[1], map[2], map[3], map[4], map[5]);
    cairo_set_matrix(context, &matrix);
    done = render(vector, width, height, context, message, capacity);
  } else {
    done = render_turned(vector, width, height, context, map, message, capacity);
  }
  int status = cairo_status(context);
  if (done && status != CAIRO_STATUS_SUCCESS) {
    snprintf(message, capacity, "%s", cairo_status_to_string((cairo_status_t)status));
    done = false;
  }
  cairo_destroy(context);
  return done;
}
