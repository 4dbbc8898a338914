// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing

@MainActor struct ManualClockTests {
    let clock = ManualClock()

    @MainActor private final class Log {
        var entries: [String] = []
    }

    /// Returns a task that already sleeps and logs when it is woken.
    private func sleeper(_ name: String, _ duration: Duration, _ log: Log) async -> Task<Void, Never> {
        let count = clock.waitingCount
        let task = Task { [clock] in
            do {
                try await clock.sleep(until: clock.now.advanced(by: duration))
                log.entries.append(name)
            } catch {
                log.entries.append("\(name) \(type(of: error))")
            }
        }
        while clock.waitingCount == count { await Task.yield() }
        return task
    }

    @Test func timeChangesOnlyWhenTheTestAdvancesIt() {
        #expect(clock.now == .init(offset: .zero))
        clock.advance(by: .seconds(2))
        clock.advance(by: .milliseconds(500))
        #expect(clock.now == .init(offset: .milliseconds(2_500)))
    }

    @Test func sleepersAreNotWokenBeforeTheirDeadlines() async {
        let log = Log()
        let task = await sleeper("a", .seconds(2), log)
        clock.advance(by: .milliseconds(1_999))
        #expect(clock.waitingCount == 1)
        clock.advance(by: .milliseconds(1))
        #expect(clock.waitingCount == 0)
        await task.value
        #expect(log.entries == ["a"])
    }

    @Test func wakesInTheOrderOfTheDeadlines() async {
        let log = Log()
        var tasks: [String: Task<Void, Never>] = [:]
        for (name, seconds) in [("c", 3), ("a", 1), ("b", 2)] {
            tasks[name] = await sleeper(name, .seconds(seconds), log)
        }
        for name in ["a", "b", "c"] {
            clock.advance(by: .seconds(1))
            await tasks[name]?.value
        }
        #expect(log.entries == ["a", "b", "c"])
    }

    @Test func runWakesAllSleepers() async {
        let log = Log()
        let tasks = [await sleeper("a", .seconds(1), log), await sleeper("b", .seconds(3), log)]
        clock.run()
        for task in tasks { await task.value }
        #expect(Set(log.entries) == ["a", "b"])
        #expect(clock.now == .init(offset: .seconds(3)))
    }

    @Test func callbacksRunInTheOrderOfDeadlinesAndRequests() {
        let log = Log()
        for (name, seconds) in [("c", 3), ("a1", 1), ("b", 2), ("a2", 1)] {
            clock.call(at: .init(offset: .seconds(seconds))) { log.entries.append("\(name) \(clock.now.offset)") }
        }
        clock.run()
        #expect(log.entries == ["a1 1.0 seconds", "a2 1.0 seconds", "b 2.0 seconds", "c 3.0 seconds"])
    }

    @Test func returnsAtOnceForAMomentThatHasPassed() async throws {
        clock.advance(by: .seconds(1))
        try await clock.sleep(until: .init(offset: .seconds(1)))
        #expect(clock.waitingCount == 0)
    }

    @Test func aCancelledSleeperIsWokenWithAnError() async {
        let log = Log()
        let first = await sleeper("a", .seconds(1), log)
        let second = await sleeper("b", .seconds(1), log)
        first.cancel()
        await first.value
        #expect(clock.waitingCount == 1)
        clock.run()
        await second.value
        #expect(log.entries == ["a CancellationError", "b"])
    }

    @Test func aCancelledTaskDoesNotBeginToSleep() async {
        let task = Task { [clock] in
            while !Task.isCancelled { await Task.yield() }
            try await clock.sleep(for: .seconds(1))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.waitingCount == 0)
    }
}
