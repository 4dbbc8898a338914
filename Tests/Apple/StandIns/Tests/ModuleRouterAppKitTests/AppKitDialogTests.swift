// SPDX-License-Identifier: Apache-2.0

import ModuleRouterAppKit
import ModuleRouterTesting
import ModuleRouterViews
import Testing

@testable import AppKitHarness

extension AppKitTests {
    /// The alerts of dialogs.
    @MainActor @Suite(.routes(unheard: .isExpected) { PanelProvider.self }) struct AppKitDialogTests {
        private let window = PanelWindow()

        init() { AppKitSimulator.violations = [] }

        /// Opens a dialog, and returns its alert.
        private func alert<Answer: Sendable>(
            _ dialog: @escaping @MainActor () async throws -> Answer
        ) async throws -> (NSAlert, Task<Answer, any Error>) {
            let task = Task { try await dialog() }
            for _ in 0..<8 { await Task.yield() }
            return (try #require(AppKitSimulator.alerts.last), task)
        }

        @Test func theDefaultButtonIsFirstAndTheCancelButtonLast() async throws {
            let (alert, task) = try await alert {
                try await Router.ask(
                    Dialog(
                        "Unsaved", message: "What now?",
                        buttons: [
                            .init("Stay", role: .cancel, answer: 1), .init("Discard", role: .destructive, answer: 2),
                            .init("Save", answer: 3),
                        ]), from: window.root)
            }
            #expect(alert.messageText == "Unsaved")
            #expect(alert.informativeText == "What now?")
            #expect(alert.buttons.map(\.title) == ["Save", "Discard", "Stay"])
            #expect(alert.buttons.map(\.hasDestructiveAction) == [false, true, false])
            #expect(alert.buttons.map(\.keyEquivalent) == ["\r", "", "\u{1b}"])
            AppKitSimulator.userClicks("Discard", in: alert)
            #expect(try await task.value == 2)
            #expect(AppKitSimulator.violations == [])
        }

        @Test func returnKeyPressesNoDestructiveButton() async throws {
            let (alert, task) = try await alert {
                try await Router.confirm("Delete?", button: "Delete", isDestructive: true, from: window.root)
            }
            #expect(alert.buttons.map(\.title) == ["Delete", "Cancel"])
            #expect(alert.buttons.map(\.keyEquivalent) == ["", "\u{1b}"])
            AppKitSimulator.userPresses("\r", in: alert)
            #expect(AppKitSimulator.alerts.last === alert)
            AppKitSimulator.userPresses("\u{1b}", in: alert)
            #expect(try await task.value == false)
        }

        @Test(arguments: [false, true]) func aPromptHasAFieldWithTheFocus(isSecure: Bool) async throws {
            let (alert, task) = try await alert {
                try await Router.prompt(
                    "Rename", text: "pears", placeholder: "Name", isSecure: isSecure, from: window.root)
            }
            let field = try #require(alert.accessoryView as? NSTextField)
            #expect(field.stringValue == "pears")
            #expect(field.placeholderString == "Name")
            #expect((field is NSSecureTextField) == isSecure)
            #expect(alert.window.initialFirstResponder === field)
            field.stringValue = "apples"
            AppKitSimulator.userPresses("\r", in: alert)
            #expect(try await task.value == "apples")
        }

        @Test func theSheetIsClosedBeforeTheCallerContinues() async throws {
            let (alert, task) = try await alert {
                let answer = try await Router.confirm("Go on?", from: window.root)
                return (answer, window.window.attachedSheet == nil)
            }
            #expect(alert.window.sheetParent === window.window)
            AppKitSimulator.userClicks("OK", in: alert)
            #expect(try await task.value == (true, true))
        }

        @Test func aDialogIsASheetOfTheUppermostWindow() async throws {
            let sheet = try window.show(.presentAsSheet(from: window.window), "sheet")
            let modal = try window.show(.presentModally(from: window.window), "modal")
            let (alert, task) = try await alert { try await Router.confirm("Go on?", from: window.root) }
            #expect(alert.window.sheetParent === (modal.destination as? NSViewController)?.view.window)
            AppKitSimulator.userClicks("OK", in: alert)
            #expect(try await task.value)
            modal.remove()
            let (second, task2) = try await self.alert { try await Router.confirm("Go on?", from: window.window) }
            #expect(second.window.sheetParent === (sheet.destination as? NSViewController)?.view.window)
            AppKitSimulator.userClicks("OK", in: second)
            #expect(try await task2.value)
            #expect(AppKitSimulator.violations == [])
        }

        @Test func aWindowAsTheSourceMeansTheScreenBelowADialog() async throws {
            let (alert, task) = try await alert { try await Router.confirm("Go on?", from: window.root) }
            let child = try window.show(.addAsChild(from: window.window), "child")
            #expect((child.destination as? NSViewController)?.parent === window.root)
            AppKitSimulator.userClicks("OK", in: alert)
            #expect(try await task.value)
        }

        @Test(arguments: [false, true]) func aSheetThatOtherCodeEndsIsAnError(closes: Bool) async throws {
            let (alert, task) = try await alert { try await Router.confirm("Go on?", from: window.root) }
            if closes {
                alert.window.close()
            } else {
                window.window.endSheet(alert.window, returnCode: .cancel)
            }
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
        }
    }
}
