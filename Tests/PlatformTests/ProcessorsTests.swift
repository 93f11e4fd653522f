import Platform
import Testing

@testable import Platform

struct ProcessorsTests {
  @Test(arguments: [
    ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2),
    ("Cpus_allowed:\tff,00000001\n", 9),
    ("Cpus_allowed:\t0\n", nil),
    ("Name:\tx\n", nil),
  ])
  func affinityMasks(_ status: String, _ count: Int?) {
    #expect(Processors.allowedProcessors(status: status) == count)
  }

  @Test(arguments: [
    ("max 100000\n", nil), ("200000 100000\n", 2), ("150000 100000\n", 2), ("50000 100000\n", 1),
    ("", nil), ("0 100000\n", nil),
  ])
  func quotas(_ text: String, _ count: Int?) {
    #expect(Processors.processorQuota(cpuMax: text) == count)
  }

  @Test func quotasOfAllGroupsAboveCount() {
    #expect(
      Processors.quotaFiles(membership: "1:cpu:/x\n0::/a/b\n") == [
        "/sys/fs/cgroup/a/b/cpu.max", "/sys/fs/cgroup/a/cpu.max", "/sys/fs/cgroup/cpu.max",
      ])
    #expect(Processors.quotaFiles(membership: "0::/\n") == ["/sys/fs/cgroup/cpu.max"])
    #expect(Processors.quotaFiles(membership: "1:cpu:/x\n") == [])
  }

  @Test func countIsWhatNprocSays() throws {
    #expect(Processors.count >= 1)
    guard ChildProcess.find("nproc") != nil else { return }
    var nproc = try ChildProcess("nproc", arguments: [], standardOutput: .captured(limit: 20))
    let text = String(decoding: try nproc.wait().standardOutput.dropLast(), as: UTF8.self)
    // A quota, which nproc does not know, can only make it fewer.
    #expect(Processors.count <= (try #require(Int(text))))
  }
}
