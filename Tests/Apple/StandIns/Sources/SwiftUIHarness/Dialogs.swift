// SPDX-License-Identifier: Apache-2.0

/// An alert, or a confirmation dialog.
@MainActor struct RenderedDialog: RenderedPart {
    enum Kind: Sendable { case alert, confirmationDialog }

    let kind: Kind
    let title: String
    let actions: [RenderedNode]
    let message: [RenderedNode]
    let isPresented: Binding<Bool>

    var text: String? { nil }

    var messageText: String? {
        for case .text(let text) in message { return text }
        return nil
    }

    var buttons: [String] { actions.compactMap { if case .button(let title, _) = $0 { title } else { nil } } }

    var field: RenderedField? {
        for case .part(let field as RenderedField) in actions { return field }
        return nil
    }

    func title(of role: ButtonRole) -> String? {
        for case .part(let button as RenderedRole) in actions where button.role == role { return button.title }
        return nil
    }

    /// The title of the button with the shortcut of the default action.
    var defaultButton: String? {
        for case .part(let shortcut as RenderedShortcut) in actions { return shortcut.title }
        return nil
    }
}

/// The role of a button in a dialog.
@MainActor struct RenderedRole: RenderedPart {
    let title: String
    let role: ButtonRole

    var text: String? { nil }
}

/// A button that a key presses.
@MainActor struct RenderedShortcut: RenderedPart {
    let title: String

    var text: String? { nil }
}

/// The behaviour of dialogs that the documentation leaves open. The order of the action and the binding is documented for alerts
/// alone: "All actions in an alert dismiss the alert after the action runs."
///
/// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8dvt8
@MainActor enum DialogPolicy {
    /// Whether the binding of a confirmation dialog is written before the action runs.
    static var dismissesFirst = false
    /// Whether a tap outside of a confirmation dialog runs the action of the button that cancels.
    static var tapsOutsideRunActions = true
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-8584l
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modified(
            by: DialogModifier(
                kind: .alert, title: String(title), isPresented: isPresented, actions: data.map(actions),
                message: data.map(message)))
    }

    /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)-8y541
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modified(
            by: DialogModifier(
                kind: .confirmationDialog, title: String(title), isPresented: isPresented, actions: data.map(actions),
                message: data.map(message)))
    }

    /// https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)-7l9o8
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modified(by: ShortcutModifier())
    }
}

/// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
    private init() {}

    /// https://developer.apple.com/documentation/swiftui/keyboardshortcut/defaultaction
    public static let defaultAction = KeyboardShortcut()
}

private nonisolated struct DialogModifier<A: View, M: View>: RenderedModifier {
    let kind: RenderedDialog.Kind
    let title: String
    let isPresented: Binding<Bool>
    let actions: A?
    let message: M?

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let nodes = content(context)
        guard isPresented.wrappedValue, let actions else { return nodes }
        // The views of an alert are not inside a navigation stack.
        var inner = context.entering("\(kind)")
        inner.destinations = nil
        let dialog = RenderedDialog(
            kind: kind, title: title, actions: inner.render(actions), message: message.map(inner.render) ?? [],
            isPresented: isPresented)
        if nodes.contains(where: { if case .presentation = $0 { true } else { false } }) {
            context.screen.violate("a view presents a \(kind) and something else at once")
        }
        return nodes + [.part(dialog)]
    }
}

private nonisolated struct ShortcutModifier: RenderedModifier {
    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let nodes = content(context)
        return nodes
            + nodes.compactMap { node in
                if case .button(let title, _) = node { .part(RenderedShortcut(title: title)) } else { nil }
            }
    }
}

extension RenderedScreen {
    /// The topmost open dialog.
    var dialog: RenderedDialog? {
        let found = uncovered.compactMap { node -> RenderedDialog? in
            if case .part(let part) = node { part as? RenderedDialog } else { nil }
        }
        if found.count > 1 { violate("several dialogs are open at once") }
        return found.last
    }

    /// Presses a button of a dialog, which then closes.
    func userChooses(_ title: String) {
        guard let dialog else { return violate("there is no dialog") }
        let action = dialog.actions.compactMap { node -> (@MainActor () -> Void)? in
            if case .button(title, let action) = node { action } else { nil }
        }.first
        guard let action else { return violate("there is no button \"\(title)\"") }
        if DialogPolicy.dismissesFirst, dialog.kind == .confirmationDialog {
            dialog.isPresented.wrappedValue = false
            action()
        } else {
            action()
            dialog.isPresented.wrappedValue = false
        }
    }

    /// Presses Escape in an alert, or taps outside of a confirmation dialog, whose cancel button "takes the place of the default
    /// dismiss action".
    ///
    /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)-8qjcj
    func userClosesDialog() {
        guard let dialog else { return violate("there is no dialog") }
        let isList = dialog.kind == .confirmationDialog
        if let cancel = dialog.title(of: .cancel), !isList || DialogPolicy.tapsOutsideRunActions {
            return userChooses(cancel)
        }
        if isList { dialog.isPresented.wrappedValue = false }
    }
}
