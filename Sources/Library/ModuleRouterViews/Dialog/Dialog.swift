// SPDX-License-Identifier: Apache-2.0

/// A question to the user, with a typed answer for each button.
///
/// ```swift
/// enum Closing { case stay, discard, save }
///
/// let closing = try await Router.ask(
///     Dialog(
///         "Unsaved changes",
///         buttons: [
///             .init("Keep editing", role: .cancel, answer: Closing.stay),
///             .init("Discard", role: .destructive, answer: .discard),
///             .init("Save", answer: .save),
///         ]), from: self)
/// ```
///
/// The user can close a dialog without a button: by Escape, by a tap outside, or by the window manager. This counts as the button
/// with the role ``DialogRole/cancel`` or, in a dialog of one button, as that button. A dialog of several buttons without the role
/// `cancel` does not let itself be closed so.
///
/// The default button, which the Return key presses, is the first one with the role ``DialogRole/normal``. Without such a button it
/// is the only button of the dialog, or there is none: Return never destroys anything.
///
/// For the usual questions there are ``Router/alert(_:message:button:from:fileID:line:column:)``,
/// ``Router/confirm(_:message:button:isDestructive:cancel:from:fileID:line:column:)``,
/// ``Router/choose(_:message:among:cancel:anchor:from:fileID:line:column:label:)`` and
/// ``Router/prompt(_:message:text:placeholder:isSecure:button:cancel:from:fileID:line:column:)``.
@MainActor public struct Dialog<Answer> {
    /// The question, in a few words.
    public var title: String
    /// Further text below the title.
    public var message: String?
    /// The buttons, at least one. Each host orders them by the rules of its platform.
    public var buttons: [Button]
    /// A field for text. The answer of a button can contain the text.
    public var textField: DialogTextField?
    /// The appearance of the dialog.
    public var style = DialogStyle.alert
    /// The view or bar item that a list of choices points to where the host shows it as a popover.
    public var anchor: AnyObject?

    /// Creates a dialog.
    public init(_ title: String, message: String? = nil, buttons: [Button], textField: DialogTextField? = nil) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.textField = textField
    }

    /// A button and its answer.
    @MainActor public struct Button {
        let title: String
        let role: DialogRole
        let answer: (_ text: String) -> Answer

        /// Creates a button with an answer.
        public init(_ title: String, role: DialogRole = .normal, answer: Answer) {
            self.init(title, role: role) { _ in answer }
        }

        /// Creates a button whose answer depends on the text in the dialog's field.
        ///
        /// - Parameter answer: Returns the answer. Called once, after the dialog was closed. The text is empty in a dialog without
        ///   a field.
        public init(_ title: String, role: DialogRole = .normal, answer: @escaping (_ text: String) -> Answer) {
            self.title = title
            self.role = role
            self.answer = answer
        }
    }
}

/// The role of a button in a dialog.
public enum DialogRole: Sendable, Hashable {
    /// The button does what the user wants.
    case normal
    /// The button destroys something, such as a note. It is marked, and is never the default button.
    case destructive
    /// The button changes nothing. It also stands for closing the dialog. A dialog has at most one: further buttons with this role
    /// count as `normal`.
    case cancel
}

/// The appearance of a dialog.
public enum DialogStyle: Sendable, Hashable {
    /// A question in the middle of the window or of its screen.
    case alert
    /// A list of choices, where the host has a way of its own to show it: the action sheet of UIKit.
    case choices
}

/// The field for text in a dialog.
public struct DialogTextField: Sendable, Hashable {
    /// The text that is in the field first.
    public var text: String
    /// The text that an empty field shows.
    public var placeholder: String?
    /// Whether the field hides its text, for a password.
    public var isSecure: Bool

    /// Creates a field.
    public init(text: String = "", placeholder: String? = nil, isSecure: Bool = false) {
        self.text = text
        self.placeholder = placeholder
        self.isSecure = isSecure
    }
}
