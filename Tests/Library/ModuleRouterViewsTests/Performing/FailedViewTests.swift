// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The reasons why a perform fails before a view is made.
enum EarlyFailure: Sendable, CaseIterable {
    case providerReturnsNil, providerThrows
    case sourceIsNil, sourceIsInNoWindow, sourceHasDied, windowIsClosed, windowHasGone
    case providerDoesNotSupportIt, hostDoesNotSupportIt
    case noNavigationContainer, presentsAlready, noTabs

    /// - Parameter keep: Keeps an object until the test ends.
    @MainActor func path(_ keep: (AnyObject) -> Void) -> ViewRoutePath {
        let window = HeadlessWindow(self == .noNavigationContainer ? .plain : .navigation)
        keep(window)
        switch self {
        case .providerReturnsNil, .providerThrows, .noNavigationContainer:
            return .push(from: window.root)
        case .sourceIsNil:
            return .push(from: nil)
        case .sourceIsInNoWindow:
            let screen = HeadlessScreen("alone")
            keep(screen)
            return .push(from: screen)
        case .sourceHasDied:
            return .push(from: HeadlessScreen("alone"))
        case .windowIsClosed:
            window.close()
            return .push(from: window.root)
        case .windowHasGone:
            let root = HeadlessScreen("root")
            keep(root)
            _ = HeadlessWindow(.navigation(root: root))
            return .push(from: root)
        case .providerDoesNotSupportIt:
            return .addAsSubview(from: window.root)
        case .hostDoesNotSupportIt:
            return ViewRoutePath(.spotlight, from: window.root)
        case .presentsAlready:
            window.present(HeadlessScreen("above"))
            return .presentModally(from: window.root)
        case .noTabs:
            return .tab(from: window.root)
        }
    }

    var code: String {
        switch self {
        case .providerReturnsNil, .providerThrows: "destination-unavailable"
        case .providerDoesNotSupportIt, .hostDoesNotSupportIt: "unsupported-path"
        default: "invalid-source"
        }
    }

    var behaviour: AViewRouter.Behaviour {
        switch self {
        case .providerReturnsNil: .returnsNil
        case .providerThrows: .throwsError
        default: .succeeds
        }
    }
}

/// The behaviour that is common to all early failures.
@MainActor @Suite(.routes { AViewRouter.self })
struct FailedViewTests {
    let log = HandlerLog()

    private func perform(
        _ failure: EarlyFailure, _ body: (ClientRoute<any AViewInput>) throws -> Void
    ) throws {
        var kept: [AnyObject] = []
        let path = failure.path { kept.append($0) }
        try AViewRouter.$behaviour.withValue(failure.behaviour) { try body(log.perform(path)) }
        withExtendedLifetime(kept) {}
    }

    @Test(arguments: EarlyFailure.allCases)
    func eachErrorHandlerIsCalledOnceAndTheRegistrysLast(failure: EarlyFailure) throws {
        log.listenToRegistry()
        try perform(failure) { _ in
            #expect(log.take() == .failed(failure.code) + ["registry performRoute \(failure.code)"])
        }
    }

    @Test(arguments: EarlyFailure.allCases)
    func routerIsUnroutedAndHasTheError(failure: EarlyFailure) throws {
        try perform(failure) { router in
            #expect(router.state == .unrouted)
            #expect(router.error?.code.description == failure.code)
            #expect(router.destination == nil)
            #expect(router.route.presentation == nil)
        }
    }

    @Test(arguments: EarlyFailure.allCases)
    func onlyThePerformersHandlerIsReleased(failure: EarlyFailure) throws {
        try perform(failure) { router in
            _ = log.take()
            router.performRoute(errorHandler: { self.log.append("given error \($0) \($1.code)") })
            #expect(
                log.take() == Array([String].failed(failure.code).dropLast())
                    + ["given error performRoute \(failure.code)"])
        }
    }

    @Test(arguments: EarlyFailure.allCases)
    func reasonIsKnownInAdvanceExceptForProviderFailures(failure: EarlyFailure) throws {
        try perform(failure) { router in
            #expect(
                router.reasonNotToPerform
                    == (failure.behaviour == .succeeds ? router.error?.reason : nil))
            #expect(router.canPerform == (failure.behaviour != .succeeds))
        }
    }

    @Test func failedRouteCanBePerformedAgain() throws {
        let window = HeadlessWindow()
        let router = try AViewRouter.$behaviour.withValue(.returnsNil) { try log.perform(.push(from: window.root)) }
        _ = log.take()
        router.performRoute()
        #expect(log.take() == Array([String].performed().dropLast()))
        #expect(window.topScreen === router.destination)
    }

    @Test func errorWithoutHandlersIsUndelivered() {
        log.listenToRegistry()
        Router.perform(to: RoutableView<any AViewInput>(), path: .push(from: nil))
        #expect(log.take() == ["registry performRoute invalid-source undelivered"])
    }

    @Test func successAfterAFailureKeepsTheLastError() throws {
        let window = HeadlessWindow()
        let router = try AViewRouter.$behaviour.withValue(.throwsError) { try log.perform(.push(from: window.root)) }
        router.performRoute()
        #expect(router.state == .routed)
        #expect(router.error?.code == .destinationUnavailable)
    }
}
