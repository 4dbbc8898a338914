// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/appkit/nsview
@MainActor open class NSView: NSResponder {
    /// Resizes the subviews according to their autoresizing masks.
    ///
    /// <https://developer.apple.com/documentation/appkit/nsview/resizesubviews(witholdsize:)>
    open var frame: NSRect {
        didSet { for subview in subviews { subview.follow(from: oldValue.size, to: frame.size) } }
    }
    open var isHidden = false
    /// https://developer.apple.com/documentation/appkit/nsview/fittingsize
    open var fittingSize: CGSize { .zero }
    /// https://developer.apple.com/documentation/appkit/nsview/autoresizingmask-swift.property
    open var autoresizingMask: AutoresizingMask = []
    open private(set) var subviews: [NSView] = []
    open private(set) weak var superview: NSView?
    /// The window, set in its content view only.
    weak var ownWindow: NSWindow?

    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

    /// https://developer.apple.com/documentation/appkit/nsview/window
    open var window: NSWindow? { ownWindow ?? superview?.window }

    /// https://developer.apple.com/documentation/appkit/nsview/addsubview(_:)
    open func addSubview(_ view: NSView) {
        let before = view.window
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.append(view)
        if before !== view.window { view.hasMoved() }
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let before = window
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        if before != nil { hasMoved() }
    }

    /// https://developer.apple.com/documentation/appkit/nsview/viewdidmovetowindow()
    open func viewDidMoveToWindow() {}

    open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    private func follow(from old: CGSize, to new: CGSize) {
        var frame = frame
        if autoresizingMask.contains(.width) { frame.size.width += new.width - old.width }
        if autoresizingMask.contains(.height) { frame.size.height += new.height - old.height }
        if frame != self.frame { self.frame = frame }
    }

    func hasMoved() {
        viewDidMoveToWindow()
        for subview in subviews { subview.hasMoved() }
    }
}

extension NSView {
    /// https://developer.apple.com/documentation/appkit/nsview/autoresizingmask-swift.struct
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width = AutoresizingMask(rawValue: 2)
        public static let height = AutoresizingMask(rawValue: 16)
    }
}
