#include <cairo/cairo.h>

#include "canvas.h"

const char *cs_status_text(int status) { return cairo_status_to_string((cairo_status_t)status); }

const char *cs_cairo_version(void) { return cairo_version_string(); }

cs_context *cs_context_create(cs_surface *surface, int *status) {
  cairo_t *context = cairo_create(surface);
  // Curves are followed to this many pixels; cairo's own 0.1 shows in the coverage of round corners.
  cairo_set_tolerance(context, 0.025);
  *status = cairo_status(context);
  if (*status == CAIRO_STATUS_SUCCESS) return context;
  cairo_destroy(context);
  return NULL;
}

void cs_context_destroy(cs_context *context) { cairo_destroy(context); }

// What fails beside the context itself, as drawing on a copy does. cairo lets nobody else put a
// context in error, so the first such status is kept with it.
static const cairo_user_data_key_t other_status;

void cs_fail(cs_context *context, int status) {
  if (status == CAIRO_STATUS_SUCCESS || cs_context_status(context) != CAIRO_STATUS_SUCCESS) return;
  (void)cairo_set_user_data(context, &other_status, (void *)(intptr_t)status, NULL);
}

int cs_context_status(cs_context *context) {
  int status = cairo_status(context);
  if (status != CAIRO_STATUS_SUCCESS) return status;
  return (int)(intptr_t)cairo_get_user_data(context, &other_status);
}

void cs_save(cs_context *context) { cairo_save(context); }

void cs_restore(cs_context *context) { cairo_restore(context); }

void cs_clip_box(cs_context *context, int x, int y, int width, int height) {
  cairo_new_path(context);
  cairo_rectangle(context, x, y, width, height);
  cairo_clip(context);
}

void cs_clip(cs_context *context) { cairo_clip(context); }

void cs_set_operator(cs_context *context, enum cs_operator op) {
  static const cairo_operator_t operators[] = {
    [CS_OVER] = CAIRO_OPERATOR_OVER,
    [CS_SOURCE] = CAIRO_OPERATOR_SOURCE,
    [CS_DEST_IN] = CAIRO_OPERATOR_DEST_IN,
    [CS_ADD] = CAIRO_OPERATOR_ADD,
    [CS_MULTIPLY] = CAIRO_OPERATOR_MULTIPLY,
    [CS_SCREEN] = CAIRO_OPERATOR_SCREEN,
    [CS_OVERLAY] = CAIRO_OPERATOR_OVERLAY,
    [CS_DARKEN] = CAIRO_OPERATOR_DARKEN,
    [CS_LIGHTEN] = CAIRO_OPERATOR_LIGHTEN,
    [CS_COLOR_DODGE] = CAIRO_OPERATOR_COLOR_DODGE,
    [CS_COLOR_BURN] = CAIRO_OPERATOR_COLOR_BURN,
    [CS_SOFT_LIGHT] = CAIRO_OPERATOR_SOFT_LIGHT,
    [CS_HARD_LIGHT] = CAIRO_OPERATOR_HARD_LIGHT,
    [CS_DIFFERENCE] = CAIRO_OPERATOR_DIFFERENCE,
    [CS_EXCLUSION] = CAIRO_OPERATOR_EXCLUSION,
  };
  cairo_set_operator(context, operators[op]);
}

void cs_set_color(cs_context *context, double red, double green, double blue, double alpha) {
  cairo_set_source_rgba(context, red, green, blue, alpha);
}

void cs_set_surface(cs_context *context, cs_surface *surface, int x, int y) {
  cairo_set_source_surface(context, surface, x, y);
  cairo_pattern_t *pattern = cairo_get_source(context);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
}

void cs_add_rectangle(cs_context *context, double x, double y, double width, double height) {
  cairo_rectangle(context, x, y, width, height);
}

/// Far more than any canvas, and less than where cairo's fixed point wraps round (2²³ px).
static double within_reach(double x) { return x < -4e6 ? -4e6 : x > 4e6 ? 4e6 : x; }

void cs_add_path(
    cs_context *context, const uint8_t *verbs, size_t verb_count, const double *coordinates,
    const double map[6]) {
  const double *p = coordinates;
#define X(i) within_reach(map[0] * p[2 * (i)] + map[2] * p[2 * (i) + 1] + map[4])
#define Y(i) within_reach(map[1] * p[2 * (i)] + map[3] * p[2 * (i) + 1] + map[5])
  for (size_t i = 0; i < verb_count; i++) {
    switch ((enum cs_verb)verbs[i]) {
      case CS_MOVE:
        cairo_move_to(context, X(0), Y(0));
        p += 2;
        break;
      case CS_LINE:
        cairo_line_to(context, X(0), Y(0));
        p += 2;
        break;
      case CS_CURVE:
        cairo_curve_to(context, X(0), Y(0), X(1), Y(1), X(2), Y(2));
        p += 6;
        break;
      case CS_CLOSE:
        cairo_close_path(context);
        break;
    }
  }
#undef X
#undef Y
}

void cs_fill(cs_context *context, bool even_odd) {
  cairo_set_fill_rule(context, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
  cairo_fill(context);
}

void cs_stroke(cs_context *context, const cs_pen *pen, const double map[6]) {
  static const cairo_line_cap_t caps[] = {
    CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
  static const cairo_line_join_t joins[] = {
    CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
  cairo_matrix_t former, matrix;
  cairo_get_matrix(context, &former);
  cairo_matrix_init(&matrix, map[0], map[1], map[2], map[3], map[4], map[5]);
  cairo_set_matrix(context, &matrix);
  cairo_set_line_width(context, pen->width);
  cairo_set_line_cap(context, caps[pen->cap]);
  cairo_set_line_join(context, joins[pen->join]);
  cairo_set_miter_limit(context, pen->miter_limit);
  cairo_set_dash(context, pen->dashes, (int)pen->dash_count, pen->dash_phase);
  cairo_stroke(context);
  cairo_set_matrix(context, &former);
}

void cs_paint(cs_context *context, double alpha) {
  if (alpha < 1) {
    cairo_paint_with_alpha(context, alpha);
  } else {
    cairo_paint(context);
  }
}

void cs_mask(cs_context *context, cs_surface *mask, int x, int y) {
  cairo_mask_surface(context, mask, x, y);
}

void cs_touch(cs_context *context) {
  cairo_surface_t *target = cairo_get_group_target(context);
  cairo_surface_flush(target);
  cairo_surface_mark_dirty(target);
}

void cs_push_group(cs_context *context) {
  cairo_push_group(context);
  cs_touch(context);
}

void cs_pop_group_to_source(cs_context *context) {
  cairo_pop_group_to_source(context);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
}

bool cs_lies_within(cs_surface *surface, int left, int top, int width, int height) {
  return left >= 0 && top >= 0 && left + width <= cairo_image_surface_get_width(surface)
         && top + height <= cairo_image_surface_get_height(surface);
}

void cs_copy_target(cs_context *context, cs_surface *destination, int x, int y) {
  cairo_t *copy = cairo_create(destination);
  cairo_set_source_surface(copy, cairo_get_group_target(context), -x, -y);
  cairo_pattern_set_filter(cairo_get_source(copy), CAIRO_FILTER_NEAREST);
  cairo_set_operator(copy, CAIRO_OPERATOR_SOURCE);
  cairo_paint(copy);
  cs_fail(context, cairo_status(copy));
  cairo_destroy(copy);
}

void cs_blend_back(
    cs_context *context, cs_surface *saved, const uint8_t *coverage, int x, int y) {
  cairo_surface_t *target = cairo_get_group_target(context);
  cairo_surface_flush(target);
  cairo_surface_flush(saved);
  double offset_x, offset_y;
  cairo_surface_get_device_offset(target, &offset_x, &offset_y);
  int left = x + (int)offset_x, top = y + (int)offset_y;
  int width = cairo_image_surface_get_width(saved), height = cairo_image_surface_get_height(saved);
  uint8_t *pixels = cairo_image_surface_get_data(target);
  const uint8_t *former = cairo_image_surface_get_data(saved);
  if (pixels == NULL || former == NULL) {
    cs_fail(context, CAIRO_STATUS_SURFACE_FINISHED);
    return;
  }
  if (!cs_lies_within(target, left, top, width, height)) {
    cs_fail(context, CAIRO_STATUS_INVALID_SIZE);
    return;
  }
  ptrdiff_t stride = cairo_image_surface_get_stride(target);
  cs_blend_uncovered(
    former, cairo_image_surface_get_stride(saved), coverage,
    pixels + top * stride + 4 * left, stride, width, height);
  cairo_surface_mark_dirty(target);
}
