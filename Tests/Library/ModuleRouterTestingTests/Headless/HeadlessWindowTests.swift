// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor struct HeadlessWindowTests {
    @Test func beginsWithARootInANavigationContainer() {
        let window = HeadlessWindow()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                """)
        #expect(window.root.viewRouteHost === window)
        #expect(window.topScreen === window.root)
        #expect(window.presented == nil)
    }

    @Test func acceptsAnyObjectAsItsRoot() {
        let screen = PlainScreen()
        let window = HeadlessWindow(.plain(root: screen), title: "second")
        #expect(
            window.snapshot == """
                window "second"
                  PlainScreen
                """)
        #expect(window.root.viewRouteHost === window)
        #expect(window.source(for: screen) === window.root)
    }

    @Test func showsAListBesideADetail() {
        let window = HeadlessWindow(.split(list: HeadlessScreen("notes"), detail: PlainScreen()))
        #expect(
            window.snapshot == """
                window "main"
                  split
                    list HeadlessScreen "notes"
                    detail PlainScreen
                """)
        #expect(window.topScreen is PlainScreen)
    }

    @Test func snapshotShowsTheHierarchy() {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let note = NoteScreen("Draft")
        note.addChild(PlainScreen())
        note.addSubview(BadgeView())
        window.push(note, animated: false)
        window.present(HeadlessNavigation(root: PlainScreen()), as: .presentAsSheet)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    NoteScreen "Draft"
                      child PlainScreen
                      subview BadgeView
                  presented as sheet: navigation (moving in)
                    root PlainScreen
                """)
        window.finishTransitions()
        window.present(PlainScreen(), as: .presentAsPopover, animated: false)
        window.dismiss()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    NoteScreen "Draft"
                      child PlainScreen
                      subview BadgeView
                  presented as sheet: navigation
                    root PlainScreen
                  presented as popover: PlainScreen (moving out)
                """)
    }

    @Test func choosesTabs() {
        let (first, second) = (HeadlessScreen("first"), HeadlessScreen("second"))
        let window = HeadlessWindow(.tabs(first, second))
        window.show(PlainScreen(), by: .tab, from: first)
        #expect(
            window.snapshot == """
                window "main"
                  tabs
                    tab HeadlessScreen "first"
                    tab HeadlessScreen "second"
                    tab PlainScreen (selected)
                """)
        if let shown = window.topScreen { window.remove(shown) }
        #expect(window.topScreen === second)
    }

    @Test func containsItsScreensAndSubviews() {
        let window = HeadlessWindow()
        let (note, badge, plain) = (NoteScreen(), BadgeView(), PlainScreen())
        window.push(note)
        note.addSubview(badge)
        window.present(plain)
        let objects: [AnyObject] = [note, badge, plain, window.root]
        #expect(objects.allSatisfy { window.contains($0) })
        #expect(!window.contains(PlainScreen()))
        #expect(!HeadlessWindow().contains(note))
        #expect(window.stack.map { $0 === note || $0 === window.root } == [true, true])
        #expect(note.viewRouteHost === window)
        #expect(BadgeView().viewRouteHost == nil)
    }

    @Test func plainObjectHasASourceWhileItIsShown() throws {
        let window = HeadlessWindow()
        let plain = PlainScreen()
        window.push(plain)
        let source = try #require(window.source(for: plain))
        #expect(source.viewRouteHost === window)
        window.pop()
        #expect(source.viewRouteHost == nil)
        #expect(window.source(for: plain) == nil)
    }

    @Test func releasesAllScreensWithItself() {
        weak var screen: NoteScreen?
        weak var plain: PlainScreen?
        weak var child: PlainScreen?
        weak var badge: BadgeView?
        weak var root: AnyObject?
        var window: HeadlessWindow? = HeadlessWindow(transitions: .manual(.seconds(1)))
        do {
            let objects = (NoteScreen(), PlainScreen(), PlainScreen(), BadgeView())
            (screen, plain, child, badge) = objects
            root = window?.root
            objects.0.addChild(objects.2)
            objects.0.addSubview(objects.3)
            window?.push(objects.0, animated: false)
            window?.present(objects.1)
        }
        #expect(screen != nil && plain != nil && child != nil && badge != nil && root != nil)
        window = nil
        #expect(screen == nil && plain == nil && child == nil && badge == nil && root == nil)
    }
}
