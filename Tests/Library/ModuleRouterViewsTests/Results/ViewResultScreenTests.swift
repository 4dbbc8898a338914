// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

/// Screens after they have delivered a result.
@MainActor @Suite(.routes { ChoiceRouter.self }, .logged)
struct ViewResultScreenTests {
    let choice = RoutableView<any ChoiceInput>()

    /// Starts a task that awaits the choice in a window.
    private func asking(
        in window: HeadlessWindow, removes: Bool = true, made: @escaping (ChoiceScreen) -> Void = { _ in }
    ) -> Task<String, any Error> {
        Task {
            try await Router.result(of: choice, path: .push(from: window.root), removes: removes) { screen in
                (screen as? ChoiceScreen).map(made)
                return screen.choice
            }
        }
    }

    @Test func screenStaysIfTheRequestDoesNotRemoveIt() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window, removes: false)
        try await shown.wait()
        (window.topScreen as? ChoiceScreen)?.choose("tea")
        #expect(try await task.value == "tea")
        #expect(window.topScreen is ChoiceScreen)
    }

    @Test func valueFinishedDuringPreparationIsReturnedAfterTheRemoval() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        ViewLog.observe()
        #expect(try await asking(in: window, made: { $0.choose("tea") }).value == "tea")
        #expect(
            ViewLog.take() == [
                "observer: willPerform 'choice' by push from 'root', router",
                "observer: didPerform 'choice' by push from 'root', router",
                "observer: willRemove 'choice' by push from 'root', router",
                "observer: didRemove 'choice' by push from 'root', router",
            ])
    }

    @Test func aScreenMayRemoveItselfAfterItsValue() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        let reports = Collected<String>()
        RouteRegistry.current.addErrorHandler { reports.append("\($0.error)") }
        ViewLog.observe()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        let screen = try #require(window.topScreen as? ChoiceScreen)
        _ = ViewLog.take()
        screen.choose("tea")
        screen.route?.remove()
        #expect(try await task.value == "tea")
        #expect(reports.all == [])
        #expect(ViewLog.take().first == "observer: willRemove 'choice' by push from 'root', router")
    }

    @Test func valueDeliveredRightAfterTheRemovalIsReturned() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        let screen = try #require(window.topScreen as? ChoiceScreen)
        screen.route?.remove()
        screen.choose("tea")
        #expect(try await task.value == "tea")
    }

    @Test func valueDeliveredAfterTheCancellationIsIgnored() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        let screen = try #require(window.topScreen as? ChoiceScreen)
        screen.route?.remove()
        await #expect(throws: CancellationError.self) { try await task.value }
        screen.choose("tea")
    }

    @Test func valueIsReturnedEvenIfTheScreenRefusesItsRemoval() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window) { $0.refusesToGo = true }
        try await shown.wait()
        (window.topScreen as? ChoiceScreen)?.choose("tea")
        #expect(try await task.value == "tea")
        #expect(window.topScreen is ChoiceScreen)
    }

    @Test func waitContinuesAfterACancelledSwipe() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        window.user.beginSwipeBack()
        window.user.releaseSwipe(cancelled: true)
        (window.topScreen as? ChoiceScreen)?.choose("tea")
        #expect(try await task.value == "tea")
    }

    @Test func valueDeliveredDuringASwipeIsReturnedAfterTheRemoval() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        window.user.beginSwipeBack()
        (window.topScreen as? ChoiceScreen)?.choose("tea")
        window.user.releaseSwipe()
        #expect(try await task.value == "tea")
        #expect(window.stack.count == 1)
    }

    @Test func screenIsRemovedAfterACancelledSwipeIfItsValueWasDelivered() async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        window.user.beginSwipeBack()
        (window.topScreen as? ChoiceScreen)?.choose("tea")
        Task { window.user.releaseSwipe(cancelled: true) }
        #expect(try await task.value == "tea")
        #expect(window.stack.count == 1)
    }

    @Test func revealedScreenReturnsItsValue() async throws {
        let window = HeadlessWindow()
        let screen = try #require(Router.perform(to: choice, path: .push(from: window.root))?.destination)
        window.push(HeadlessScreen("above"))
        let path = ViewRoutePath.reveal(orElse: .push(from: window.root))
        let made = Signal()
        let task = Task {
            try await Router.result(of: choice, path: path) { screen in
                made.send()
                return screen.choice
            }
        }
        try await made.wait()
        #expect(window.topScreen === screen)
        (screen as? ChoiceScreen)?.choose("tea")
        #expect(try await task.value == "tea")
        #expect(window.stack.count == 1)
    }

    @Test func screenIsReleasedAfterItsResult() async throws {
        let window = HeadlessWindow()
        weak var kept: ChoiceScreen?
        try await expectReleased {
            let shown = nextShown()
            let task = asking(in: window) { kept = $0 }
            try await shown.wait()
            kept?.choose("tea")
            #expect(try await task.value == "tea")
        }
        #expect(kept == nil)
    }
}
