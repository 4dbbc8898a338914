// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/appkit/nsapplication
@MainActor open class NSApplication: NSResponder {
    /// https://developer.apple.com/documentation/appkit/nsapplication/modalresponse
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let cancel = ModalResponse(rawValue: 0)
    }
}

/// https://developer.apple.com/documentation/appkit/nsbutton
@MainActor open class NSButton: NSView {
    open var title = ""
    /// https://developer.apple.com/documentation/appkit/nsbutton/keyequivalent
    open var keyEquivalent = ""
    /// https://developer.apple.com/documentation/appkit/nsbutton/hasdestructiveaction
    open var hasDestructiveAction = false
}

/// https://developer.apple.com/documentation/appkit/nstextfield
@MainActor open class NSTextField: NSView {
    /// https://developer.apple.com/documentation/appkit/nscontrol/stringvalue
    open var stringValue = ""
    /// https://developer.apple.com/documentation/appkit/nstextfield/placeholderstring
    open var placeholderString: String?
}

/// https://developer.apple.com/documentation/appkit/nssecuretextfield
@MainActor open class NSSecureTextField: NSTextField {}

/// https://developer.apple.com/documentation/appkit/nsalert
@MainActor open class NSAlert: NSObject {
    open var messageText = ""
    open var informativeText = ""
    /// https://developer.apple.com/documentation/appkit/nsalert/accessoryview
    open var accessoryView: NSView?
    /// https://developer.apple.com/documentation/appkit/nsalert/buttons
    open private(set) var buttons: [NSButton] = []
    /// "The app-modal panel or document-modal sheet that corresponds to the alert."
    ///
    /// https://developer.apple.com/documentation/appkit/nsalert/window
    public let window = NSWindow()
    private var completionHandler: ((NSApplication.ModalResponse) -> Void)?

    /// "By default, the first button has a key equivalent of Return, any button with a title of 'Cancel' has a key equivalent of
    /// Escape."
    ///
    /// https://developer.apple.com/documentation/appkit/nsalert/addbutton(withtitle:)
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(frame: .zero)
        button.title = title
        button.keyEquivalent = buttons.isEmpty ? "\r" : title == "Cancel" ? "\u{1b}" : ""
        buttons.append(button)
        return button
    }

    /// The handler "gets called when the sheet's modal session ends", and "orderOut(_:) no longer needs to be called in the completion
    /// handler": AppKit dismisses the sheet after it.
    ///
    /// https://developer.apple.com/documentation/appkit/nsalert/beginsheetmodal(for:completionhandler:)
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        if !sheetWindow.isVisible || sheetWindow.attachedSheet != nil {
            AppKitSimulator.violations.append("a sheet is queued, or shown in a window that is not seen")
        }
        completionHandler = handler
        window.sheetParent = sheetWindow
        window.sheetEnd = { [weak self] response in self?.end(response) }
        sheetWindow.sheets.append(window)
        AppKitSimulator.alerts.append(self)
        window.makeKeyAndOrderFront(nil)
    }

    private func end(_ response: NSApplication.ModalResponse) {
        let handler = completionHandler
        completionHandler = nil
        window.sheetEnd = nil
        handler?(response)
        window.orderOut(nil)
        AppKitSimulator.alerts.removeAll { $0 === self }
    }
}

extension NSWindow {
    /// https://developer.apple.com/documentation/appkit/nswindow/endsheet(_:returncode:)
    public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard sheets.contains(where: { $0 === sheetWindow }) else { return }
        if let end = sheetWindow.sheetEnd { end(returnCode) } else { endSheet(sheetWindow) }
    }

    /// https://developer.apple.com/documentation/appkit/nswindow/orderout(_:)
    public func orderOut(_ sender: Any?) {
        sheetParent?.sheets.removeAll { $0 === self }
        if isVisible { leaveScreen() }
    }
}

extension AppKitSimulator {
    /// The alerts that are shown as sheets. AppKit keeps them.
    @MainActor static var alerts: [NSAlert] = []

    /// Clicks a button of an alert.
    @MainActor static func userClicks(_ title: String, in alert: NSAlert) {
        guard let index = alert.buttons.firstIndex(where: { $0.title == title }) else {
            violations.append("there is no button \"\(title)\" to click")
            return
        }
        alert.window.sheetParent?.endSheet(
            alert.window, returnCode: NSApplication.ModalResponse(rawValue: 1000 + index))
    }

    /// Presses a key: the button with that key equivalent.
    @MainActor static func userPresses(_ key: String, in alert: NSAlert) {
        if let button = alert.buttons.first(where: { $0.keyEquivalent == key }) { userClicks(button.title, in: alert) }
    }
}
