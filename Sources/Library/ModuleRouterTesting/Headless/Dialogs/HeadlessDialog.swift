// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// An open dialog of a ``HeadlessWindow``, which a test reads and answers.
///
/// ```swift
/// let deletion = Task { try await model.delete() }
/// let dialog = try await window.nextDialog()
/// #expect(dialog.title == "Delete the note?")
/// dialog.choose("Delete")
/// try await deletion.value
/// ```
@MainActor public final class HeadlessDialog {
    private let request: DialogRequest
    /// Reports a misuse by the test.
    private let violate: (HeadlessViolation.Rule, String) -> Void
    /// Whether the dialog has its answer, or was closed by other means than the test.
    private(set) var isEnded = false
    /// Removes the dialog from its window.
    private let leave: () -> Void

    init(
        _ request: DialogRequest, leave: @escaping () -> Void = {},
        violate: @escaping (HeadlessViolation.Rule, String) -> Void
    ) {
        self.request = request
        self.leave = leave
        self.violate = violate
    }

    /// The question.
    public var title: String { request.title }

    /// Further text below the title.
    public var message: String? { request.message }

    /// The buttons and their roles, in the order in which the dialog was made.
    public var buttons: [DialogRequest.Button] { request.buttons }

    /// The field for text, with the text that is in it first.
    public var textField: DialogTextField? { request.textField }

    /// The title of the button that the Return key presses; nil if there is none.
    public var defaultButton: String? { request.defaultButton.map { buttons[$0].title } }

    /// Presses a button. A title that the dialog does not have is a ``HeadlessViolation``.
    ///
    /// - Parameter text: The text that the user enters before. Nil leaves the text that is in the field.
    public func choose(_ button: String, entering text: String? = nil) {
        guard let index = buttons.firstIndex(where: { $0.title == button }) else {
            let titles = buttons.map { "'\($0.title)'" }.joined(separator: ", ")
            return violate(.noSuchGesture, "the user chooses '\(button)': \(name) has the buttons \(titles)")
        }
        if text != nil, textField == nil {
            return violate(.noSuchGesture, "the user enters a text: \(name) has no field")
        }
        answer(.chose(button: index, text: text ?? textField?.text ?? ""))
    }

    /// Presses the Return key. A dialog without a default button ignores it.
    public func pressReturn() {
        if let button = defaultButton { choose(button) }
    }

    /// Closes the dialog without a button: by Escape, for example.
    ///
    /// - Returns: Whether the dialog closes. A dialog of several buttons without one that cancels does not.
    @discardableResult
    public func close() -> Bool {
        guard request.closingButton != nil else { return false }
        answer(.closed)
        return true
    }

    private var name: String { "the dialog '\(title)'" }

    private func answer(_ event: DialogRequest.Event) {
        guard !isEnded else { return violate(.noSuchGesture, "\(name) is answered after it was closed") }
        leave()
        end(event)
    }

    /// Ends the dialog.
    ///
    /// - Parameter event: The event to report; nil if the library has closed the dialog.
    func end(_ event: DialogRequest.Event?) {
        isEnded = true
        if let event { request.report(event) }
    }

    func isOf(_ request: DialogRequest) -> Bool { request === self.request }

    /// Reports that the test has left the dialog without an answer.
    func wasLeftUnanswered(_ reason: String) {
        guard !isEnded else { return }
        let buttons = buttons.map { "\"\($0.title)\"" }.joined(separator: ", ")
        violate(
            .unansweredDialog,
            "\(name) was not answered: \(reason); answer it by window.dialog?.choose(…) with one of \(buttons)")
        end(.failed(.refused("the test has not answered it")))
    }
}

/// The open dialog of a window. It reports a dialog that is released with the window.
@MainActor final class HeadlessDialogs {
    var open: HeadlessDialog?
    /// Waits for the answer of the open dialog.
    var watch: Task<Void, Never>?

    deinit {
        watch?.cancel()
        guard let open else { return }
        // Runs immediately if this is the main actor.
        _ = ReleaseSignal { open.wasLeftUnanswered("its window was released") }
    }
}
