// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/appkit/nswindowdelegate
#if canImport(ObjectiveC)
@objc @MainActor public protocol NSWindowDelegate: NSObjectProtocol {
    @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
}
#else
@MainActor public protocol NSWindowDelegate: NSObjectProtocol {
    func windowShouldClose(_ sender: NSWindow) -> Bool
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}
#endif

/// https://developer.apple.com/documentation/appkit/nswindow
@MainActor open class NSWindow: NSResponder {
    /// https://developer.apple.com/documentation/appkit/nswindow/willclosenotification
    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")

    open private(set) var isVisible = false
    open var title = ""
    open weak var delegate: (any NSWindowDelegate)?
    /// https://developer.apple.com/documentation/appkit/nswindow/sheetparent
    open internal(set) weak var sheetParent: NSWindow?
    open internal(set) var sheets: [NSWindow] = []
    /// Ends the modal session of this sheet.
    var sheetEnd: ((NSApplication.ModalResponse) -> Void)?
    /// https://developer.apple.com/documentation/appkit/nswindow/initialfirstresponder
    open weak var initialFirstResponder: NSView?

    open var contentViewController: NSViewController? {
        didSet {
            guard oldValue !== contentViewController else { return }
            oldValue?.view.ownWindow = nil
            oldValue?.view.hasMoved()
            takeContent()
        }
    }

    /// https://developer.apple.com/documentation/appkit/nswindow/contentview
    open var contentView: NSView? { contentViewController?.view }

    /// https://developer.apple.com/documentation/appkit/nswindow/init(contentviewcontroller:)
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
        takeContent()
    }

    public override init() { super.init() }

    private func takeContent() {
        guard let view = contentViewController?.view, view.ownWindow !== self else { return }
        view.ownWindow = self
        view.hasMoved()
    }

    open var attachedSheet: NSWindow? { sheets.first }

    open func makeKeyAndOrderFront(_ sender: Any?) {
        AppKitSimulator.windows.removeAll { $0 === self }
        AppKitSimulator.windows.append(self)
        guard !isVisible else { return }
        isVisible = true
        contentViewController?.appear()
    }

    /// Closes the window, as a click on its button does, if the delegate lets it.
    ///
    /// https://developer.apple.com/documentation/appkit/nswindow/performclose(_:)
    open func performClose(_ sender: Any?) {
        #if canImport(ObjectiveC)
        let mayClose = delegate?.windowShouldClose?(self) ?? true
        #else
        let mayClose = delegate?.windowShouldClose(self) ?? true
        #endif
        if mayClose { close() }
    }

    /// Takes the window off the screen. Its content view stays in it.
    ///
    /// https://developer.apple.com/documentation/appkit/nswindow/close()
    open func close() {
        guard isVisible else { return }
        NotificationCenter.default.post(name: NSWindow.willCloseNotification, object: self)
        leaveScreen()
    }

    /// https://developer.apple.com/documentation/appkit/nswindow/endsheet(_:)
    open func endSheet(_ sheetWindow: NSWindow) {
        guard sheets.contains(where: { $0 === sheetWindow }) else { return }
        sheets.removeAll { $0 === sheetWindow }
        sheetWindow.close()
    }

    /// Does not call the delegate. The window of a popover also uses this, because it is not documented to close.
    func leaveScreen() {
        isVisible = false
        AppKitSimulator.windows.removeAll { $0 === self }
        // Its sheets close with it.
        for sheet in sheets.reversed() { sheet.close() }
        contentViewController?.disappear()
        if let controller = contentViewController { controller.presenter?.forget(controller) }
    }
}

/// https://developer.apple.com/documentation/appkit/nswindowcontroller
@MainActor open class NSWindowController: NSResponder {
    open var window: NSWindow?

    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }

    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
}
