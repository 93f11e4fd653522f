#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread of the system, with the stack a main thread has by default, 8 MiB: the 512 KiB of
/// a secondary thread on macOS could be too few for deeply nested drawings.
enum PosixThread {
  /// Starts a detached thread. False when the system has no more to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(Body(call: body))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    let status = pthread_create(&handle, &attributes, entry, box.toOpaque())
    if status != 0 { box.release() }
    return status == 0
  }

  fileprivate static func run(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().call()
  }

  private final class Body: Sendable {
    let call: @Sendable () -> Void
    init(call: @escaping @Sendable () -> Void) { self.call = call }
  }
}

#if canImport(Darwin)
  private func entry(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    PosixThread.run(argument)
    return nil
  }
#else
  private func entry(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    PosixThread.run(argument)
    return nil
  }
#endif
