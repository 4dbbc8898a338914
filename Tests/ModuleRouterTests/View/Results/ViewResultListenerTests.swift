// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// What a result keeps of those who wait for it.
@MainActor struct ViewResultListenerTests {
    @Test func waitsThatWereCancelledLeaveNothingBehind() async {
        let result = ViewRouteResult<Int>()
        let tasks = (0..<100).map { _ in Task { try await result.value } }
        while result.listeners.count < tasks.count { await Task.yield() }
        for task in tasks.dropLast() { task.cancel() }
        for task in tasks.dropLast() { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(result.listeners.count == 1)
        result.finish(7)
        #expect((try? await tasks.last?.value) == 7)
        #expect(result.listeners.isEmpty)
    }

    @Test func listenersAreToldInTheOrderInWhichTheyCame() {
        let result = ViewRouteResult<Int>()
        var told: [Int] = []
        let mapped = (0..<50).map { number in
            result.map { value in
                told.append(number)
                return value
            }
        }
        result.finish(7)
        #expect(told == Array(0..<50))
        let finished = mapped.filter(\.isFinished)
        #expect(finished.count == 50)
    }
}
