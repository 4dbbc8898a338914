// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
public import ModuleRouterViews

/// An open dialog and its alert, a sheet of a window.
@MainActor final class AppKitDialog {
    let request: DialogRequest
    let alert = NSAlert()
    fileprivate weak var window: NSWindow?

    fileprivate init(_ request: DialogRequest, in window: NSWindow) {
        self.request = request
        self.window = window
    }

    /// The reason why nothing can be presented.
    var refusal: ViewRouteRefusal { .invalidSource("the dialog '\(request.title)' is open") }
}

/// Dialogs are alerts of AppKit, as sheets of the uppermost window.
extension AppKitHost: DialogHost {
    public func open(_ request: DialogRequest, from source: any ViewRouteSource) throws {
        guard let window = uppermostWindow(around: source) else {
            throw ViewRouteRefusal.invalidSource("it is in no window")
        }
        let dialog = AppKitDialog(request, in: window)
        let (buttons, field) = dialog.fill()
        self.dialog = dialog
        dialog.alert.beginSheetModal(for: window) { [weak self] response in
            self?.hasEnded(
                dialog, buttons, response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue,
                field?.stringValue ?? "")
        }
    }

    public func close(_ request: DialogRequest) {
        guard let dialog, dialog.request === request else { return }
        self.dialog = nil
        dialog.window?.endSheet(dialog.alert.window, returnCode: .abort)
        dialog.alert.window.orderOut(nil)
    }

    /// Ends the open dialog together with the window.
    func endDialog() {
        guard let dialog else { return }
        self.dialog = nil
        dialog.request.report(.failed(.invalidSource("its window was closed")))
    }

    /// Ends the open dialog if it is shown in a window that closes.
    func endDialog(in window: NSWindow) {
        guard let dialog, dialog.alert.window === window else { return }
        self.dialog = nil
        dialog.request.report(.failed(.invalidSource("other code has closed it")))
    }

    /// Handles the end of an alert.
    ///
    /// - Parameters:
    ///   - buttons: The indices of the buttons in the request, in the order of the alert.
    ///   - position: The position of the pressed button in the alert. No position if other code has ended the sheet.
    private func hasEnded(_ dialog: AppKitDialog, _ buttons: [Int], _ position: Int, _ text: String) {
        guard self.dialog === dialog else { return }
        self.dialog = nil
        // AppKit dismisses the sheet after this handler. The caller may present the next view before that.
        dialog.alert.window.orderOut(nil)
        dialog.request.report(
            buttons.indices.contains(position)
                ? .chose(button: buttons[position], text: text)
                : .failed(.invalidSource("other code has closed it")))
    }

    /// Returns the uppermost window that is modal above the window of a source.
    private func uppermostWindow(around source: any ViewRouteSource) -> NSWindow? {
        var window: NSWindow?
        switch source {
        case let source as NSWindow: window = source
        case let view as NSView: window = view.window
        case let controller as NSViewController where controller.isViewLoaded: window = controller.view.window
        default: break
        }
        // A popover closes when its window loses the keyboard, so it has no sheets.
        while let current = window, let level = level(of: current), level.kind == .presentAsPopover {
            window = level.level?.window ?? self.window
        }
        while let current = window {
            let level = level(of: current)
            let modal = presentations.last {
                $0.level === level && $0.kind == .presentModally && $0.window?.isVisible == true
            }
            guard let above = current.attachedSheet ?? modal?.window, above !== current else { break }
            window = above
        }
        return window
    }
}

extension AppKitDialog {
    /// Adds the texts, the buttons and the field.
    ///
    /// - Returns: The indices of the buttons in the request, in the order of the alert, and the field.
    fileprivate func fill() -> (buttons: [Int], field: NSTextField?) {
        alert.messageText = request.title
        alert.informativeText = request.message ?? ""
        let order = self.order
        for index in order {
            let (title, role) = (request.buttons[index].title, request.buttons[index].role)
            let button = alert.addButton(withTitle: title)
            button.hasDestructiveAction = role == .destructive
            // AppKit would give the Return key to the first button, and Escape to buttons titled "Cancel".
            button.keyEquivalent =
                index == request.defaultButton ? "\r" : index == request.closingButton ? "\u{1b}" : ""
        }
        guard let content = request.textField else { return (order, nil) }
        let frame = NSRect(x: 0, y: 0, width: 240, height: 24)
        let field = content.isSecure ? NSSecureTextField(frame: frame) : NSTextField(frame: frame)
        field.stringValue = content.text
        field.placeholderString = content.placeholder
        alert.accessoryView = field
        alert.window.initialFirstResponder = field
        return (order, field)
    }

    /// The order of the alert, from the default button: that which cancels comes last.
    private var order: [Int] {
        let (first, last) = (request.defaultButton, request.buttons.firstIndex { $0.role == .cancel })
        let ends = [first, last == first ? nil : last].compactMap { $0 }
        let others = request.buttons.indices.filter { !ends.contains($0) }
        return [first].compactMap { $0 } + others + (last == first ? [] : [last].compactMap { $0 })
    }
}
#endif
