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

    @Test func handlerReceivesTheChild() throws {
        var child: AnyObject?
        let router = try log.perform(
            .addAsChild(from: root) { added, completion in
                child = added
                completion()
            })
        #expect(child === router.destination)
        #expect(router.state == .routed)
        // Breaks a cycle: the view keeps its route, the route keeps its path, and the path keeps the handler's
        // captures.
        child = nil
    }

    @Test func childIsRoutingUntilItsHandlerHasAddedIt() throws {
        var added: (() -> Void)?
        let router = try log.perform(.addAsChild(from: root) { added = $1 })
        #expect(router.state == .routing)
        #expect(log.take() == ["unrouted → routing", "prepare 'a'"])
        added?()
        #expect(router.state == .routed)
        #expect(log.take() == Array([String].performed().dropFirst(2)))
        added = nil
    }

    @Test func childWithAPendingHandlerFailsWhenItsWindowCloses() throws {
        var added: (() -> Void)?
        let router = try log.perform(.addAsChild(from: root) { added = $1 })
        _ = log.take()
        window.close()
        #expect(added != nil)
        added = nil
        #expect(router.state == .unrouted)
        #expect(log.take() == .failing("action-failed", title: "a"))
    }

    @Test func removalHandlerRemovesTheChild() throws {
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
    func subviewIsAddedToTheSource(animated: Bool) throws {
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

    @Test func subviewMayContainSubviews() throws {
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
