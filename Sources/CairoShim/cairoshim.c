#include "cairoshim.h"
