// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
public import SwiftUI
public import UIKit

/// A view controller that shows a ``NavigationModel``: SwiftUI screens in a UIKit hierarchy.
///
/// The hosting controller's view is inside a plain view: "Adding 'UIView' as a subview of UIHostingController.view is not
/// supported". A host may have to add a subview to observe the removal of its view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ScreenHostingController: UIViewController, ViewRouteWrapper {
    public let model: NavigationModel
    private lazy var hosting = UIHostingController(rootView: RoutedWindow(model))

    /// The sizes that the controller takes from its view. With `preferredContentSize`, a popover is as large as the view.
    public var sizingOptions: UIHostingControllerSizingOptions {
        get { hosting.sizingOptions }
        set { hosting.sizingOptions = newValue }
    }

    public init(_ model: NavigationModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "a model is needed")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(hosting)
        hosting.view.frame = view.bounds
        hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
    }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }

    public func holds(_ destination: AnyObject) -> Bool { model.contains(destination) }

    public func wasRemoved() { model.close(by: .code) }
}

/// A view controller at its place in a ``NavigationModel``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ControllerView {
    /// Returns nil if the screen is not a view controller.
    init?(_ screen: AnyObject) {
        guard let controller = screen as? UIViewController else { return nil }
        self.init(controller: controller)
    }

    /// Returns whether the object is a plain `UIViewController`, whose class does not identify it.
    static func isPlain(_ screen: AnyObject) -> Bool { type(of: screen) == UIViewController.self }

    /// Returns the parent view controllers, innermost first.
    static func parents(of source: AnyObject) -> some Sequence<AnyObject> {
        sequence(first: source) { ($0 as? UIViewController)?.parent }.dropFirst()
    }
}
#endif
