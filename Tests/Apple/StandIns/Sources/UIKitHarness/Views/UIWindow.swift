// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiwindow>
@MainActor open class UIWindow: UIView {
    private var isInstalled = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>
    open weak var windowScene: UIWindowScene?

    /// Its view replaces the content of the window.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller>
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            UISimulator.current.abandonTransitions(in: self)
            if let oldValue, oldValue.viewIfLoaded?.window === self {
                oldValue.beginAppearanceTransition(false, animated: false)
                oldValue.viewIfLoaded?.removeFromSuperview()
                oldValue.endAppearanceTransition()
            }
            if isInstalled { install() }
        }
    }

    open override var window: UIWindow? { self }

    /// <https://developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()>
    open func makeKeyAndVisible() {
        isHidden = false
        guard !isInstalled else { return }
        isInstalled = true
        install()
    }

    private func install() {
        guard let rootViewController else { return }
        rootViewController.beginAppearanceTransition(true, animated: false)
        if let view = rootViewController.view { addSubview(view) }
        rootViewController.endAppearanceTransition()
    }
}
