// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Random actions of routes, the user and other code in one window. Routes and hierarchy always agree.
@MainActor
@Suite(
    .routes {
        LoginRouter.self
        EditorRouter.self
    })
struct HeadlessModelTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private final class Seen {
        weak var view: AnyObject?
        init(_ view: AnyObject?) { self.view = view }
    }

    private static let kinds: [ViewRouteKind] = [
        .push, .push, .presentModally, .presentAsSheet, .show, .addAsChild, .showDetail,
    ]

    @Test(arguments: [HeadlessTransitions.immediate, .manual(.seconds(1))], 0..<40)
    func routesAndHierarchyAgree(timing: HeadlessTransitions, seed: Int) throws {
        RouteRegistry.current.addErrorHandler { report in
            if report.error.code == .unbalancedTransition { Issue.record("\(report.error)") }
        }
        var random = Random(state: UInt64(seed) + 1)
        var window: HeadlessWindow? = HeadlessWindow(transitions: timing)
        var routers: [ViewRoute] = []
        var seen: [Seen] = []
        for _ in 0..<60 {
            try step(#require(window), &routers, &random)
            for router in routers { seen.append(Seen(router.destination)) }
            try check(#require(window), routers)
        }
        if window?.isMoving == true { window?.user.releaseIfHeld() }
        window?.finishTransitions()
        try check(#require(window), routers)
        #expect(routers.allSatisfy { $0.state != .removing && $0.state != .routing })
        #expect(window?.transitions.isBusy == false)
        if seed.isMultiple(of: 2) { window?.user.closeWindow() }
        window = nil
        #expect(routers.allSatisfy { $0.state == .removed || $0.state == .unrouted })
        #expect(seen.allSatisfy { $0.view == nil })
    }

    private func step(
        _ window: HeadlessWindow, _ routers: inout [ViewRoute],
        _ random: inout Random
    ) throws {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3:
            guard let kind = Self.kinds.randomElement(using: &random), let top = window.topScreen else { return }
            var path = ViewRoutePath(kind, from: window.source(for: top))
            path.options.animated = animated
            let route = Router.perform(
                to: RoutableView<any EditorViewInput>(), path: path, completion: onFailure { _ in })
            routers.append(try #require(route))
        case 4, 5:
            routers.randomElement(using: &random)?.remove(completion: onFailure { _ in })
        case 6:
            if window.isMoving { window.user.releaseIfHeld(cancelled: animated) } else { window.user.swipeSomething() }
        case 7:
            window.clock.advance(by: .milliseconds(400))
        case 8:
            if !window.isMoving, window.presented == nil { window.popToRoot(animated: animated) }
        default:
            if !window.isMoving, window.presented != nil { window.dismiss(animated: animated) }
        }
    }

    private func check(_ window: HeadlessWindow, _ routers: [ViewRoute]) throws {
        #expect(window.violations == [])
        for router in routers {
            let isContained = router.destination.map(window.contains) ?? false
            switch router.state {
            case .routed, .removing: #expect(isContained)
            case .unrouted, .removed: #expect(!isContained)
            case .routing: break
            }
        }
        let shown = routers.filter { $0.state == .routed || $0.state == .removing }
        #expect(shown.allSatisfy { $0.presentation?.isStanding == true })
    }
}

extension HeadlessUser {
    /// Begins a swipe on a presented or pushed screen, if there is one.
    fileprivate func swipeSomething() {
        if window.presented != nil {
            beginSwipeDown()
        } else if window.stack.count > 1 {
            beginSwipeBack()
        }
    }

    fileprivate func releaseIfHeld(cancelled: Bool = false) {
        if window.isHeld { releaseSwipe(cancelled: cancelled) }
    }
}
