// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import ModuleRouterViews
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Shows the open dialog, if this is the view of the uppermost level.
    func dialogs(of level: NavigationLevel) -> some View {
        let dialog = level.dialog
        let (list, alert) = dialog?.isList == true ? (dialog, nil) : (nil, dialog)
        return self.alert(
            alert?.request.title ?? "", isPresented: .isOpen(alert), presenting: alert,
            actions: { DialogActions(dialog: $0) }, message: { DialogMessage(dialog: $0) }
        )
        .confirmationDialog(
            list?.request.title ?? "", isPresented: .isOpen(list), titleVisibility: .visible, presenting: list,
            actions: { DialogActions(dialog: $0) }, message: { DialogMessage(dialog: $0) })
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Binding where Value == Bool {
    /// Whether a dialog is open. If SwiftUI writes `false` late, this ends no other dialog.
    @MainActor fileprivate static func isOpen(_ dialog: NavigationDialog?) -> Binding<Bool> {
        Binding(get: { dialog != nil }, set: { if !$0 { dialog?.wasDismissed() } })
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct DialogActions: View {
    @Bindable var dialog: NavigationDialog

    var body: some View {
        if let field = dialog.request.textField {
            if field.isSecure {
                SecureField(field.placeholder ?? "", text: $dialog.text)
            } else {
                TextField(field.placeholder ?? "", text: $dialog.text)
            }
        }
        ForEach(dialog.buttons) { button in
            Button(button.title, role: button.role.swiftUI) { dialog.choose(button) }.default(button.isDefault)
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct DialogMessage: View {
    let dialog: NavigationDialog

    var body: some View {
        if let message = dialog.request.message { Text(message) }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Makes a button the one that the Return key presses. SwiftUI recommends this shortcut for the default button of an alert.
    @ViewBuilder fileprivate func `default`(_ isDefault: Bool) -> some View {
        #if os(tvOS) || os(watchOS)
        self
        #else
        if isDefault { keyboardShortcut(.defaultAction) } else { self }
        #endif
    }
}

extension DialogRole {
    fileprivate var swiftUI: ButtonRole? {
        switch self {
        case .normal: nil
        case .destructive: .destructive
        case .cancel: .cancel
        }
    }
}
#endif
