// The part of cairo, Pango and fontconfig that drawing needs, as small functions.
//
// Every `..._create` has a `..._destroy`; nothing else owns memory. A status of 0 is success;
// others are cairo's, and `cs_status_text` has their words. Lengths are pixels where a context
// draws, points where text is laid out.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct _cairo cs_context;
typedef struct _cairo_surface cs_surface;
typedef struct _cairo_scaled_font cs_outline_font;
typedef struct cs_fonts cs_fonts;
typedef struct _PangoLayout cs_layout;
typedef struct cs_color_font cs_color_font;
typedef struct _RsvgHandle cs_vector;

const char *cs_status_text(int status);
/// The versions in use, as "1.16.0".
const char *cs_cairo_version(void);
const char *cs_pango_version(void);
const char *cs_harfbuzz_version(void);
/// Of fontconfig, as 21402 for 2.14.2.
int cs_fontconfig_version(void);
/// Empty where cairo has it built in.
const char *cs_pixman_version(void);
/// False where Pango and cairo draw without FreeType.
bool cs_freetype_version(int *major, int *minor, int *patch);

// MARK: Surfaces

enum cs_format { CS_ARGB32, CS_A8 };

/// Zeroed. Null and a status on failure.
cs_surface *cs_surface_create(enum cs_format format, int width, int height, int *status);
void cs_surface_destroy(cs_surface *surface);
/// The pixels, with all drawing done; call `cs_surface_written` after changing them.
uint8_t *cs_surface_pixels(cs_surface *surface, int *stride);
void cs_surface_written(cs_surface *surface);

// MARK: Drawing. Coordinates are device pixels; errors stick to the context.

enum cs_operator {
  CS_OVER, CS_SOURCE, CS_DEST_IN, CS_ADD,
  CS_MULTIPLY, CS_SCREEN, CS_OVERLAY, CS_DARKEN, CS_LIGHTEN, CS_COLOR_DODGE, CS_COLOR_BURN,
  CS_SOFT_LIGHT, CS_HARD_LIGHT, CS_DIFFERENCE, CS_EXCLUSION,
  /// These only for `cs_pop_group_and_blend`.
  CS_HSL_HUE, CS_HSL_SATURATION, CS_HSL_COLOR, CS_HSL_LUMINOSITY
};
/// The verbs of a path; each takes 1, 1, 3 and 0 points.
enum cs_verb { CS_MOVE, CS_LINE, CS_CURVE, CS_CLOSE };

cs_context *cs_context_create(cs_surface *surface, int *status);
void cs_context_destroy(cs_context *context);
int cs_context_status(cs_context *context);
void cs_save(cs_context *context);
void cs_restore(cs_context *context);
void cs_clip_box(cs_context *context, int x, int y, int width, int height);
/// Narrows the clip to the path.
void cs_clip(cs_context *context);
void cs_set_operator(cs_context *context, enum cs_operator op);
void cs_set_color(cs_context *context, double red, double green, double blue, double alpha);
/// The surface with its top left corner at a pixel, its edge pixels going on outside.
void cs_set_surface(cs_context *context, cs_surface *surface, int x, int y);
void cs_add_rectangle(cs_context *context, double x, double y, double width, double height);
/// Appends a path whose points are mapped by x' = m0·x + m2·y + m4, y' = m1·x + m3·y + m5.
void cs_add_path(
  cs_context *context, const uint8_t *verbs, size_t verb_count, const double *coordinates,
  const double map[6]);
/// Fills the path and forgets it.
void cs_fill(cs_context *context, bool even_odd);
enum cs_cap { CS_CAP_BUTT, CS_CAP_ROUND, CS_CAP_SQUARE };
enum cs_join { CS_JOIN_MITER, CS_JOIN_ROUND, CS_JOIN_BEVEL };
typedef struct {
  double width;
  enum cs_cap cap;
  enum cs_join join;
  double miter_limit;
  /// None below 0 and not all 0; a count of 0 draws no gaps.
  const double *dashes;
  size_t dash_count;
  double dash_phase;
} cs_pen;
/// Draws a line along the path and forgets it. The pen and its dashes are measured before `map`,
/// the path is not.
void cs_stroke(cs_context *context, const cs_pen *pen, const double map[6]);
void cs_paint(cs_context *context, double alpha);
/// The source through the alpha of an A8 surface at a pixel.
void cs_mask(cs_context *context, cs_surface *mask, int x, int y);
/// Lets what is drawn on count as not clear: on a clear surface cairo blends by another way that
/// rounds otherwise, and whether it is clear depends on what was left out as invisible.
void cs_touch(cs_context *context);
void cs_push_group(cs_context *context);
void cs_pop_group_to_source(cs_context *context);
/// Ends a group by one of the HSL operators. The clip must be the box of whole pixels that the
/// group was begun with.
void cs_pop_group_and_blend(cs_context *context, enum cs_operator op, double opacity);
/// Copies pixels of what the context draws on, from a device place, over a whole surface.
void cs_copy_target(cs_context *context, cs_surface *destination, int x, int y);
/// Brings saved pixels back over what was drawn since, as far as a coverage of one byte a pixel, rows
/// without padding, leaves them uncovered. A pixel that is equal to the saved one stays as it is,
/// which cairo's own blending does not promise.
void cs_blend_back(
  cs_context *context, cs_surface *saved, const uint8_t *coverage, int x, int y);

// MARK: Pixel loops

/// A picture of premultiplied BGRA.
typedef struct {
  const uint8_t *pixels;
  int width, height;
  ptrdiff_t stride;
} cs_picture;

/// The taps that make one output sample: `count` weights that sum to 16384, for the input samples
/// from `first` on.
typedef struct {
  int32_t first, count;
  const int32_t *weights;
} cs_taps;

/// Resamples by one kernel an axis. `row` holds 4 · source.width + 4 entries for the
/// loop's use.
void cs_resample(
  cs_picture source, const cs_taps *columns, int width, const cs_taps *rows, int height,
  uint16_t *row, uint8_t *out, ptrdiff_t stride);
/// Samples bilinearly at points that start at (m4, m5) and step by (m0, m1) a column and (m2, m3) a
/// row; source pixels have their centres at whole numbers, and the edge goes on outside. With
/// `four`, takes the mean of 2 × 2 points within each step.
void cs_resample_affine(
  cs_picture source, const double map[6], bool four, int width, int height, uint8_t *out,
  ptrdiff_t stride);
/// Samples through a projective map from output to source, both in pixels from the upper left
/// corner: (x, y, 1) · `map`, row by row, is (X, Y, W), and the source is read at (X/W, Y/W) where
/// W is above 0. Each output pixel is the mean over its area of the source, which is bilinear
/// between the centres of its pixels and clear around them. The first is the output's pixel
/// (`left`, `top`): what a pixel is does not depend on where the others begin.
void cs_resample_projective(
  cs_picture source, const double map[9], int left, int top, int width, int height, uint8_t *out,
  ptrdiff_t stride);
/// A stretch of a gradient's colours, in premultiplied BGRA of 0 to 255: `color` at `start`, and
/// `slope` more for each whole location; holds up to `end`, which is its neighbour's start.
typedef struct {
  float start, end;
  float color[4], slope[4];
} cs_ramp_piece;

enum { CS_RAMP_CELLS = 256 };

typedef struct {
  /// The last one's end is infinite.
  const cs_ramp_piece *pieces;
  /// The first piece that reaches into each 256th of the locations, and into 1.
  uint32_t first[CS_RAMP_CELLS + 1];
  /// Locations where the colour jumps; pixels there get the mean of what they cover.
  const float *edges;
  size_t edge_count;
} cs_ramp;

enum cs_gradient_form { CS_AXIAL, CS_RADIAL, CS_CONIC };

/// Writes a gradient. `map` leads from the centre of pixel (x, y) to the plane in which a location
/// is x, the distance from the origin, or the angle from the x axis towards y in turns.
void cs_gradient(
  enum cs_gradient_form form, const double map[6], const cs_ramp *ramp, int width, int height,
  uint8_t *out, ptrdiff_t stride);
/// Premultiplies straight RGBA into BGRA.
void cs_premultiply(const uint8_t *rgba, uint8_t *bgra, size_t pixel_count);
/// Halves each side (an odd last row or column counts half), by the mean of 2 × 2 pixels.
void cs_halve(cs_picture source, uint8_t *out, ptrdiff_t stride);
/// The share of each pixel that an outline covers, 255 for all, by its area. Contours are closed;
/// curves are cut to lines within 1/192 px, points beyond 2¹⁸ px are cut off. What several contours
/// cover counts once, by the rule of non-zero winding, unless it is the even-odd one. False without
/// memory.
bool cs_area_coverage(
  const uint8_t *verbs, size_t verb_count, const double *coordinates, const double map[6],
  bool even_odd, uint8_t *out, ptrdiff_t stride, int width, int height);
/// Makes one row of coverage of each `step`, as a window of `window` of them sees it, an odd number;
/// there are `step` · `rows`, and those outside are bare. Neighbours in a row are `entry` bytes
/// apart and rows `stride`, so that columns may be rows.
void cs_merge_rows(
  const uint8_t *source, ptrdiff_t source_stride, ptrdiff_t source_entry, int step, int window,
  uint8_t *out, ptrdiff_t stride, ptrdiff_t entry, int entries, int rows);
/// Adds coverage, up to 255.
void cs_add_coverage(
  const uint8_t *source, ptrdiff_t source_stride, uint8_t *out, ptrdiff_t stride, int width,
  int height);
/// Moves pixels towards others where a coverage, rows without padding, is not 255.
void cs_blend_uncovered(
  const uint8_t *source, ptrdiff_t source_stride, const uint8_t *coverage, uint8_t *out,
  ptrdiff_t stride, int width, int height);

// MARK: Vector pictures. Used by one thread at a time; messages are always ended by a zero.

/// Reads an SVG document, without its external references. Null and a message on failure, also
/// where librsvg is not installed.
cs_vector *cs_vector_create(const uint8_t *bytes, size_t count, char *message, size_t capacity);
void cs_vector_destroy(cs_vector *vector);
/// The size in CSS pixels by width and height, or by the view box; false without either.
bool cs_vector_size(cs_vector *vector, double *width, double *height);
/// Draws the picture in a viewport of a size, mapped as by `cs_add_path`.
bool cs_vector_draw(
  cs_vector *vector, double width, double height, cs_surface *surface, const double map[6],
  char *message, size_t capacity);
/// The version of librsvg, as "2.54.7"; empty before the first picture.
const char *cs_vector_version(void);

// MARK: Fonts

/// An empty set of fonts, or the machine's. Null where fontconfig fails.
cs_fonts *cs_fonts_create(bool machine_fonts);
void cs_fonts_destroy(cs_fonts *fonts);
/// Adds a file's faces, for layouts made from now on.
bool cs_fonts_add(cs_fonts *fonts, const char *path);
/// Makes the set ready for layouts. False where Pango fails.
bool cs_fonts_open(cs_fonts *fonts);
bool cs_fonts_have_family(cs_fonts *fonts, const char *family);
/// Whether a face of the set has glyphs that are pictures.
bool cs_fonts_have_color(cs_fonts *fonts);
bool cs_is_readable(const char *path);
/// The user's own folder; false where it has none or its path is too long.
bool cs_home_folder(char *path, size_t size);
/// Whether the file holds at least one face.
bool cs_is_font(const char *path);

// MARK: Text

enum cs_wrap { CS_WRAP_WORD, CS_WRAP_CHARACTER };
enum cs_ellipsize { CS_ELLIPSIZE_NONE, CS_ELLIPSIZE_START, CS_ELLIPSIZE_MIDDLE, CS_ELLIPSIZE_END };

typedef struct {
  /// Comma separated.
  const char *families;
  double size;
  int weight;
  bool italic;
  double kern;
} cs_font;

typedef struct {
  int start, length;
  double width, ascent, descent;
  bool right_to_left;
} cs_line;

/// A part of a line in one face.
typedef struct {
  int start, length;
  bool is_ellipsis;
  int glyph_count;
  double size;
} cs_run;

/// Stands for nothing to draw.
enum { CS_EMPTY_GLYPH = 0x0FFFFFFF };

typedef struct {
  uint32_t glyph;
  /// Where its cluster starts in the text, in bytes.
  int byte;
  /// From the line's left end and baseline, y down.
  double x, y;
  /// The character no font has a glyph for, or 0; `glyph` is then 0 too.
  uint32_t missing;
} cs_glyph;

typedef struct {
  /// Valid while the layout lives.
  const char *file, *family;
  int index;
} cs_face;

/// One paragraph; a line break in it is shown as a sign. The font is that of an empty line.
cs_layout *cs_layout_create(cs_fonts *fonts, const char *utf8, int length, const cs_font *font);
void cs_layout_destroy(cs_layout *layout);
void cs_layout_set_font(cs_layout *layout, int start, int end, const cs_font *font);
/// `line_limit` 0 sets none; it needs an ellipsis.
void cs_layout_set_width(
  cs_layout *layout, double width, enum cs_wrap wrap, enum cs_ellipsize ellipsize, int line_limit,
  bool justify);
int cs_layout_line_count(cs_layout *layout);
cs_line cs_layout_line(cs_layout *layout, int line);
int cs_line_run_count(cs_layout *layout, int line);
cs_run cs_line_run(cs_layout *layout, int line, int run);
/// Writes `glyph_count` glyphs; `x` is the run's left end and moves to its right end.
void cs_run_glyphs(cs_layout *layout, int line, int run, double *x, cs_glyph *out);
bool cs_run_face(cs_layout *layout, int line, int run, cs_face *out);

/// The run's face at 1024 px an em, unhinted.
cs_outline_font *cs_outline_font_create(cs_layout *layout, int line, int run, int *status);
void cs_outline_font_destroy(cs_outline_font *font);
/// A glyph's outline, y down. Writes what fits and returns how much there is; nothing and a status
/// on failure.
typedef struct {
  size_t verbs, coordinates;
  int status;
} cs_outline_size;
cs_outline_size cs_outline(
  cs_outline_font *font, uint32_t glyph, uint8_t *verbs, size_t verb_capacity, double *coordinates,
  size_t coordinate_capacity);

/// A face with glyphs that are pictures; null for others, and where FreeType fails.
cs_color_font *cs_color_font_create(const char *file, int index);
void cs_color_font_destroy(cs_color_font *font);

/// A glyph that is a picture.
typedef struct {
  /// Valid until the next glyph.
  cs_picture picture;
  /// From the origin on the baseline to the upper left corner, to the right and up, and the size of
  /// an em, in the picture's pixels.
  int left, top, em;
} cs_glyph_picture;

/// The picture of a glyph in the largest size that the face has. False for a glyph without one.
bool cs_color_glyph(cs_color_font *font, uint32_t glyph, cs_glyph_picture *out);
