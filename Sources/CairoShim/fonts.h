// Shared by the two files that touch Pango.
#pragma once
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

#include "cairoshim.h"

struct cs_fonts {
  FcConfig *config;
  PangoFontMap *map;
  PangoContext *context;
};

/// The run with an index in visual order; it exists.
PangoLayoutRun *cs_find_run(cs_layout *layout, int line, int run);
