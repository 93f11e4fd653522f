// First file of Raster.
