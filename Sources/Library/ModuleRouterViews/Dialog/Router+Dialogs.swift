// SPDX-License-Identifier: Apache-2.0

extension Router {
    /// Tells the user something, and returns when the dialog was closed.
    ///
    /// ```swift
    /// try await Router.alert("The note was saved", from: self)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The text, in a few words.
    ///   - message: Further text below the title.
    ///   - button: The title of the only button. Defaults to ``DialogTitles/ok``.
    ///   - source: A screen or view of the window in which the dialog opens. If it leaves the window, the dialog closes.
    /// - Throws: The errors of ``ask(_:from:fileID:line:column:)``.
    @MainActor public static func alert(
        _ title: String, message: String? = nil, button: String = DialogTitles.ok, from source: (any ViewRouteSource)?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws {
        let dialog = Dialog(title, message: message, buttons: [.init(button, role: .cancel, answer: ())])
        try await ask(dialog, from: source, fileID: fileID, line: line, column: column)
    }

    /// Asks the user whether to do something.
    ///
    /// ```swift
    /// guard try await Router.confirm("Delete the note?", button: "Delete", isDestructive: true, from: self) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question, in a few words.
    ///   - message: Further text below the title.
    ///   - button: The title of the button that confirms. Defaults to ``DialogTitles/ok``.
    ///   - isDestructive: Whether confirming destroys something. Defaults to false. The Return key does not press a button that
    ///     does.
    ///   - cancel: The title of the other button. Defaults to ``DialogTitles/cancel``.
    ///   - source: A screen or view of the window in which the dialog opens. If it leaves the window, the dialog closes.
    /// - Returns: Whether the user has confirmed. False if the dialog was closed otherwise.
    /// - Throws: The errors of ``ask(_:from:fileID:line:column:)``.
    @MainActor public static func confirm(
        _ title: String, message: String? = nil, button: String = DialogTitles.ok, isDestructive: Bool = false,
        cancel: String = DialogTitles.cancel, from source: (any ViewRouteSource)?, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> Bool {
        let dialog = Dialog(
            title, message: message,
            buttons: [
                .init(cancel, role: .cancel, answer: false),
                .init(button, role: isDestructive ? .destructive : .normal, answer: true),
            ])
        return try await ask(dialog, from: source, fileID: fileID, line: line, column: column)
    }

    /// Lets the user choose one of several values.
    ///
    /// ```swift
    /// let order = try await Router.choose("Sort by", among: SortOrder.allCases, from: self) { $0.title }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question, in a few words.
    ///   - message: Further text below the title.
    ///   - options: The values. Each is a button.
    ///   - cancel: The title of the button that chooses nothing. Defaults to ``DialogTitles/cancel``.
    ///   - anchor: The view or bar item that started the choice. UIKit shows an action sheet that points to it on an iPad, and an
    ///     alert there if this is nil. Other hosts ignore it.
    ///   - source: A screen or view of the window in which the dialog opens. If it leaves the window, the dialog closes.
    ///   - label: Returns the title of a value's button.
    /// - Returns: The chosen value; nil if the dialog was closed without a choice.
    /// - Throws: The errors of ``ask(_:from:fileID:line:column:)``.
    @MainActor public static func choose<Options: Collection>(
        _ title: String, message: String? = nil, among options: Options, cancel: String = DialogTitles.cancel,
        anchor: AnyObject? = nil, from source: (any ViewRouteSource)?, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, label: (Options.Element) -> String
    ) async throws -> Options.Element? {
        var dialog = Dialog<Options.Element?>(
            title, message: message,
            buttons: options.map { .init(label($0), answer: $0) } + [.init(cancel, role: .cancel, answer: nil)])
        dialog.style = .choices
        dialog.anchor = anchor
        return try await ask(dialog, from: source, fileID: fileID, line: line, column: column)
    }

    /// Asks the user for a text.
    ///
    /// ```swift
    /// guard let name = try await Router.prompt("Rename the note", text: note.title, from: self) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The question, in a few words.
    ///   - message: Further text below the title.
    ///   - text: The text that is in the field first. Defaults to none.
    ///   - placeholder: The text that an empty field shows.
    ///   - isSecure: Whether the field hides its text, for a password. Defaults to false.
    ///   - button: The title of the button that returns the text. Defaults to ``DialogTitles/ok``.
    ///   - cancel: The title of the other button. Defaults to ``DialogTitles/cancel``.
    ///   - source: A screen or view of the window in which the dialog opens. If it leaves the window, the dialog closes.
    /// - Returns: The text, which may be empty; nil if the dialog was closed otherwise.
    /// - Throws: The errors of ``ask(_:from:fileID:line:column:)``.
    @MainActor public static func prompt(
        _ title: String, message: String? = nil, text: String = "", placeholder: String? = nil, isSecure: Bool = false,
        button: String = DialogTitles.ok, cancel: String = DialogTitles.cancel, from source: (any ViewRouteSource)?,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> String? {
        let dialog = Dialog<String?>(
            title, message: message,
            buttons: [.init(cancel, role: .cancel, answer: nil), .init(button) { $0 }],
            textField: DialogTextField(text: text, placeholder: placeholder, isSecure: isSecure))
        return try await ask(dialog, from: source, fileID: fileID, line: line, column: column)
    }

    /// Opens a dialog, and returns the answer of the button that the user presses. See ``Dialog``.
    ///
    /// The dialog waits for running transitions of the window and for its other dialogs. It is no screen, so observers receive no
    /// events. While it is open, routes push and add views below it, and a route that presents a view fails.
    ///
    /// - Parameters:
    ///   - dialog: The question and the answers.
    ///   - source: A screen or view of the window in which the dialog opens. If it leaves the window, the dialog closes.
    /// - Returns: The answer, after the dialog was closed.
    /// - Throws: `CancellationError` if the task is cancelled, which closes the dialog. `RouteError`, with the location of the call:
    ///   `invalidSource` if the source is in no window or leaves it, or if the window is closed; `unsupportedPath` if the host
    ///   shows no dialogs; `invalidConfiguration` if the dialog has no buttons; `actionFailed` if the host cannot open the dialog;
    ///   `scopeUnavailable` if a scope to which the source belongs ends, which closes the dialog.
    @MainActor @discardableResult
    public static func ask<Answer>(
        _ dialog: Dialog<Answer>, from source: (any ViewRouteSource)?, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> Answer {
        try Task.checkCancellation()
        let request = DialogRequest(
            dialog, from: source, at: RouteLocation(fileID: fileID, line: line, column: column))
        let choice = try await request.choice()
        return dialog.buttons[choice.button].answer(choice.text)
    }
}
