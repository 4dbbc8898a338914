// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The listeners that a result keeps.
@MainActor struct ViewResultListenerTests {
    @Test func cancelledWaitsAreRemovedFromTheListeners() async {
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

    @Test func unawaitedValueHasAMessage() {
        let result = ViewRouteResult<Int>()
        #expect(result.unawaitedMessage == nil)
        result.finish(7)
        #expect(
            result.unawaitedMessage
                == "a ViewRouteResult<Int> has received a value, and no code awaits it: its screen stays. Perform the route with Router.result, which removes the screen, or let a screen that a URL opens remove itself: call remove() of its ViewRoute"
        )
    }

    @Test func awaitedValueHasNoMessage() async throws {
        let (late, mapped, promised) = (ViewRouteResult<Int>(), ViewRouteResult<Int>(), ViewRouteResult<Int>())
        late.finish(7)
        #expect(try await late.value == 7)
        _ = mapped.map { $0 }
        mapped.finish(7)
        promised.willBeAwaited()
        promised.finish(7)
        #expect([late, mapped, promised].allSatisfy { $0.unawaitedMessage == nil })
    }

    @Test func listenersAreCalledInTheOrderOfTheirRegistration() {
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
