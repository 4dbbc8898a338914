// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import ModuleRouter
import SwiftUI
public import UIKit

/// A view controller with what a ``NavigationModel`` shows: screens of SwiftUI where UIKit shows view controllers.
///
/// The view of a hosting controller is inside of a plain one: "Adding 'UIView' as a subview of UIHostingController.view is not
/// supported", and a host may have to add one, to see its view leave.
public final class ScreenHostingController: UIViewController, ViewRouteWrapper {
    public let model: NavigationModel

    public init(_ model: NavigationModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "a model is needed")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let hosting = UIHostingController(rootView: RoutedWindow(model))
        addChild(hosting)
        hosting.view.frame = view.bounds
        hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
    }

    public func holds(_ destination: AnyObject) -> Bool { model.contains(destination) }
}

/// A view controller at its place in a ``NavigationModel``.
struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

extension ControllerView {
    /// Nil if it is no view controller.
    init?(_ screen: AnyObject) {
        guard let controller = screen as? UIViewController else { return nil }
        self.init(controller: controller)
    }

    /// Whether it is a view controller of no class of its own.
    static func isPlain(_ screen: AnyObject) -> Bool { type(of: screen) == UIViewController.self }

    /// The view controllers around one, the innermost first.
    static func parents(of source: AnyObject) -> some Sequence<AnyObject> {
        sequence(first: source) { ($0 as? UIViewController)?.parent }.dropFirst()
    }
}
#endif
