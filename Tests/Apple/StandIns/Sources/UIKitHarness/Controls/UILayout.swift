// SPDX-License-Identifier: Apache-2.0

// Constraints are only declared, so that screens with constraints compile. The stand-in does no layout.

/// <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:constant:)>
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

/// <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@MainActor open class NSLayoutConstraint: NSObject {
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>
    open var isActive = false

    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)>
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
}

/// <https://developer.apple.com/documentation/uikit/uilayoutguide>
@MainActor open class UILayoutGuide: NSObject {
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
}

extension UIView {
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// <https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide>
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// <https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide>
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { true }
        set {}
    }
    /// <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>
    public var backgroundColor: UIColor? {
        get { nil }
        set {}
    }
}

/// <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor open class UIStackView: UIView {
    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var spacing: CGFloat = 0

    /// "The stack view ensures that the arrangedSubviews array is always a subset of its subviews array." Here, the arrays are
    /// equal.
    ///
    /// <https://developer.apple.com/documentation/uikit/uistackview/arrangedsubviews>
    open var arrangedSubviews: [UIView] { subviews }

    /// <https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)>
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// <https://developer.apple.com/documentation/uikit/uistackview/addarrangedsubview(_:)>
    open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

extension NSLayoutConstraint {
    /// <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>
    public enum Axis: Int, Sendable { case horizontal = 0, vertical = 1 }
}
