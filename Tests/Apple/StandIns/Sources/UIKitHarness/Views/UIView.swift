// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// <https://developer.apple.com/documentation/uikit/uiview>
@MainActor open class UIView: UIResponder {
    /// <https://developer.apple.com/documentation/uikit/uiview/frame>
    open var frame: CGRect
    /// <https://developer.apple.com/documentation/uikit/uiview/bounds>
    open var bounds: CGRect
    /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property>
    open var autoresizingMask: AutoresizingMask = []
    /// <https://developer.apple.com/documentation/uikit/uiview/ishidden>
    open var isHidden = false
    /// <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>
    open var isUserInteractionEnabled = true
    /// <https://developer.apple.com/documentation/uikit/uiview/subviews>
    open private(set) var subviews: [UIView] = []
    /// <https://developer.apple.com/documentation/uikit/uiview/superview>
    open private(set) weak var superview: UIView?
    /// The controller that owns the view, if any. It follows the view in the responder chain.
    weak var controller: UIViewController?

    /// <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
        super.init()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/init(coder:)>
    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// <https://developer.apple.com/documentation/uikit/uiview/window>
    open var window: UIWindow? { superview?.window }

    /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
    open override var next: UIResponder? { controller ?? superview }

    /// The view first leaves its previous superview.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)>
    open func insertSubview(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return UISimulator.current.violate("a view is added to itself, or to what is inside of it")
        }
        if controller?.reservesItsView == true {
            UISimulator.current.violate("the views of a \(controller.map { "\(type(of: $0))" } ?? "") are its own")
        }
        let (before, after) = (view.window, window)
        view.willMove(toSuperview: self)
        if before !== after { view.tellWillMove(to: after) }
        view.superview?.forget(view)
        view.superview = self
        subviews.insert(view, at: Swift.min(index, subviews.count))
        if before !== after { view.tellDidMove() }
        view.didMoveToSuperview()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:)>
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self, let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/removefromsuperview()>
    open func removeFromSuperview() {
        guard let superview else { return }
        let wasInWindow = window != nil
        willMove(toSuperview: nil)
        if wasInWindow { tellWillMove(to: nil) }
        superview.forget(self)
        self.superview = nil
        if wasInWindow { tellDidMove() }
        didMoveToSuperview()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/isdescendant(of:)>
    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let found = candidate {
            if found === view { return true }
            candidate = found.superview
        }
        return false
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)>
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()>
    open func didMoveToSuperview() {}
    /// <https://developer.apple.com/documentation/uikit/uiview/willmove(towindow:)>
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view has entered a window, or has left it and `window` is nil.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()>
    open func didMoveToWindow() {}

    private func forget(_ view: UIView) {
        // Removes the view from the list before its release, because code that runs during the release may read the list.
        let remaining = subviews.filter { $0 !== view }
        let old = subviews
        subviews = remaining
        withExtendedLifetime(old) {}
    }

    func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.tellWillMove(to: window) }
    }

    func tellDidMove() {
        didMoveToWindow()
        for view in subviews { view.tellDidMove() }
    }

    // MARK: Animations

    /// <https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled>
    open class var areAnimationsEnabled: Bool { UISimulator.current.areAnimationsEnabled }

    /// <https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:)>
    open class func setAnimationsEnabled(_ enabled: Bool) { UISimulator.current.areAnimationsEnabled = enabled }

    /// <https://developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)>
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let were = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(were)
    }
}
