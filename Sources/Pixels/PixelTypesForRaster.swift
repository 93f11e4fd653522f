public struct Image: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var bytes: [UInt8]
  public init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
public struct PixelRect: Hashable, Sendable {
  public var x, y, width, height: Int
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
public struct PixelView {
  public let bytes: UnsafeRawBufferPointer
  public let width, height, stride: Int
  public init(bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.stride = stride
  }
}
