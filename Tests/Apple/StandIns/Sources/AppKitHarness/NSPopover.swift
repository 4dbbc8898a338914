// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/appkit/nspopoverdelegate
#if canImport(ObjectiveC)
@objc @MainActor public protocol NSPopoverDelegate: NSObjectProtocol {
    @objc optional func popoverShouldClose(_ popover: NSPopover) -> Bool
}
#else
@MainActor public protocol NSPopoverDelegate: NSObjectProtocol {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
}

extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
}
#endif

/// https://developer.apple.com/documentation/appkit/nspopover
@MainActor open class NSPopover: NSResponder {
    public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

    /// https://developer.apple.com/documentation/appkit/nspopover/behavior-swift.enum
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }

    open weak var delegate: (any NSPopoverDelegate)?
    open private(set) var isShown = false
    open var behavior: Behavior = .applicationDefined
    open var contentViewController: NSViewController?
    private let window = NSWindow()

    /// https://developer.apple.com/documentation/appkit/nspopover/show(relativeto:of:preferrededge:)
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        isShown = true
        window.contentViewController = contentViewController
        window.makeKeyAndOrderFront(nil)
    }

    /// https://developer.apple.com/documentation/appkit/nspopover/performclose(_:)
    open func performClose(_ sender: Any?) {
        #if canImport(ObjectiveC)
        let mayClose = delegate?.popoverShouldClose?(self) ?? true
        #else
        let mayClose = delegate?.popoverShouldClose(self) ?? true
        #endif
        if mayClose { close() }
    }

    open func close() {
        guard isShown else { return }
        isShown = false
        window.leaveScreen()
        if AppKitSimulator.policy.popoversDetachTheirViews { window.contentViewController = nil }
        NotificationCenter.default.post(name: NSPopover.didCloseNotification, object: self)
    }
}
