// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@testable import TerminalHost

@Suite(
    .routes {
        PageRouter.self; PictureRouter.self
    })
@MainActor struct TerminalViewHostTests {
    private let window = TerminalWindow()
    private let events = Events()

    /// The calls of the hooks.
    private final class Events { var all: [String] = [] }

    init() {
        RouteRegistry.current.addViewRouteObserver { [events] event in
            let name = (event.destination as? Page)?.name ?? "?"
            events.all.append("\(event.phase) \(name) \(event.kind) by \(event.initiator)")
        }
    }

    @discardableResult
    private func show(
        _ name: String, _ path: ViewRoutePath, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> ViewRoute {
        try await Router.route(to: .page, path: path, fileID: fileID, line: line, column: 1) { $0.name = name }
    }

    private func failure(_ body: () async throws -> Void) async -> String? {
        do {
            try await body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    private var top: Page? { window.top as? Page }

    // MARK: Showing

    @Test func aPushedScreenIsOnTop() async throws {
        let first = try await show("first", .push(from: window))
        #expect(top?.name == "first")
        #expect(top?.isModal == false)
        let second = try await show("second", .push(from: top))
        #expect(top?.name == "second")
        #expect([first.state, second.state] == [.routed, .routed])
        #expect(
            events.all == [
                "willPerform first push by router", "didPerform first push by router",
                "willPerform second push by router", "didPerform second push by router",
            ])
    }

    @Test func aPresentedScreenIsModal() async throws {
        try await show("first", .push(from: window))
        let route = try await show("question", .presentModally(from: top))
        #expect(top?.name == "question")
        #expect(top?.isModal == true)
        #expect(route.kind == .presentModally)
    }

    @Test func toShowIsToPushWhereThatCanBe() async throws {
        let pushed = try await show("first", .show(from: window))
        try await show("question", .presentModally(from: top))
        let presented = try await show("another", .show(from: top))
        #expect(pushed.kind == .push)
        #expect(presented.kind == .presentModally)
    }

    @Test func aScreenIsASourceWhileItIsShown() async throws {
        let route = try await show("first", .push(from: window))
        let page = try #require(top)
        #expect(page.viewRouteHost === window.host)
        #expect(route.viewSource === page)
        page.close()
        #expect(page.viewRouteHost == nil)
    }

    // MARK: Refusing

    @Test func aPathThatTerminalsDoNotHaveIsNamed() async {
        let error = await failure { try await show("first", .presentAsPopover(from: window, anchor: window), line: 7) }
        #expect(
            error == """
                RoutableViewModule<any PageInput>, provided by PageRouter, cannot be shown by \
                presentAsPopover in the terminal: the host has no such path [unsupported-path]
                  requested at TerminalHostTests/TerminalViewHostTests.swift:7:1
                  help: show it by another path, or by defaultPath, which leaves the choice to the provider
                """)
        #expect(window.top == nil)
    }

    @Test func aCoveredScreenShowsNothing() async throws {
        try await show("first", .push(from: window))
        let first = top
        try await show("second", .push(from: first))
        let error = await failure { try await show("third", .push(from: first), line: 7) }
        #expect(
            error == """
                RoutableViewModule<any PageInput> could not be shown in the terminal: another \
                screen stands above 'first' [invalid-source]
                  requested at TerminalHostTests/TerminalViewHostTests.swift:7:1
                """)
        #expect(top?.name == "second")
    }

    @Test func nothingIsPushedOntoAModalScreen() async throws {
        try await show("question", .presentModally(from: window))
        let error = await failure { try await show("next", .push(from: top), line: 7) }
        #expect(
            error == """
                RoutableViewModule<any PageInput> could not be shown in the terminal: onto a \
                modal screen, nothing can be pushed [invalid-source]
                  requested at TerminalHostTests/TerminalViewHostTests.swift:7:1
                """)
    }

    @Test func whatIsNoScreenIsRefused() async {
        let error = await failure {
            try await Router.route(to: .picture, path: .push(from: window), fileID: "F/F.swift", line: 7, column: 1)
        }
        #expect(
            error == """
                RoutableView<any PictureInput> could not be shown in the terminal: a Picture is \
                no screen of it [action-failed]
                  requested at F/F.swift:7:1
                """)
        #expect(
            events.all == ["willPerform ? push by router", "didFailToPerform ? push by router"])
    }

    @Test func aScreenThatHasGoneIsNoSource() async throws {
        try await show("first", .push(from: window))
        let first = try #require(top)
        first.close()
        let error = await failure { try await show("second", .push(from: first), line: 7) }
        #expect(
            error == """
                RoutableViewModule<any PageInput> cannot be shown by push: its source, a Page, \
                is in no window [invalid-source]
                  requested at TerminalHostTests/TerminalViewHostTests.swift:7:1
                  help: show the source first; the viewRouteHost of a source of your own is the host of its window
                """)
    }

    // MARK: Removing

    @Test func aRouterRemovesItsScreenAndThoseAbove() async throws {
        try await show("first", .push(from: window))
        let second = try await show("second", .push(from: top))
        try await show("third", .push(from: top))
        events.all = []
        try await second.removeAndWait()
        #expect(top?.name == "first")
        #expect(
            events.all == [
                "willRemove second push by router", "didRemove third push by code",
                "didRemove second push by router",
            ])
    }

    @Test func whatTheUserLeavesIsTheUsers() async throws {
        let route = try await show("first", .push(from: window))
        events.all = []
        top?.close()
        #expect(events.all == ["didRemove first push by user"])
        #expect(route.state == .removed)
        #expect(window.top == nil)
        // It is reported once, although two more calls remove it.
        top?.close()
        window.close()
        #expect(events.all.count == 1)
    }

    @Test func aScreenIsRevealedByTakingAwayWhatCoversIt() async throws {
        try await show("first", .push(from: window))
        let first = top
        try await show("other", .push(from: top))
        try await Router.route(to: .page, path: .reveal(orElse: .push(from: top)))
        // The last one that this provider has shown is the one on top already.
        #expect(top?.name == "other")
        first.map { window.reveal($0) }
        #expect(top?.name == "first")
    }

    @Test func aRouteOfAHandlerWaitsForTheEndOfTheUsersRemoval() async throws {
        try await show("first", .push(from: window))
        let first = top
        try await show("second", .push(from: first))
        try await show("third", .push(from: top))
        let isDone = ViewRouteResult<Void>()
        RouteRegistry.current.addViewRouteObserver { [window] event in
            guard event.phase == .didRemove, (event.destination as? Page)?.name == "third" else { return }
            Router.perform(to: .page, path: .push(from: window)) { $0.name = "next" }
            // In the middle of a removal: nothing moves yet.
            #expect((window.top as? Page)?.name == "first")
            isDone.finish(())
        }
        events.all = []
        (Router.route(showing: try #require(top))?.source as? Page)?.close()
        #expect(isDone.isFinished)
        #expect(
            events.all == [
                "didRemove third push by user", "didRemove second push by user", "willPerform next push by router",
                "didPerform next push by router",
            ])
        #expect(top?.name == "next")
    }

    // MARK: Releasing

    @Test func whatIsRemovedIsFreed() async throws {
        weak var page: Page?
        do {
            let route = try await show("first", .push(from: window))
            page = top
            #expect(page != nil)
            try await route.removeAndWait()
        }
        #expect(page == nil)
        #expect(RouteRegistry.current.reportViewLeaks().isEmpty)
    }

    @Test func aWindowThatIsFreedTakesItsScreensAlong() async throws {
        var other: TerminalWindow? = TerminalWindow()
        let route = try await show("first", .push(from: other))
        weak let page = other?.top
        events.all = []
        other = nil
        #expect(page == nil)
        #expect(route.state == .removed)
        #expect(events.all == ["didRemove ? push by release"])
    }
}
