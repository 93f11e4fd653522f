import Foundation
import Platform
import Testing

struct EnvironmentTests {
  @Test func variables() {
    setenv("INBETWEEN_TEST_VARIABLE", "", 1)
    #expect(Environment.value("INBETWEEN_TEST_VARIABLE") == "")
    unsetenv("INBETWEEN_TEST_VARIABLE")
    #expect(Environment.value("INBETWEEN_TEST_VARIABLE") == nil)
  }

  @Test func theClockDoesNotGoBack() {
    let times = (0..<1000).map { _ in MonotonicClock.now }
    #expect(times == times.sorted())
    #expect(times[0] > 0)
  }

  @Test func aFileIsNoTerminal() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(!Terminal.isTTY(FileDescriptor(rawValue: file, name: "/dev/null")))
  }
}
