// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor @Suite(.routes { LoginRouter.self })
struct HeadlessUserTests {
    let window = HeadlessWindow(violations: .collects)
    let slow = HeadlessWindow(transitions: .manual(.seconds(1)), violations: .collects)

    @Test func goesBack() {
        window.push(NoteScreen("a"))
        window.user.goBack()
        #expect(window.topScreen === window.root)
    }

    @Test func poppedScreenStaysUntilTheTransitionEnds() {
        slow.push(NoteScreen("a"), animated: false)
        slow.user.goBack()
        #expect(slow.isMoving && slow.transitions.isBusy)
        #expect(
            slow.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    NoteScreen "a" (moving out)
                """)
        slow.clock.advance(by: .milliseconds(999))
        #expect(slow.stack.count == 2)
        slow.clock.advance(by: .milliseconds(1))
        #expect(slow.stack.count == 1)
        #expect(!slow.isMoving && !slow.transitions.isBusy)
    }

    @Test func swipesBack() {
        window.push(NoteScreen("a"))
        window.user.beginSwipeBack()
        #expect(window.isMoving && window.transitions.isBusy)
        window.finishTransitions()
        #expect(window.stack.count == 2)
        window.user.releaseSwipe()
        #expect(window.stack.count == 1)
        #expect(!window.isMoving && !window.transitions.isBusy)
    }

    @Test func cancelsASwipe() {
        let log = EventLog()
        log.observe()
        slow.push(NoteScreen("a"), animated: false)
        log.entries = []
        slow.user.beginSwipeBack()
        slow.user.releaseSwipe(cancelled: true)
        #expect(slow.isMoving)
        slow.finishTransitions()
        #expect(slow.stack.count == 2)
        #expect(!slow.isMoving && !slow.transitions.isBusy)
        #expect(log.entries == ["willRemove push NoteScreen user", "didCancelRemoval push NoteScreen user"])
    }

    @Test func swipesASheetDown() {
        window.present(PlainScreen(), as: .presentAsSheet)
        #expect(window.user.beginSwipeDown())
        window.user.releaseSwipe()
        #expect(window.presented == nil)
    }

    @Test(arguments: [true, false])
    func aScreenMayRefuseToBeSwipedAway(isInside: Bool) {
        let screen = NoteScreen("a")
        screen.refusesToBeSwipedAway = true
        window.present(isInside ? HeadlessNavigation(root: screen) : screen)
        #expect(!window.user.beginSwipeDown())
        #expect(!window.isMoving)
        #expect(window.violations == [])
    }

    @Test func tapsOutsideOfAPopover() {
        window.present(PlainScreen(), as: .presentAsPopover)
        #expect(window.user.tapOutside())
        #expect(window.presented == nil)
    }

    @Test func performsASegue() {
        window.addSegue("note", .push, from: window.root) { NoteScreen("a") }
        window.user.performSegue("note")
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    NoteScreen "a"
                """)
    }

    @Test func closesTheWindow() {
        window.push(NoteScreen("a"))
        window.user.closeWindow()
        #expect(window.isClosed)
        #expect(window.topScreen == nil)
    }

    @Test func closesTheWindowDuringASwipe() {
        window.push(NoteScreen("a"))
        window.user.beginSwipeBack()
        window.user.closeWindow()
        #expect(!window.transitions.isBusy)
        window.user.releaseSwipe()
        #expect(window.violations.map(\.message) == ["the user lets go of a swipe that has not begun"])
    }

    @Test func gesturesWithoutAnEffectAreViolations() {
        window.user.goBack()
        window.user.beginSwipeBack()
        window.user.beginSwipeDown()
        window.present(PlainScreen(), as: .presentAsPopover)
        window.user.beginSwipeDown()
        window.dismiss()
        window.present(PlainScreen())
        window.user.tapOutside()
        window.user.performSegue("note")
        #expect(
            window.violations.map(\.message) == [
                "the user goes back: there is no screen to go back to",
                "the user swipes back: there is no screen to go back to",
                "the user swipes down: nothing is presented that listens to it",
                "the user swipes down: nothing is presented that listens to it",
                "the user taps outside: nothing is presented that listens to it",
                "the user sets off the segue \"note\": there is none",
            ])
        #expect(window.violations.allSatisfy { $0.rule == .noSuchGesture })
    }

    @Test func gesturesDuringATransitionAreViolations() {
        slow.push(NoteScreen("a"))
        slow.user.goBack()
        #expect(slow.violations.map(\.message) == ["the user goes back while a transition runs"])
    }
}
