// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// What `show` and `showDetail` come to, by where the source is.
@MainActor @Suite(.routes { AViewRouter.self })
struct ShownKindTests {
    let log = HandlerLog()

    @Test func showPushesWhereThereIsANavigationContainer() throws {
        let window = HeadlessWindow()
        try #expect(log.perform(.show(from: window.root)).route.kind == .push)
    }

    @Test func showPresentsWhereThereIsNone() throws {
        let window = HeadlessWindow(.plain)
        try #expect(log.perform(.show(from: window.root)).route.kind == .presentModally)
    }

    @Test func showDetailGoesToTheDetailColumn() throws {
        let window = HeadlessWindow(.split)
        try #expect(log.perform(.showDetail(from: window.root)).route.kind == .showDetail)
    }

    @Test func showDetailPushesWhereThereIsNoSplitView() throws {
        let window = HeadlessWindow()
        try #expect(log.perform(.showDetail(from: window.root)).route.kind == .push)
    }

    @Test func showDetailPresentsWhereThereIsNeither() throws {
        let window = HeadlessWindow(.plain)
        try #expect(log.perform(.showDetail(from: window.root)).route.kind == .presentModally)
    }

    @Test func aNewDetailTakesThePlaceOfTheOld() throws {
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

    @Test func whatWasShownIsRemovedByItsKindInTruth() throws {
        let window = HeadlessWindow(.plain)
        let router = try log.perform(.show(from: window.root))
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        #expect(router.state == .removed)
        #expect(router.route.kind == .show)
    }
}
