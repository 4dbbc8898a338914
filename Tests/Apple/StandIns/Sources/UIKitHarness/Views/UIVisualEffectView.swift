// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@MainActor open class UIVisualEffectView: UIView {
    /// <https://developer.apple.com/documentation/uikit/uivisualeffectview/contentview>
    public let contentView = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.insertSubview(contentView, at: 0)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.insertSubview(contentView, at: 0)
    }

    /// Subviews must be added to the content view.
    open override func insertSubview(_ view: UIView, at index: Int) {
        UISimulator.current.violate("a subview is added to a UIVisualEffectView, and not to its contentView")
    }
}
