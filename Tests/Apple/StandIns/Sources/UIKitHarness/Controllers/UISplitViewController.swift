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
    /// The navigation controllers that UIKit creates around the controllers of columns.
    private var wrappers: [Column: UINavigationController] = [:]
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

    /// Stands in for a window of compact width. Call it before the view is loaded.
    public func becomeNarrow() { isNarrow = true }

    open override func loadView() {
        super.loadView()
        for column in seen { if let controller = installed(column) { view.addSubview(controller.view) } }
    }

    private var seen: [Column] { isNarrow ? [.primary] : [.primary, .supplementary, .secondary] }

    /// The controller of a column, or the navigation controller around it.
    private func installed(_ column: Column) -> UIViewController? { wrappers[column] ?? columns[column] }

    private func answer(_ column: Column) -> UIViewController? {
        UISimulator.current.policy.columnsAnswerWrappers ? installed(column) : columns[column]
    }

    /// The controllers of the columns. In a classic split view, the first is the primary and the second the secondary one.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers>
    open var viewControllers: [UIViewController] {
        get { seen.compactMap(answer) }
        set {
            put(newValue.first, in: .primary)
            put(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
        }
    }

    /// The controller that was set, or the navigation controller around it. Reports differ about which one UIKit returns.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontroller(for:)>
    open func viewController(for column: Column) -> UIViewController? { answer(column) }

    /// Sets the controller of a column. Not for classic split views.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller(_:for:)>
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else {
            return UISimulator.current.violate("a column is set of a classic split view controller")
        }
        put(vc, in: column)
    }

    /// A column wraps a plain controller in a navigation controller. If the secondary column already has such a navigation
    /// controller, the new controller is pushed onto its stack unless the column was cleared first:
    /// <https://zhaoxin.pro/technology/15993960076329.html>, with an answer of Apple's.
    private func put(_ new: UIViewController?, in column: Column) {
        guard columns[column] !== new else { return }
        let isPlain = new != nil && !(new is UINavigationController) && style != .unspecified
        if column == .secondary, isPlain, let new, let wrapper = wrappers[.secondary] {
            columns[.secondary] = new
            return wrapper.pushViewController(new, animated: false)
        }
        let isInstalled = isViewLoaded && (!isNarrow || column == .primary)
        if let old = installed(column) {
            old.willMove(toParent: nil)
            old.beginAppearanceTransition(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            old.removeFromParent()
        }
        wrappers[column] = nil
        columns[column] = new
        guard let new else { return }
        if isPlain { wrappers[column] = UINavigationController(rootViewController: new) }
        let added = wrappers[column] ?? new
        // In a collapsed split view, the other columns are in the stack of the primary column.
        guard !isNarrow || column == .primary else { return }
        addChild(added)
        if isInstalled {
            if appearance == .seen { added.beginAppearanceTransition(true, animated: false) }
            view.addSubview(added.view)
            added.endAppearanceTransition()
        }
        added.didMove(toParent: self)
    }

    /// Shows a controller in the secondary column. A collapsed split view pushes it with its navigation controller onto the
    /// primary column's stack.
    ///
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)>
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard isCollapsed, style != .unspecified, let navigation = installed(.primary) as? UINavigationController else {
            if isCollapsed { installed(.primary)?.show(vc, sender: sender) } else { put(vc, in: .secondary) }
            return
        }
        columns[.secondary] = nil
        wrappers[.secondary] = nil
        put(vc, in: .secondary)
        if let detail = installed(.secondary) { navigation.pushColumn(detail) }
    }

    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:sender:)>
    open override func show(_ vc: UIViewController, sender: Any?) {
        if isCollapsed, let navigation = installed(.primary) as? UINavigationController {
            navigation.show(vc, sender: sender)
        } else {
            put(vc, in: .primary)
        }
    }
}
