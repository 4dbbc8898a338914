// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@MainActor open class UISplitViewController: UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum>
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/column>
    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    private var columns: [Column: UIViewController] = [:]
    private var isNarrow = false
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.property>
    public let style: Style

    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/init(style:)>
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed>
    open var isCollapsed: Bool { isNarrow }

    /// Stands in for a window of a compact width. Before the view is loaded.
    public func becomeNarrow() { isNarrow = true }

    open override func loadView() {
        super.loadView()
        for controller in seen { view.addSubview(controller.view) }
    }

    private var seen: [UIViewController] {
        if isNarrow { return [columns[.primary]].compactMap { $0 } }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    /// Of a classic split view, the first is the primary one, the second the secondary.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers>
    open var viewControllers: [UIViewController] {
        get { seen }
        set {
            put(newValue.first, in: .primary)
            put(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontroller(for:)>
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Not for classic split views.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)>
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else {
            return UISimulator.current.violate("a column is set of a classic split view controller")
        }
        put(vc, in: column)
    }

    private func put(_ new: UIViewController?, in column: Column) {
        let old = columns[column]
        guard old !== new else { return }
        let isInstalled = isViewLoaded && (!isNarrow || column == .primary)
        if let old {
            old.willMove(toParent: nil)
            old.beginAppearanceTransition(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            old.removeFromParent()
        }
        columns[column] = new
        guard let new else { return }
        addChild(new)
        if isInstalled {
            if appearance == .seen { new.beginAppearanceTransition(true, animated: false) }
            view.addSubview(new.view)
            new.endAppearanceTransition()
        }
        new.didMove(toParent: self)
    }

    /// Into the secondary column or, where there is but one column, onto the stack of the primary one.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)>
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if isCollapsed {
            columns[.primary]?.show(vc, sender: sender)
        } else {
            put(vc, in: .secondary)
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:sender:)>
    open override func show(_ vc: UIViewController, sender: Any?) {
        if isCollapsed, let navigation = columns[.primary] as? UINavigationController {
            navigation.show(vc, sender: sender)
        } else {
            put(vc, in: .primary)
        }
    }
}
