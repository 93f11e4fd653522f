import Foundation
import Platform
import Synchronization
import Testing

struct OrderedDeliveryTests {
  @Test(arguments: [1, 2, 5], [1, 3, 40])
  func elementsArriveInOrder(_ workers: Int, _ capacity: Int) throws {
    let count = 500
    let delivery = OrderedDelivery<Int>(indices: 3..<count, capacity: capacity)
    let next = Atomic<Int>(3)
    let received: [Int] = Workers.run(count: workers) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count, delivery.submit(index * index, at: index) else { return }
      }
    } meanwhile: {
      var received: [Int] = []
      while let element = delivery.next() { received.append(element) }
      return received
    } alone: {
      []
    }
    #expect(received == (3..<count).map { $0 * $0 })
  }

  /// The consumer takes nothing for a while; a delivery without a limit would fill up.
  @Test func noMoreThanTheCapacityWaits() {
    let capacity = 4
    let delivery = OrderedDelivery<Int>(indices: 0..<100, capacity: capacity)
    let submitted = Atomic<Int>(0)
    let leads: [Int] = Workers.run(count: 1) { _ in
      for index in 0..<100 {
        _ = delivery.submit(index, at: index)
        submitted.add(1, ordering: .sequentiallyConsistent)
      }
    } meanwhile: {
      while submitted.load(ordering: .sequentiallyConsistent) < capacity { usleep(100) }
      usleep(50_000)
      var leads = [submitted.load(ordering: .sequentiallyConsistent)]
      while delivery.next() != nil {
        leads.append(submitted.load(ordering: .sequentiallyConsistent) - leads.count)
      }
      return leads
    } alone: {
      []
    }
    #expect(leads.count == 101)
    #expect(leads[0] == capacity)
    #expect(leads.allSatisfy { $0 <= capacity })
  }

  @Test func abortWakesWorkersAndConsumer() {
    let delivery = OrderedDelivery<Int>(indices: 0..<100, capacity: 1)
    let refused = Mutex<Set<Int>>([])
    Workers.run(count: 3) { worker in
      // All are too far ahead and wait until the abort.
      let isAccepted = delivery.submit(worker, at: 10 + worker)
      if !isAccepted { refused.withLock { _ = $0.insert(worker) } }
    } meanwhile: {
      #expect(!delivery.isAborted)
      delivery.abort()
    } alone: {
    }
    #expect(refused.withLock { $0 } == [0, 1, 2])
    #expect(delivery.next() == nil)
    #expect(delivery.isAborted)
    #expect(!delivery.submit(1, at: 0))
  }

  @Test func aWorkerCanEndTheConsumersWait() {
    let delivery = OrderedDelivery<Int>(indices: 0..<2, capacity: 1)
    let element: Int? = Workers.run(count: 1) { _ in
      delivery.abort()
    } meanwhile: {
      delivery.next()
    } alone: {
      Issue.record("there is no thread")
      return nil
    }
    #expect(element == nil)
  }

  @Test func emptyDeliveriesEndAtOnce() {
    #expect(OrderedDelivery<Int>(indices: 5..<5, capacity: 1).next() == nil)
  }
}
