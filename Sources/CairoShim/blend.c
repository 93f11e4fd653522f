#include <math.h>

#include "canvas.h"

// The four modes that work on a colour as a whole. pixman's are off where the source is not
// opaque. Formulas: W3C, Compositing and Blending Level 1, section 10.2.

typedef struct {
  float r, g, b;
} color;

static inline float least(color c) { return fminf(c.r, fminf(c.g, c.b)); }
static inline float most(color c) { return fmaxf(c.r, fmaxf(c.g, c.b)); }
static inline float luminosity(color c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
static inline float saturation(color c) { return most(c) - least(c); }

static inline color with_luminosity(color c, float wanted) {
  float shift = wanted - luminosity(c);
  c.r += shift;
  c.g += shift;
  c.b += shift;
  float low = least(c), high = most(c);
  float scale = 1;
  if (low < 0) scale = wanted / (wanted - low);
  if (high > 1) scale = fminf(scale, (1 - wanted) / (high - wanted));
  c.r = wanted + (c.r - wanted) * scale;
  c.g = wanted + (c.g - wanted) * scale;
  c.b = wanted + (c.b - wanted) * scale;
  return c;
}

static inline color with_saturation(color c, float wanted) {
  float low = least(c), range = most(c) - low;
  if (range <= 0) return (color){0, 0, 0};
  float scale = wanted / range;
  return (color){(c.r - low) * scale, (c.g - low) * scale, (c.b - low) * scale};
}

static inline color blended(enum cs_operator op, color below, color above) {
  if (op == CS_HSL_HUE) {
    return with_luminosity(with_saturation(above, saturation(below)), luminosity(below));
  }
  if (op == CS_HSL_SATURATION) {
    return with_luminosity(with_saturation(below, saturation(above)), luminosity(below));
  }
  return op == CS_HSL_COLOR ? with_luminosity(above, luminosity(below))
                            : with_luminosity(below, luminosity(above));
}

static inline uint8_t byte(float value) { return (uint8_t)(fminf(value, 1) * 255 + 0.5f); }

/// Straight from premultiplied BGRA.
static inline color straight(const uint8_t *pixel) {
  float scale = 1.0f / (float)pixel[3];
  return (color){fminf((float)pixel[2] * scale, 1), fminf((float)pixel[1] * scale, 1),
                 fminf((float)pixel[0] * scale, 1)};
}

static void blend_pixel(const uint8_t *source, uint8_t *out, float opacity, enum cs_operator op) {
  if (source[3] == 0) return;
  float above = (float)source[3] * opacity / 255, below = (float)out[3] / 255;
  color s = straight(source), d = {0, 0, 0}, b = s;
  if (out[3] != 0) {
    d = straight(out);
    b = blended(op, d, s);
  }
  float under = (1 - above) * below, over = above * (1 - below), both = above * below;
  out[2] = byte(under * d.r + over * s.r + both * b.r);
  out[1] = byte(under * d.g + over * s.g + both * b.g);
  out[0] = byte(under * d.b + over * s.b + both * b.b);
  out[3] = byte(under + above);
}

static int blend(cs_surface *group, cs_surface *target, float opacity, enum cs_operator op) {
  cairo_surface_flush(group);
  cairo_surface_flush(target);
  double group_x, group_y, target_x, target_y;
  cairo_surface_get_device_offset(group, &group_x, &group_y);
  cairo_surface_get_device_offset(target, &target_x, &target_y);
  int left = (int)(target_x - group_x), top = (int)(target_y - group_y);
  int width = cairo_image_surface_get_width(group);
  int height = cairo_image_surface_get_height(group);
  const uint8_t *pixels = cairo_image_surface_get_data(group);
  uint8_t *out = cairo_image_surface_get_data(target);
  if (pixels == NULL || out == NULL) return CAIRO_STATUS_SURFACE_FINISHED;
  if (!cs_lies_within(target, left, top, width, height)) return CAIRO_STATUS_INVALID_SIZE;
  ptrdiff_t stride = cairo_image_surface_get_stride(group);
  ptrdiff_t out_stride = cairo_image_surface_get_stride(target);
  out += top * out_stride + 4 * left;
  for (int y = 0; y < height; y++, pixels += stride, out += out_stride) {
    for (int x = 0; x < width; x++) blend_pixel(pixels + 4 * x, out + 4 * x, opacity, op);
  }
  cairo_surface_mark_dirty(target);
  return CAIRO_STATUS_SUCCESS;
}

void cs_pop_group_and_blend(cs_context *context, enum cs_operator op, double opacity) {
  cairo_pattern_t *pattern = cairo_pop_group(context);
  cairo_surface_t *group = NULL;
  int status = (int)cairo_pattern_get_surface(pattern, &group);
  if (status == CAIRO_STATUS_SUCCESS) {
    status = blend(group, cairo_get_group_target(context), (float)opacity, op);
  }
  cs_fail(context, status);
  cairo_pattern_destroy(pattern);
}
