// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Transitions by code without a router, and violations for transitions that a real toolkit would not allow.
@MainActor @Suite(.routes { LoginRouter.self })
struct HeadlessHandTests {
    let window = HeadlessWindow(violations: .collects)
    let slow = HeadlessWindow(transitions: .manual(.seconds(1)), violations: .collects)

    private func messages(_ window: HeadlessWindow? = nil) -> [String] {
        (window ?? self.window).violations.map { "\($0.rule): \($0)" }
    }

    @Test func popsToTheRoot() {
        for title in ["a", "b", "c"] { window.push(NoteScreen(title)) }
        #expect(window.stack.count == 4)
        window.popToRoot()
        #expect(window.stack.map { $0 === window.root } == [true])
        window.popToRoot()
        #expect(messages() == [])
    }

    @Test func dismissesAScreenWithTheScreensAbove() {
        let (first, second) = (NoteScreen("a"), NoteScreen("b"))
        window.present(first)
        window.present(second)
        #expect(window.presented === second)
        window.dismiss(first)
        #expect(window.presented == nil)
        #expect(messages() == [])
    }

    @Test func reportsScreensShownByHandToObservers() {
        let log = EventLog()
        log.observe()
        window.push(NoteScreen("a"))
        window.present(LoginScreen(), as: .presentAsSheet)
        window.dismiss()
        window.user.goBack()
        #expect(
            log.entries == [
                "willPerform push NoteScreen code", "didPerform push NoteScreen code",
                "willPerform presentAsSheet LoginScreen code", "didPerform presentAsSheet LoginScreen code",
                "willRemove presentAsSheet LoginScreen code", "didRemove presentAsSheet LoginScreen code",
                "willRemove push NoteScreen user", "didRemove push NoteScreen user",
            ])
    }

    @Test func replacesTheDetail() {
        let log = EventLog()
        log.observe()
        let window = HeadlessWindow(.split)
        window.show(NoteScreen("a"), by: .showDetail)
        window.show(NoteScreen("b"), by: .showDetail)
        #expect(
            window.snapshot == """
                window "main"
                  split
                    list HeadlessScreen "list"
                    detail NoteScreen "b"
                """)
        #expect(
            log.entries == [
                "willPerform showDetail NoteScreen code", "didPerform showDetail NoteScreen code",
                "willPerform showDetail NoteScreen code", "willRemove showDetail NoteScreen code",
                "didRemove showDetail NoteScreen code", "didPerform showDetail NoteScreen code",
            ])
    }

    @Test func movesASubview() {
        let (first, second, badge) = (BadgeView(), BadgeView(), BadgeView())
        for view in [first, second] { window.addSubview(view, to: window.root) }
        first.addSubview(badge)
        second.addSubview(badge)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.map { $0 === badge } == [true])
        #expect(messages() == [])
    }

    @Test func pushingWhileATransitionRunsIsAViolation() {
        slow.push(NoteScreen("a"))
        slow.push(NoteScreen("b"))
        slow.pop()
        slow.present(NoteScreen("c"))
        #expect(slow.stack.count == 2)
        #expect(
            messages(slow) == [
                "transitionRunning: NoteScreen \"b\" is shown by push from NoteScreen \"a\" while another transition runs",
                "transitionRunning: NoteScreen \"a\" is removed while another transition runs",
                "transitionRunning: NoteScreen \"c\" is shown by presentModally from NoteScreen \"a\" while another transition runs",
            ])
    }

    @Test func presentingTwiceIsAViolation() {
        window.present(NoteScreen("a"))
        window.present(NoteScreen("b"), from: window.root)
        #expect(
            messages() == [
                "notShown: NoteScreen \"b\" is shown by presentModally from HeadlessScreen \"root\": it presents NoteScreen \"a\" already"
            ])
    }

    @Test func pushingAContainerOrAViewIsAViolation() {
        window.push(HeadlessNavigation(root: PlainScreen()))
        window.push(BadgeView())
        #expect(
            messages() == [
                "notShown: HeadlessNavigation is shown by push from HeadlessScreen \"root\": a container cannot be pushed",
                "notShown: BadgeView is shown by push from HeadlessScreen \"root\": BadgeView is a view, no screen",
            ])
    }

    @Test func pushesTabs() {
        let (first, second) = (PlainScreen(), PlainScreen())
        let tabs = HeadlessTabs([HeadlessNavigation(root: first), second])
        window.push(tabs)
        #expect(messages() == [])
        #expect(window.topScreen === first)
        #expect(window.stack.last === tabs)
        // The stack of the selected tab is visible when it contains a pushed screen.
        let inner = NoteScreen("inner")
        window.push(inner, from: first)
        let shown: [AnyObject] = [first, inner]
        #expect(window.stack.map { ObjectIdentifier($0) } == shown.map { ObjectIdentifier($0) })
        window.user.goBack()
        #expect(window.stack.last === tabs)
        tabs.select(second)
        #expect(window.topScreen === second)
        window.user.goBack()
        #expect(window.topScreen === window.root)
        #expect(messages() == [])
    }

    @Test func pushingWithoutANavigationContainerIsAViolation() {
        let window = HeadlessWindow(.plain, violations: .collects)
        window.push(PlainScreen())
        window.pop()
        #expect(
            messages(window) == [
                "notShown: PlainScreen is shown by push from HeadlessScreen \"root\": it is in no navigation container",
                "notRemoved: a screen is popped: there is no navigation container",
            ])
    }

    @Test func showingAScreenTwiceIsAViolation() {
        let (screen, plain) = (NoteScreen("a"), PlainScreen())
        window.push(screen)
        window.push(plain)
        window.push(screen)
        window.present(plain)
        let other = HeadlessWindow(violations: .collects)
        other.push(plain)
        #expect(
            messages() + messages(other) == [
                "notShown: NoteScreen \"a\" is shown by push from PlainScreen: NoteScreen \"a\" is in a hierarchy already",
                "notShown: PlainScreen is shown by presentModally from PlainScreen: PlainScreen is in a hierarchy already",
                "notShown: PlainScreen is shown by push from HeadlessScreen \"root\": PlainScreen is in a hierarchy already",
            ])
    }

    @Test func poppingTheRootIsAViolation() {
        window.pop()
        #expect(
            messages() == [
                "notRemoved: HeadlessScreen \"root\" is removed: it is the root of its navigation container"
            ])
    }

    @Test func dismissingWithoutAPresentedScreenIsAViolation() {
        window.dismiss()
        #expect(messages() == ["notRemoved: a screen is dismissed: it is not presented"])
    }

    @Test func aCycleIsAViolation() {
        let (outer, inner) = (BadgeView(), BadgeView())
        window.addSubview(outer, to: window.root)
        outer.addSubview(inner)
        inner.addSubview(outer)
        inner.addSubview(inner)
        let screen = NoteScreen("a")
        window.push(screen)
        screen.addChild(screen)
        #expect(
            messages() == [
                "cycle: BadgeView is added as a subview of BadgeView, which is inside of it",
                "cycle: BadgeView is added as a subview of BadgeView, which is inside of it",
                "cycle: NoteScreen \"a\" is added as a child of NoteScreen \"a\", which is inside of it",
            ])
    }

    @Test func addingAScreenAsASubviewIsAViolation() {
        window.addSubview(NoteScreen("a"), to: window.root)
        #expect(
            messages() == [
                "notShown: NoteScreen \"a\" is added as a subview of HeadlessScreen \"root\": it is a screen"
            ])
    }

    @Test func presentingFromAScreenInNoWindowFailsTheTest() {
        withKnownIssue {
            NoteScreen("a").present(PlainScreen())
        } matching: {
            "\($0)".contains(
                "headless window: PlainScreen is shown by presentModally from NoteScreen \"a\": it is in no window")
        }
    }

    @Test func violationsFailTheTestUnlessTheyAreCollected() {
        withKnownIssue {
            HeadlessWindow().pop()
        } matching: {
            "\($0)".contains(
                "headless window: HeadlessScreen \"root\" is removed: it is the root of its navigation container")
        }
    }

    @Test func closingTheWindowRemovesAllScreens() {
        let log = EventLog()
        log.observe()
        let note = NoteScreen("a")
        window.push(note)
        window.present(PlainScreen())
        log.entries = []
        window.close()
        #expect(window.snapshot == "window \"main\" (closed)")
        #expect(note.viewRouteHost == nil)
        #expect(log.entries == ["didRemove presentModally PlainScreen code", "didRemove push NoteScreen code"])
    }

    @Test func closingTheWindowFailsAMovingScreen() {
        let log = EventLog()
        log.observe()
        slow.push(NoteScreen("a"))
        slow.close()
        slow.clock.run()
        #expect(log.entries == ["willPerform push NoteScreen code", "didFailToPerform push NoteScreen code"])
        #expect(!slow.transitions.isBusy)
    }
}
