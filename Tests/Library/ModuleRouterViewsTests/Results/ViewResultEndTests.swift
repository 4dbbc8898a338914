// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Waits for a result that end without a value.
private struct Visit: ScopeValues {}

@MainActor @Suite(.routes { ChoiceRouter.self }, .logged)
struct ViewResultEndTests {
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

    // MARK: Without a value

    @Test(arguments: ["back", "pop", "close"])
    func removalWithoutAValueThrowsCancellationError(_ way: String) async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window)
        try await shown.wait()
        switch way {
        case "back": window.user.goBack()
        case "pop": window.popToRoot()
        default: window.close()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func removalByAnObserverThrowsCancellationError() async throws {
        let window = HeadlessWindow()
        RouteRegistry.current.addViewRouteObserver { event in
            if event.phase == .didPerform { event.route?.remove() }
        }
        await #expect(throws: CancellationError.self) {
            try await Router.result(of: choice, path: .push(from: window.root), awaiting: { $0.choice })
        }
        #expect(window.stack.count == 1)
    }

    @Test func freeingTheWindowThrowsCancellationError() async throws {
        var window: HeadlessWindow? = HeadlessWindow()
        let shown = nextShown()
        let path = ViewRoutePath.push(from: window?.root)
        let task = Task { try await Router.result(of: choice, path: path, awaiting: { $0.choice }) }
        try await shown.wait()
        window = nil
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    // MARK: Cancelled

    @Test(arguments: [true, false])
    func cancellingTheTaskRemovesTheScreen(removes: Bool) async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let task = asking(in: window, removes: removes)
        try await shown.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(window.stack.count == 1)
    }

    /// The other caller still receives the value, and the screen stays until then.
    @Test(arguments: [true, false]) func cancelledWaitEndsOnlyItself(isFirst: Bool) async throws {
        let window = HeadlessWindow()
        let shown = nextShown()
        let first = asking(in: window)
        try await shown.wait()
        let screen = try #require(window.topScreen as? ChoiceScreen)
        let second = Task {
            try await Router.result(
                of: choice, path: .reveal(orElse: .push(from: window.root)), awaiting: { $0.choice })
        }
        while screen.choice.listeners.count < 2 { await Task.yield() }
        let (cancelled, other) = isFirst ? (first, second) : (second, first)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(window.topScreen === screen)
        #expect(!screen.choice.isFinished)
        screen.choose("tea")
        #expect(try await other.value == "tea")
        #expect(window.stack.count == 1)
    }

    @Test func endOfOneCallersScopeEndsOnlyItsWait() async throws {
        let window = HeadlessWindow()
        let screen = try #require(
            Router.perform(to: choice, path: .push(from: window.root))?.destination as? ChoiceScreen)
        let scope = RouteScope(Visit())
        let path = ViewRoutePath.reveal(orElse: .push(from: window.root))
        let scoped = Task {
            try await scope.run { try await Router.result(of: choice, path: path, awaiting: { $0.choice }) }
        }
        let other = Task { try await Router.result(of: choice, path: path, awaiting: { $0.choice }) }
        while screen.choice.listeners.count < 2 { await Task.yield() }
        scope.end()
        let error = await #expect(throws: RouteError.self) { try await scoped.value }
        #expect(error?.code == .scopeUnavailable)
        #expect(window.topScreen === screen)
        screen.choose("tea")
        #expect(try await other.value == "tea")
    }

    @Test func cancellingTheTaskDuringAnotherTransitionShowsNothing() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        window.push(HeadlessScreen("first"))
        let made = Signal()
        let task = asking(in: window) { _ in made.send() }
        try await made.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        window.finishTransitions()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    HeadlessScreen "first"
                """)
    }

    @Test func cancellingTheTaskDuringTheTransitionRemovesTheScreenAfterIt() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        ViewLog.observe()
        let made = Signal()
        let task = asking(in: window) { _ in made.send() }
        try await made.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(
            ViewLog.take() == [
                "observer: willPerform 'choice' by push from 'root', router",
                "observer: didPerform 'choice' by push from 'root', router",
                "observer: willRemove 'choice' by push from 'root', router",
                "observer: didRemove 'choice' by push from 'root', router",
            ])
        #expect(window.stack.count == 1)
    }

    @Test func cancelledTaskShowsNothing() async throws {
        let window = HeadlessWindow()
        ViewLog.observe()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Router.result(of: choice, path: .push(from: window.root), awaiting: { $0.choice })
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ViewLog.take() == [])
    }
}
