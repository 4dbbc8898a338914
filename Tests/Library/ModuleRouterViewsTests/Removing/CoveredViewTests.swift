// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Removals of views that other views cover. The covering views are removed too.
@MainActor
@Suite(
    .routes {
        AViewRouter.self; ASubviewRouter.self
    })
struct CoveredViewTests {
    let window = HeadlessWindow()

    private func perform(_ path: ViewRoutePath) throws -> (ClientRoute<any AViewInput>, HandlerLog) {
        let log = HandlerLog()
        let router = try log.perform(path)
        _ = log.take()
        return (router, log)
    }

    @Test func viewsPushedLaterAreRemoved() throws {
        let (lower, lowerLog) = try perform(.push(from: window.root))
        let (upper, upperLog) = try perform(.push(from: lower.route.viewSource))
        lower.removeRoute()
        #expect(lowerLog.take() == .removed())
        #expect(upperLog.take() == .goneWithoutRouter)
        #expect(lower.state == .removed)
        #expect(upper.state == .removed)
        #expect(window.stack.count == 1)
    }

    @Test func viewsPresentedAboveAreRemoved() throws {
        let (lower, lowerLog) = try perform(.presentModally(from: window.root))
        let (middle, _) = try perform(.presentAsSheet(from: lower.route.viewSource))
        let (upper, upperLog) = try perform(.presentModally(from: middle.route.viewSource))
        lower.removeRoute()
        #expect(lowerLog.take() == .removed())
        #expect(upperLog.take() == .goneWithoutRouter)
        #expect([lower, middle, upper].map(\.state) == [.removed, .removed, .removed])
        #expect(window.presented == nil)
    }

    @Test func coveringRouteReportsRemovalByCode() async throws {
        let (lower, _) = try perform(.push(from: window.root))
        let (upper, _) = try perform(.push(from: lower.route.viewSource))
        let waiting = RemovalWaiter(for: upper.route)
        await waiting.begin()
        lower.removeRoute()
        #expect(await waiting.initiator == .code)
    }

    @Test func viewsPushedInsideAPresentedContainerAreRemoved() throws {
        let (outer, _) = try perform(.presentModally(from: window.root).inside(.navigation))
        let (inner, log) = try perform(.push(from: outer.route.viewSource))
        outer.removeRoute()
        #expect(inner.state == .removed)
        #expect(log.take() == ["routed → removing", "removing → removed"])
    }

    @Test func viewsInsideAContainerAreRemovedEvenIfCodeKeepsIt() throws {
        var container: AnyObject?
        let (outer, _) = try perform(
            .presentModally(from: window.root)
                .inside(
                    .wrapper {
                        let navigation = HeadlessNavigation(root: $0)
                        container = navigation
                        return navigation
                    }))
        let (inner, log) = try perform(.push(from: outer.route.viewSource))
        outer.removeRoute()
        #expect(container != nil)
        #expect(inner.state == .removed)
        #expect(log.take() == ["routed → removing", "removing → removed"])
        // Breaks a cycle: the router keeps the path, whose closure captures this variable.
        container = nil
    }

    @Test func partsAreRemovedWithTheirScreen() throws {
        let (screen, _) = try perform(.push(from: window.root))
        let (child, childLog) = try perform(.addAsChild(from: screen.route.viewSource))
        let part = try #require(
            Router.perform(to: RoutableView<any ASubviewInput>(), path: .addAsSubview(from: child.route.viewSource)))
        screen.removeRoute()
        #expect(child.state == .removed)
        #expect(part.state == .removed)
        #expect(childLog.take() == ["routed → removing", "removing → removed"])
    }

    @Test func removingFromTheMiddleOfAStackRemovesTheScreensAbove() throws {
        let (first, _) = try perform(.push(from: window.root))
        let (second, _) = try perform(.push(from: window.root))
        let (third, _) = try perform(.push(from: window.root))
        second.removeRoute()
        #expect([first, second, third].map(\.state) == [.routed, .removed, .removed])
        #expect(window.topScreen === first.destination)
    }

    @Test func viewPresentedByAPushedScreenStaysWhenItIsPopped() throws {
        let (pushed, _) = try perform(.push(from: window.root))
        let (presented, _) = try perform(.presentModally(from: pushed.route.viewSource))
        pushed.removeRoute()
        #expect(pushed.state == .removed)
        #expect(presented.state == .routed)
    }
}
