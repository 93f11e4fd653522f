public import Raster

extension Raster.Canvas: FrameDrawer {}
