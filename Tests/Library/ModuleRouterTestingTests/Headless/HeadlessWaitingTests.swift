// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Waiting for a screen that appears later.
@MainActor @Suite struct HeadlessWaitingTests {
    private let window = HeadlessWindow()

    @Test func aScreenThatIsShownIsReturnedAtOnce() async throws {
        let screen = HeadlessScreen("shown")
        window.push(screen)
        #expect(try await window.screen(HeadlessScreen.self) === screen)
    }

    @Test func aScreenOfALaterTaskIsAwaited() async throws {
        final class Answer: HeadlessScreen {}
        Task {
            for _ in 0..<5 { await Task.yield() }
            window.present(Answer("answer"))
        }
        #expect(try await window.screen(Answer.self) === window.presented)
    }

    @Test func theErrorNamesTheVisibleScreen() async throws {
        final class Answer: HeadlessScreen {}
        let error = await #expect(throws: (any Error).self) {
            _ = try await window.screen(Answer.self, within: Duration.milliseconds(1))
        }
        #expect(
            error.map { "\($0)" }
                == "no Answer was shown within 0.001 seconds; the visible screen is HeadlessScreen \"root\"")
    }

    @Test func aClosedWindowShowsNothing() async throws {
        window.close()
        let error = await #expect(throws: (any Error).self) {
            _ = try await window.screen(HeadlessScreen.self, within: Duration.milliseconds(1))
        }
        #expect(error.map { "\($0)" } == "no HeadlessScreen was shown within 0.001 seconds; the window is closed")
    }

    @Test func cancellingTheTaskEndsTheWait() async {
        final class Answer: HeadlessScreen {}
        let task = Task { try await window.screen(Answer.self).title }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
