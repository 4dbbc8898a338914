// SPDX-License-Identifier: Apache-2.0

import ModuleRouterSwiftUI
import ModuleRouterTesting
import ModuleRouterViews
import Testing

@testable import SwiftUIHarness

/// The alerts and confirmation dialogs of dialogs.
@MainActor @Suite(.serialized, .routes {}) struct DialogTests {
    private let root = DrivenSwiftUIScreen("root")
    private let model: NavigationModel
    private let screen: RenderedScreen

    init() {
        model = NavigationModel(ScreenStack(root: root))
        screen = RenderedScreen(RoutedWindow(model))
    }

    /// Opens a dialog, and returns its rendering.
    private func dialog<Answer: Sendable>(
        _ dialog: @escaping @MainActor () async throws -> Answer
    ) async throws -> (RenderedDialog, Task<Answer, any Error>) {
        let task = Task { try await dialog() }
        for _ in 0..<8 { await Task.yield() }
        return (try #require(screen.dialog), task)
    }

    @Test func anAlertHasTheRolesOfItsButtons() async throws {
        let (dialog, task) = try await dialog {
            try await Router.ask(
                Dialog(
                    "Unsaved", message: "What now?",
                    buttons: [
                        .init("Stay", role: .cancel, answer: 1), .init("Discard", role: .destructive, answer: 2),
                        .init("Save", answer: 3),
                    ]), from: root)
        }
        #expect(dialog.kind == .alert)
        #expect(dialog.messageText == "What now?")
        #expect(dialog.title(of: .cancel) == "Stay")
        #expect(dialog.title(of: .destructive) == "Discard")
        #expect(dialog.defaultButton == "Save")
        screen.userChooses("Save")
        #expect(try await task.value == 3)
        #expect(screen.violations == [])
    }

    @Test func returnKeyPressesNoDestructiveButton() async throws {
        let (dialog, task) = try await dialog {
            try await Router.confirm("Delete?", button: "Delete", isDestructive: true, from: root)
        }
        #expect(dialog.defaultButton == nil)
        screen.userChooses("Cancel")
        #expect(try await task.value == false)
    }

    @Test(arguments: [false, true]) func aPromptHasAField(isSecure: Bool) async throws {
        let (dialog, task) = try await dialog {
            try await Router.prompt("Rename", text: "pears", placeholder: "Name", isSecure: isSecure, from: root)
        }
        #expect(dialog.kind == .alert)
        #expect(dialog.field?.isSecret == isSecure)
        #expect(dialog.field?.prompt == "Name")
        dialog.field?.value.wrappedValue = "apples"
        screen.userChooses("OK")
        #expect(try await task.value == "apples")
    }

    @Test(arguments: [false, true]) func aChoiceIsAConfirmationDialog(dismissesFirst: Bool) async throws {
        DialogPolicy.dismissesFirst = dismissesFirst
        defer { DialogPolicy.dismissesFirst = false }
        let (dialog, task) = try await dialog {
            try await Router.choose("Sort", among: [1, 2], from: root) { "\($0)" }
        }
        #expect(dialog.kind == .confirmationDialog)
        #expect(dialog.buttons == ["1", "2", "Cancel"])
        screen.userChooses("2")
        #expect(try await task.value == 2)
        #expect(screen.dialog == nil)
    }

    @Test(arguments: [false, true]) func aTapOutsideChoosesNothing(runsActions: Bool) async throws {
        DialogPolicy.tapsOutsideRunActions = runsActions
        defer { DialogPolicy.tapsOutsideRunActions = true }
        let (_, task) = try await dialog { try await Router.choose("Sort", among: [1, 2], from: root) { "\($0)" } }
        screen.userClosesDialog()
        #expect(try await task.value == nil)
    }

    @Test func aChoiceThatCannotBeCancelledIsAnAlert() async throws {
        let (dialog, task) = try await dialog {
            var dialog = Dialog("Which?", buttons: [.init("Left", answer: 1), .init("Right", answer: 2)])
            dialog.style = .choices
            return try await Router.ask(dialog, from: root)
        }
        #expect(dialog.kind == .alert)
        screen.userChooses("Left")
        #expect(try await task.value == 1)
    }

    @Test func anAlertThatIsDismissedWithoutAnActionIsAnError() async throws {
        let (dialog, task) = try await dialog {
            try await Router.ask(
                Dialog("Which?", buttons: [.init("Left", answer: 1), .init("Right", answer: 2)]), from: root)
        }
        dialog.isPresented.wrappedValue = false
        let error = await #expect(throws: RouteError.self) { try await task.value }
        #expect(error?.code == .actionFailed)
    }

    @Test func aLateBindingOfAnEarlierDialogDoesNotCloseTheNext() async throws {
        let (first, task) = try await dialog { try await Router.confirm("First?", from: root) }
        screen.userChooses("OK")
        #expect(try await task.value)
        let (second, next) = try await dialog { try await Router.confirm("Second?", from: root) }
        // SwiftUI writes late.
        first.isPresented.wrappedValue = false
        for _ in 0..<8 { await Task.yield() }
        #expect(screen.dialog?.title == second.title)
        screen.userChooses("Cancel")
        #expect(try await next.value == false)
    }

    @Test func theDialogMovesToTheRemainingLevel() async throws {
        model.show(DrivenSwiftUIScreen("above"), by: .presentModally)
        let (_, task) = try await dialog { try await Router.confirm("Go on?", from: root) }
        #expect(screen.dialog != nil)
        if let above = model.presented { model.remove(above.content.screen) }
        #expect(screen.dialog?.title == "Go on?")
        screen.userChooses("OK")
        #expect(try await task.value)
        #expect(screen.violations == [])
    }
}
