// What the renderer needs of libpng, libjpeg-turbo, ISA-L (or zlib) and xxHash, as plain functions.
//
// No function keeps a pointer it was given. Where a function can fail it returns a ps_status
// and, if it has more to say, writes words into a ps_message.
#ifndef PIXELSHIM_H
#define PIXELSHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  PS_OK = 0,
  // The bytes do not start with the signature of PNG.
  PS_NOT_PNG,
  // The bytes end before the chunk IEND does.
  PS_TRUNCATED,
  // A chunk's CRC-32 does not match; the message is the chunk's type.
  PS_BAD_CHECKSUM,
  // There are bytes after the chunk IEND.
  PS_TRAILING_BYTES,
  // The file has the chunk acTL of an animated PNG.
  PS_ANIMATED,
  // Anything else that is wrong with the file; the message says what.
  PS_CORRUPT,
  PS_OUT_OF_MEMORY,
  // The compressor failed or the output space was too small; the message says what.
  PS_ENCODER_FAILED,
  // The bytes do not start with the signature of JPEG.
  PS_NOT_JPEG,
  // A JPEG with four colours: CMYK or YCCK.
  PS_FOUR_COLOURS
} ps_status;

// Words of the library or ours, ended by a zero.
typedef struct {
  char text[160];
} ps_message;

// --- Pixel loops (pixels.c) ---------------------------------------------------------------
//
// "BGRA" is cairo's ARGB32 on a little-endian machine: blue, green, red, alpha; premultiplied.
// All other orders are straight: colours not multiplied by alpha, and 0 where alpha is 0.
// A stride counts bytes between the starts of rows. Sources and destinations do not overlap.

bool ps_is_opaque(const uint8_t *bgra, size_t width, size_t height, size_t stride);
// Tells whether all pixels are opaque and, where `repeated` is not NULL, which of the first 64 rows
// are the row above: bit y for row y.
bool ps_bgra_to_rgba(
  uint8_t *rgba, size_t rgba_stride, const uint8_t *bgra, size_t bgra_stride, size_t width,
  size_t height, uint64_t *repeated);
void ps_bgra_to_straight_bgra(
  uint8_t *straight, size_t straight_stride, const uint8_t *bgra, size_t bgra_stride,
  size_t width, size_t height);
// Tells whether all pixels are opaque, and stops at the first row that is not; and which of the
// first 64 rows are the row above: bit y for row y.
bool ps_bgra_to_rgb(
  uint8_t *rgb, size_t rgb_stride, const uint8_t *bgra, size_t bgra_stride, size_t width,
  size_t height, uint64_t *repeated);
// From straight RGBA; the colours of transparent pixels are ignored.
void ps_rgba_to_bgra(
  uint8_t *bgra, size_t bgra_stride, const uint8_t *rgba, size_t rgba_stride, size_t width,
  size_t height);
void ps_rgba_to_rgb(
  uint8_t *rgb, size_t rgb_stride, const uint8_t *rgba, size_t rgba_stride, size_t width,
  size_t height);
// Copies straight RGBA and sets the colours of transparent pixels to 0.
void ps_rgba_normalise(
  uint8_t *out, size_t out_stride, const uint8_t *rgba, size_t rgba_stride, size_t width,
  size_t height);

// --- Video (yuv.c) ------------------------------------------------------------------------

// Premultiplied BGRA, which is the colour over black, to BT.709 in limited range: a luma plane with
// rows of 2 * ceil(width / 2) bytes and two chroma planes with rows of half that, each value of the
// mean of 2 x 2 pixels; exactly rounded. An odd frame's last column and row are repeated.
void ps_bgra_to_yuv420p(
  uint8_t *luma, uint8_t *cb, uint8_t *cr, const uint8_t *bgra, size_t bgra_stride, size_t width,
  size_t height);

// --- Comparing (compare.c) ----------------------------------------------------------------

typedef struct {
  // Pixels with a difference.
  uint64_t changed;
  // Of all pixels' largest channel differences.
  uint64_t delta_sum;
  // 0 to 255.
  uint32_t max_delta;
} ps_comparison;

// Compares a row of straight RGBA. Writes each pixel's largest channel difference, 0 where both
// pixels are fully transparent, and adds to the totals. Tells whether there is any.
bool ps_compare_row(
  const uint8_t *a, const uint8_t *b, size_t width, uint8_t *deltas, ps_comparison *total);
// The same, written plainly: what the fast one is tested against.
bool ps_compare_row_scalar(
  const uint8_t *a, const uint8_t *b, size_t width, uint8_t *deltas, ps_comparison *total);

// Gives each pixel `above` where its difference is `limit` or more, `below` where it is less and not 0,
// else 0.
void ps_judge_row(
  const uint8_t *deltas, size_t width, uint8_t limit, uint8_t below, uint8_t above,
  uint8_t *verdicts);

bool ps_are_equal(const uint8_t *a, const uint8_t *b, size_t count);

// --- Reading PNG (png_scan.c, png_read.c) -------------------------------------------------

typedef struct {
  uint32_t width, height;
  // Bits a sample: 1, 2, 4, 8 or 16.
  uint8_t bit_depth;
  // 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA (PNG, table 11.1).
  uint8_t color_type;
  bool is_interlaced;
  // An alpha channel or a tRNS chunk. Known after ps_png_scan only.
  bool has_alpha;
} ps_png_header;

// Reads the signature and the first chunk; 33 bytes are enough.
ps_status ps_png_probe(
  const uint8_t *bytes, size_t count, ps_png_header *header, ps_message *message);

// Walks over all chunks and checks the order of those that matter for the pixels, lengths and
// CRCs, and that the compressed data can be enough for the picture, all without allocating
// anything.
ps_status ps_png_scan(
  const uint8_t *bytes, size_t count, ps_png_header *header, ps_message *message);

// Decodes a file that ps_png_scan has accepted to straight RGBA, 8 bits a sample, rows without
// padding. 16-bit samples are rounded to 8 bits. Colour space chunks are ignored.
ps_status ps_png_decode(
  const uint8_t *bytes, size_t count, const ps_png_header *header, uint8_t *rgba,
  ps_message *message);

// The two ways of ps_png_decode. The first reads RGB and RGBA files of 8 bits, not interlaced, with
// ISA-L (png_read_isal.c) and says false of every other file, and of every one that is not right; the
// second is libpng.
bool ps_png_decode_isal(const uint8_t *bytes, const ps_png_header *header, uint8_t *rgba);
ps_status ps_png_decode_libpng(
  const uint8_t *bytes, size_t count, const ps_png_header *header, uint8_t *rgba,
  ps_message *message);

// --- Reading JPEG (jpeg_read.c, orientation.c) --------------------------------------------

typedef struct {
  // Of the picture as it is stored, before it is turned.
  uint32_t width, height;
  // Exif's Orientation (tag 0x0112), 1 to 8; 1 where the file does not say, or says anything else.
  uint8_t orientation;
} ps_jpeg_header;

// Reads the markers up to the first scan.
ps_status ps_jpeg_probe(
  const uint8_t *bytes, size_t count, ps_jpeg_header *header, ps_message *message);

// Decodes a file that ps_jpeg_probe has accepted to RGBA with alpha 255, rows without padding, as it
// is stored: the orientation is not applied. ICC profiles are ignored. What comes after the end of
// the picture is too.
ps_status ps_jpeg_decode(
  const uint8_t *bytes, size_t count, const ps_jpeg_header *header, uint8_t *rgba,
  ps_message *message);

// The orientation in the data of an APP1 marker, 0 where it holds none.
uint8_t ps_exif_orientation(const uint8_t *data, size_t count);

// Turns a picture of `width` x `height` upright. From 5 on the outcome is `height` x `width`.
void ps_rgba_upright(
  uint8_t *out, const uint8_t *rgba, size_t width, size_t height, uint8_t orientation);

// --- Reading PNG band by band (png_bands.c, inflate_isal.c) ---------------------------------
//
// A file as ps_png_write_band makes it can be read in any order and on several threads: a chunk IDAT
// holds 64 rows, the first of which does not look at the row above, and its data means the same alone
// as behind the others. That is seen by inflating it alone, whatever wrote it. If it holds of every
// band of a file, the bands one behind the other are the picture; if not, ps_png_decode has to read
// the file.

enum { PS_BAND_ROWS = 64 };

// A part of a file.
typedef struct {
  size_t offset, size;
} ps_png_part;

typedef struct ps_inflater ps_inflater;

// Null without memory, and where the library is built without ISA-L.
ps_inflater *ps_inflater_create(void);
void ps_inflater_destroy(ps_inflater *inflater);

// Finds the data of the bands of a file that ps_png_scan has accepted, and the Adler-32 it names.
// Gives their number, 0 where the chunks are laid out otherwise or are more than `capacity`.
size_t ps_png_find_bands(
  const uint8_t *bytes, const ps_png_header *header, ps_png_part *bands, size_t capacity,
  uint32_t *adler);

// Space for the rows of a band.
size_t ps_png_band_space(const ps_png_header *header);

// Inflates a band into rows, each behind its filter byte. False where the band is not complete in
// itself, has another number of rows, or a first row whose filter looks at the row above. The filters
// are undone, and their bytes 0; the Adler-32 is that of the rows as they stand in the file.
bool ps_png_inflate_band(
  ps_inflater *inflater, const ps_png_header *header, size_t band, const uint8_t *data, size_t size,
  uint8_t *rows, uint32_t *adler);

// Rows of a band to straight RGBA, rows without padding.
void ps_png_band_to_rgba(
  const ps_png_header *header, const uint8_t *rows, size_t count, uint8_t *rgba);

// --- Writing PNG (png_write.c, deflate_*.c) -----------------------------------------------

typedef enum {
  // ISA-L level 1. Where the library is built without ISA-L, the same as PS_ZLIB_FAST.
  PS_ISAL = 0,
  PS_ZLIB_FAST,
  PS_ZLIB_SMALL
} ps_codec;

// True if PS_ISAL is ISA-L.
bool ps_has_isal(void);
// The version it was built with, as "2.30.0"; empty without it. The library tells none itself.
const char *ps_isal_version(void);
// The versions in use.
const char *ps_png_version(void);
const char *ps_jpeg_version(void);
const char *ps_zlib_version(void);

typedef struct ps_deflater ps_deflater;

// Null without memory.
ps_deflater *ps_deflater_create(ps_codec codec);
void ps_deflater_destroy(ps_deflater *deflater);

// Space that ps_png_write_band needs for a band of so many bytes.
size_t ps_png_band_bound(const ps_deflater *deflater, size_t count);

// Rows of a PNG file one after the other, each after a byte for its filter.
typedef struct {
  uint8_t *rows;
  // With the filter's byte.
  size_t row_size;
  size_t row_count;
  // Bit y: row y is the same as the row above. Rows from 64 on have no bit.
  uint64_t repeated;
  // Whether ps_png_filter has been here.
  bool is_filtered;
  // Of the file's bands.
  bool is_first;
} ps_band;

// Filters a band's rows in place (png_filter.c): the first is stored as it is (filter None), each
// other one as what is added to the row above (filter Up). So no row refers to another band.
void ps_png_filter(ps_band *band);

// Compresses a filtered band into a complete IDAT chunk: raw deflate, byte aligned by a full flush, so that
// the chunk depends on no other band. The first band's chunk begins with the zlib header. Also
// gives the band's Adler-32.
ps_status ps_png_write_band(
  ps_deflater *deflater, ps_band band, uint8_t *out, size_t capacity, size_t *written,
  uint32_t *adler, ps_message *message);

enum { PS_PNG_HEAD_SIZE = 8 + 25 + 13, PS_PNG_TAIL_SIZE = 18 + 12 };

// Signature, IHDR (8 bits; color_type 2 or 6; not interlaced) and sRGB.
void ps_png_write_head(
  uint8_t out[PS_PNG_HEAD_SIZE], uint32_t width, uint32_t height, uint8_t color_type);
// The IDAT chunk with the end of the deflate stream and the Adler-32 of all bands; IEND.
void ps_png_write_tail(uint8_t out[PS_PNG_TAIL_SIZE], uint32_t adler);

// --- Checksums and digests (checksum.c, digest.c) -----------------------------------------

// CRC-32 of PNG chunks (ISO 3309). Start with 0.
uint32_t ps_crc32(uint32_t start, const uint8_t *bytes, size_t count);
// Adler-32 (RFC 1950). Start with 1.
uint32_t ps_adler32(uint32_t start, const uint8_t *bytes, size_t count);
// The Adler-32 of two parts one after the other.
uint32_t ps_adler32_combine(uint32_t first, uint32_t second, uint64_t second_count);

// XXH3-128 with seed 0, in the canonical (big-endian) order of xxHash.
void ps_xxh3_128(const uint8_t *bytes, size_t count, uint8_t digest[16]);

#endif
