// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Dialogs that a test reads and answers.
@MainActor @Suite(.routes {}) struct HeadlessDialogTests {
    private func confirm(in window: HeadlessWindow) -> Task<Bool, any Error> {
        Task { try await Router.confirm("Delete?", button: "Delete", isDestructive: true, from: window.root) }
    }

    @Test func dialogShowsItsTextsAndButtons() async throws {
        let window = HeadlessWindow()
        let task = Task {
            try await Router.prompt(
                "Rename", message: "Any name.", text: "Pears", placeholder: "Name", isSecure: true, from: window.root)
        }
        let dialog = try await window.nextDialog()
        #expect(dialog.title == "Rename")
        #expect(dialog.message == "Any name.")
        #expect(dialog.buttons == [.init("Cancel", role: .cancel), .init("OK")])
        #expect(dialog.textField == DialogTextField(text: "Pears", placeholder: "Name", isSecure: true))
        #expect(dialog.defaultButton == "OK")
        #expect(window.dialog === dialog)
        dialog.choose("OK", entering: "Apples")
        #expect(window.dialog == nil)
        #expect(try await task.value == "Apples")
    }

    @Test func theReturnKeyPressesTheDefaultButton() async throws {
        let window = HeadlessWindow()
        let task = Task { try await Router.prompt("Rename", text: "Pears", from: window.root) }
        try await window.nextDialog().pressReturn()
        #expect(try await task.value == "Pears")
    }

    @Test func returnKeyPressesNoDestructiveButton() async throws {
        let window = HeadlessWindow()
        let task = confirm(in: window)
        let dialog = try await window.nextDialog()
        #expect(dialog.defaultButton == nil)
        dialog.pressReturn()
        #expect(window.dialog === dialog)
        #expect(dialog.close())
        #expect(try await task.value == false)
    }

    @Test func aDialogWithoutAButtonThatCancelsDoesNotClose() async throws {
        let window = HeadlessWindow()
        let task = Task {
            try await Router.ask(
                Dialog("Which?", buttons: [.init("Left", answer: 1), .init("Right", answer: 2)]), from: window.root)
        }
        let dialog = try await window.nextDialog()
        #expect(!dialog.close())
        dialog.choose("Left")
        #expect(try await task.value == 1)
    }

    @Test func theSnapshotShowsTheDialog() async throws {
        let window = HeadlessWindow()
        let task = confirm(in: window)
        try await window.nextDialog()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  dialog "Delete?": Cancel, Delete
                """)
        window.dialog?.choose("Cancel")
        #expect(try await task.value == false)
    }

    @Test func unknownButtonIsAViolation() async throws {
        let window = HeadlessWindow(violations: .collects)
        let task = confirm(in: window)
        let dialog = try await window.nextDialog()
        dialog.choose("Remove")
        dialog.choose("Delete", entering: "text")
        dialog.choose("Delete")
        dialog.choose("Delete")
        #expect(
            window.violations.map(\.message) == [
                "the user chooses 'Remove': the dialog 'Delete?' has the buttons 'Cancel', 'Delete'",
                "the user enters a text: the dialog 'Delete?' has no field",
                "the dialog 'Delete?' is answered after it was closed",
            ])
        #expect(window.violations.map(\.rule) == [.noSuchGesture, .noSuchGesture, .noSuchGesture])
        #expect(try await task.value)
    }

    @Test func userCannotUseScreensBelowADialog() async throws {
        let window = HeadlessWindow(violations: .collects)
        window.push(HeadlessScreen("a"))
        let task = confirm(in: window)
        try await window.nextDialog()
        window.user.goBack()
        #expect(window.violations.map(\.message) == ["the user goes back: the dialog 'Delete?' is open"])
        #expect(window.stack.count == 2)
        window.dialog?.choose("Delete")
        #expect(try await task.value)
    }

    @Test func aDialogThatATestDoesNotAnswerFailsTheTestAndTheCall() async throws {
        let window = HeadlessWindow(violations: .collects)
        window.dialogPatience = .zero
        let error = await #expect(throws: RouteError.self) {
            try await Router.confirm("Delete?", button: "Delete", from: window.root)
        }
        #expect(
            error?.reason
                == "the dialog 'Delete?' could not be answered in headless: the test has not answered it")
        #expect(
            window.violations == [
                HeadlessViolation(
                    rule: .unansweredDialog,
                    message:
                        "the dialog 'Delete?' was not answered: the test has waited for 0.0 seconds; answer it by window.dialog?.choose(…) with one of \"Cancel\", \"Delete\""
                )
            ])
        #expect(window.dialog == nil)
    }

    @Test func aDialogThatIsReleasedWithItsWindowFailsTheTest() async throws {
        var task: Task<Bool, any Error>?
        try await withKnownIssue {
            var window: HeadlessWindow? = HeadlessWindow()
            task = Task { [weak root = window?.root] in try await Router.confirm("Delete?", from: root) }
            try await window?.nextDialog()
            window = nil
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "headless window: the dialog 'Delete?' was not answered: its window was released; answer it by window.dialog?.choose(…) with one of \"Cancel\", \"OK\""
            ]
        }
        let error = await #expect(throws: RouteError.self) { try await task?.value }
        #expect(error?.code == .invalidSource)
    }

    @Test func waitingForADialogThatDoesNotOpenNamesTheVisibleScreen() async throws {
        let window = HeadlessWindow()
        let error = await #expect(throws: (any Error).self) { try await window.nextDialog(within: .zero) }
        #expect(
            error.map { "\($0)" }
                == "no dialog was opened within 0.0 seconds; the visible screen is HeadlessScreen \"root\"")
    }
}

/// Dialogs without a window.
@MainActor @Suite(.routes {}) struct WithDialogsTests {
    @Test func aClosureAnswersAllDialogs() async throws {
        var titles: [String] = []
        let answers = try await withDialogs { dialog in
            titles.append(dialog.title)
            dialog.choose("OK")
        } operation: {
            try await Router.alert("Saved", from: nil)
            async let child = Router.confirm("Go on?", from: nil)
            return try await (child, Task { try await Router.prompt("Rename", text: "Pears", from: nil) }.value)
        }
        #expect(answers == (true, "Pears"))
        #expect(titles.sorted() == ["Go on?", "Rename", "Saved"])
    }

    @Test func aDialogThatTheClosureDoesNotAnswerFailsTheTest() async {
        await withKnownIssue {
            await withDialogs { _ in
            } operation: {
                let error = await #expect(throws: RouteError.self) { try await Router.confirm("Go on?", from: nil) }
                #expect(error?.code == .actionFailed)
            }
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                "headless window: the dialog 'Go on?' was not answered: the closure of withDialogs has not answered it; answer it by window.dialog?.choose(…) with one of \"Cancel\", \"OK\""
            ]
        }
    }
}
