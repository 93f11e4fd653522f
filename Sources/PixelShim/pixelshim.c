#include "pixelshim.h"
