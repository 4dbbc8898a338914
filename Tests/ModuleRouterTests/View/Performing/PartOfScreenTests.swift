// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Children and subviews.
@MainActor
@Suite(
    .routes {
        AViewRouter.self; ASubviewRouter.self
    })
struct PartOfScreenTests {
    let root = HeadlessScreen("root")
    let window: HeadlessWindow
    let log = HandlerLog()

    init() { window = HeadlessWindow(.navigation(root: root)) }

    @Test func theHandlerIsGivenTheChild() throws {
        var child: AnyObject?
        let router = try log.perform(
            .addAsChild(from: root) { added, completion in
                child = added
                completion()
            })
        #expect(child === router.destination)
        #expect(router.state == .routed)
        // The view keeps its route, the route its path, and that what the handler has captured.
        child = nil
    }

    @Test func aChildIsOnItsWayUntilItsHandlerHasAddedIt() throws {
        var added: (() -> Void)?
        let router = try log.perform(.addAsChild(from: root) { added = $1 })
        #expect(router.state == .routing)
        #expect(log.take() == ["unrouted → routing", "prepare 'a'"])
        added?()
        #expect(router.state == .routed)
        #expect(log.take() == Array([String].performed().dropFirst(2)))
        added = nil
    }

    @Test func aChildWhoseHandlerNeverEndsGoesWithItsWindow() throws {
        var added: (() -> Void)?
        let router = try log.perform(.addAsChild(from: root) { added = $1 })
        _ = log.take()
        window.close()
        #expect(added != nil)
        added = nil
        #expect(router.state == .unrouted)
        #expect(log.take() == .failing("action-failed", title: "a"))
    }

    @Test func aChildIsRemovedByTheHandlerOfTheRemoval() throws {
        let router = try log.perform(.addAsChild(from: root))
        var removed: (child: AnyObject, completion: () -> Void)?
        router.removeConfiguration.options.removingChildViewHandler = { removed = ($0, $1) }
        router.removeRoute()
        #expect(removed?.child === router.destination)
        #expect(router.state == .removing)
        #expect(root.children.count == 1)
        removed?.completion()
        removed = nil
        #expect(router.state == .removed)
        #expect(root.children.isEmpty)
    }

    @Test func severalChildrenAreRemovedInAnyOrder() throws {
        let routers = try ["a", "b", "c"].map { try log.perform(.addAsChild(from: root), title: $0) }
        routers[1].removeRoute()
        #expect(root.children.compactMap { ($0 as? AScreen)?.title } == ["a", "c"])
        #expect(routers.map(\.state) == [.routed, .removed, .routed])
    }

    @Test(arguments: [true, false])
    func aSubviewIsPutIntoTheSource(animated: Bool) throws {
        var path = ViewRoutePath.addAsSubview(from: root)
        path.options.animated = animated
        let router = try #require(
            Router.perform(
                to: RoutableView<any ASubviewInput>(), path: path, preparation: { $0.color = "red" }))
        #expect(router.state == .routed)
        #expect(router.kind == .addAsSubview)
        #expect((router.destination as? ASubview)?.color == "red")
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                      subview ASubview
                """)
        router.remove()
        #expect(router.state == .removed)
        #expect(root.subviews.isEmpty)
    }

    @Test func aSubviewTakesSubviews() throws {
        let outer = try #require(
            Router.perform(to: RoutableView<any ASubviewInput>(), path: .addAsSubview(from: root)))
        let inner = try #require(
            Router.perform(to: RoutableView<any ASubviewInput>(), path: .addAsSubview(from: outer.viewSource)))
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                      subview ASubview
                        subview ASubview
                """)
        outer.remove()
        #expect(outer.state == .removed)
        #expect(inner.state == .removed)
    }

    @Test func partsDoNotWaitForATransitionThatHasEnded() throws {
        let window = HeadlessWindow(.navigation(root: HeadlessScreen("other")), transitions: .manual(.seconds(1)))
        try #expect(log.perform(.addAsChild(from: window.root)).state == .routed)
    }
}
