// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The kinds that hosts choose for `show` and `showDetail`, depending on the source.
@MainActor @Suite(.routes { AViewRouter.self })
struct ShownKindTests {
    let log = HandlerLog()

    @Test func showPushesInANavigationContainer() throws {
        let window = HeadlessWindow()
        try #expect(log.perform(.show(from: window.root)).route.kind == .push)
    }

    @Test func showPresentsWithoutANavigationContainer() throws {
        let window = HeadlessWindow(.plain)
        try #expect(log.perform(.show(from: window.root)).route.kind == .presentModally)
    }

    @Test func showDetailReplacesTheDetailColumn() throws {
        let window = HeadlessWindow(.split)
        try #expect(log.perform(.showDetail(from: window.root)).route.kind == .showDetail)
    }

    @Test func showDetailPushesWithoutASplitView() throws {
        let window = HeadlessWindow()
        try #expect(log.perform(.showDetail(from: window.root)).route.kind == .push)
    }

    @Test func showDetailPresentsWithoutAnyContainer() throws {
        let window = HeadlessWindow(.plain)
        try #expect(log.perform(.showDetail(from: window.root)).route.kind == .presentModally)
    }

    @Test func newDetailReplacesTheOldDetail() throws {
        let window = HeadlessWindow(.split)
        let first = try log.perform(.showDetail(from: window.root))
        _ = log.take()
        let second = try log.perform(.showDetail(from: window.root), title: "b")
        #expect(first.state == .removed)
        #expect(second.state == .routed)
        #expect(
            window.snapshot == """
                window "main"
                  split
                    list HeadlessScreen "list"
                    detail AScreen "b"
                """)
        #expect(log.take().filter { $0.contains("remov") } == .goneWithoutRouter)
    }

    @Test func userDismissesAViewThatShowPresented() throws {
        let window = HeadlessWindow(.plain)
        let router = try log.perform(.show(from: window.root))
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        #expect(router.state == .removed)
        #expect(router.route.kind == .show)
    }
}
