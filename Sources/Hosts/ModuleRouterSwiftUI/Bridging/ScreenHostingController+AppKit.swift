// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ModuleRouterViews
import SwiftUI

/// A view controller that shows a ``NavigationModel``: SwiftUI screens in an AppKit hierarchy.
///
/// Hosts add subviews to the views that they observe. The hosting controller's view is therefore inside a plain view.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ScreenHostingController: NSViewController, ViewRouteWrapper {
    public let model: NavigationModel

    public init(_ model: NavigationModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "a model is needed")
    public required init?(coder: NSCoder) { nil }

    public override func loadView() {
        let hosting = NSHostingController(rootView: RoutedWindow(model))
        let plain = NSView(frame: NSRect(origin: .zero, size: hosting.view.fittingSize))
        hosting.view.frame = plain.bounds
        hosting.view.autoresizingMask = [.width, .height]
        plain.addSubview(hosting.view)
        addChild(hosting)
        view = plain
    }

    public func holds(_ destination: AnyObject) -> Bool { model.contains(destination) }

    public func wasRemoved() { model.close(by: .code) }
}

/// A view controller at its place in a ``NavigationModel``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ControllerView: NSViewControllerRepresentable {
    let controller: NSViewController

    func makeNSViewController(context: Context) -> NSViewController { controller }

    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ControllerView {
    /// Returns nil if the screen is not a view controller.
    init?(_ screen: AnyObject) {
        guard let controller = screen as? NSViewController else { return nil }
        self.init(controller: controller)
    }

    /// Returns whether the object is a plain `NSViewController`, whose class does not identify it.
    static func isPlain(_ screen: AnyObject) -> Bool { type(of: screen) == NSViewController.self }

    /// Returns the parent view controllers, innermost first.
    static func parents(of source: AnyObject) -> some Sequence<AnyObject> {
        sequence(first: source) { ($0 as? NSViewController)?.parent }.dropFirst()
    }
}
#endif
