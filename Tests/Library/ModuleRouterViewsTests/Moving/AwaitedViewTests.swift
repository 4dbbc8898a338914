// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Routes that a task awaits.
@MainActor @Suite(.routes { AViewRouter.self })
struct AwaitedViewTests {
    let window = HeadlessWindow(transitions: .manual(.seconds(1)))
    let log = HandlerLog()
    private let route = RoutableView<any AViewInput>()

    /// Performs the route in a new task, and returns when the task waits.
    private func begin(_ title: String = "a") async -> Task<AScreen?, any Error> {
        let task = Task {
            try await Router.route(to: route, path: .push(from: window.root)) {
                $0.title = title
                log.append("prepare '\(title)'")
            } as? AScreen
        }
        await log.reaches("prepare '\(title)'")
        return task
    }

    @Test func routeReturnsItsDestinationAfterTheTransition() async throws {
        let task = await begin()
        #expect(window.isMoving)
        window.finishTransitions()
        let screen = try await task.value
        #expect(screen === window.topScreen)
        #expect(log.take() == ["prepare 'a'"])
    }

    @Test func routeWithoutAnimationReturnsAtOnce() async throws {
        let screen = try await Router.route(to: route, path: .push(from: window.root, animated: false))
        #expect(window.topScreen === screen)
    }

    @Test func routeThrowsTheReasonOfItsFailure() async throws {
        log.listenToRegistry()
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(to: route, path: .push(from: nil), fileID: "App/main.swift", line: 3, column: 5)
        }
        #expect(
            error?.description == """
                RoutableView<any AViewInput> cannot be shown by push: there is no source [invalid-source]
                  requested at App/main.swift:3:5
                  help: the source no longer exists, or was nil
                """)
        #expect(log.take() == ["registry performRoute invalid-source"])
    }

    @Test func routeThrowsIfTheWindowClosesDuringTheTransition() async throws {
        let task = await begin()
        window.close()
        let error = await #expect(throws: RouteError.self) { try await task.value }
        #expect(error?.code == .actionFailed)
    }

    @Test func cancellingTheTaskCancelsAWaitingRoute() async throws {
        try log.perform(.presentModally(from: window.root), title: "first")
        let task = await begin("b")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        window.finishTransitions()
        #expect(window.stack.count == 1)
    }

    @Test func cancellingTheTaskDuringTheTransitionLeavesTheRoute() async throws {
        let task = await begin()
        task.cancel()
        window.finishTransitions()
        let screen = try await task.value
        #expect(window.topScreen === screen)
    }

    @Test func cancelledTaskStartsNoRoute() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await Router.route(to: route, path: .push(from: window.root)) as? AScreen
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!window.isMoving)
        #expect(window.stack.count == 1)
    }

    @Test func simultaneousRoutesAreShownInSequence() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        let first = Task { try await Router.route(to: route, path: .push(from: window.root)) as? AScreen }
        let second = Task { try await Router.route(to: route, path: .push(from: window.root)) as? AScreen }
        let screens = try await [first.value, second.value].compactMap { $0 }
        #expect(window.stack.dropFirst().map { ObjectIdentifier($0) } == screens.map { ObjectIdentifier($0) })
    }

    @Test func routeReturnsAViewThatAnObserverHasRemoved() async throws {
        RouteRegistry.current.addViewRouteObserver { [window] in if $0.phase == .didPerform { window.close() } }
        let task = await begin()
        window.finishTransitions()
        let screen = try await task.value
        #expect(screen?.title == "a")
        #expect(screen.flatMap { Router.route(showing: $0) } == nil)
    }
}
