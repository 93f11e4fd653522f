// Shared by the two files that draw on a context.
#pragma once
#include <cairo/cairo.h>

#include "cairoshim.h"

/// Puts a context in error, unless it is already or the status is success.
void cs_fail(cs_context *context, int status);
/// Whether a box of pixels is one of an image surface.
bool cs_lies_within(cs_surface *surface, int left, int top, int width, int height);
