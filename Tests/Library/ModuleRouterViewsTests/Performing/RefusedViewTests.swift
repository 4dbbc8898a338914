// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The reasons why a host does not show a view after it was made.
enum LateFailure: Sendable, CaseIterable {
    case wrapperHoldsSomethingElse, wrapperIsTheViewItself, containerIsPushed, popoverHasNoAnchor

    @MainActor func path(in window: HeadlessWindow) -> ViewRoutePath {
        switch self {
        case .wrapperHoldsSomethingElse:
            .presentModally(from: window.root)
                .inside(.wrapper { _ in HeadlessNavigation(root: HeadlessScreen("other")) })
        case .wrapperIsTheViewItself:
            .presentModally(from: window.root).inside(.wrapper { $0 })
        case .containerIsPushed:
            .push(from: window.root).inside(.navigation)
        case .popoverHasNoAnchor:
            ViewRoutePath(.presentAsPopover, from: window.root)
        }
    }

    var code: String { self == .popoverHasNoAnchor ? "action-failed" : "invalid-container" }

    var reason: String {
        let refusal =
            switch self {
            case .wrapperHoldsSomethingElse: "the wrapper, a HeadlessNavigation, does not contain it"
            case .wrapperIsTheViewItself: "the wrapper, a AScreen, does not contain it"
            case .containerIsPushed: "a container cannot be pushed"
            case .popoverHasNoAnchor: "a popover needs an anchor"
            }
        return "RoutableView<any AViewInput> could not be shown in headless: \(refusal)"
    }
}

/// Hosts that refuse to show a view after it was made.
@MainActor @Suite(.routes(unheard: .isExpected) { AViewRouter.self })
struct RefusedViewTests {
    let window = HeadlessWindow()
    let log = HandlerLog()

    @Test(arguments: LateFailure.allCases)
    func eachErrorHandlerIsCalledOnceAndReceivesTheView(failure: LateFailure) throws {
        log.listenToRegistry()
        try log.perform(failure.path(in: window))
        #expect(
            log.take() == ["unrouted → routing", "prepare 'a'"] + .failing(failure.code, title: "a")
                + ["registry performRoute \(failure.code)"])
    }

    @Test(arguments: LateFailure.allCases)
    func errorHasTheReasonOfTheHost(failure: LateFailure) throws {
        let router = try log.perform(failure.path(in: window))
        #expect(router.error?.reason == failure.reason)
    }

    @Test(arguments: LateFailure.allCases)
    func refusedViewIsNotShownAndIsReleased(failure: LateFailure) throws {
        let before = window.snapshot
        weak var destination: AnyObject?
        let router = try #require(
            Router.perform(
                to: RoutableView<any AViewInput>(), path: failure.path(in: window), preparation: { destination = $0 }))
        #expect(window.snapshot == before)
        #expect(router.state == .unrouted)
        #expect(router.destination == nil)
        #expect(destination == nil)
    }

    @Test(arguments: LateFailure.allCases)
    func hostIsReadyForTheNextRoute(failure: LateFailure) throws {
        try log.perform(failure.path(in: window))
        #expect(!window.transitions.isBusy)
        try #expect(log.perform(.push(from: window.root)).state == .routed)
    }

    @Test func shownViewCannotBeShownTwice() throws {
        let first = try log.perform(.push(from: window.root))
        let shown = try #require(first.destination)
        let second = try #require(
            Router.performWithClient(
                to: RoutableView<any AViewInput>(), path: .presentModally(from: window.root), on: shown))
        #expect(second.state == .unrouted)
        #expect(second.error?.code == .alreadyActive)
        #expect(
            second.error?.reason
                == #"RoutableView<any AViewInput> could not be shown in headless: AScreen "a" is in a hierarchy already"#
        )
        #expect(first.state == .routed)
        #expect(Router.route(showing: shown) === first.route)
    }

    @Test func sourceIsCheckedBeforeTheViewIsMade() throws {
        window.present(HeadlessScreen("above"))
        try log.perform(.presentModally(from: window.root))
        #expect(log.take() == .failed("invalid-source"))
    }
}
