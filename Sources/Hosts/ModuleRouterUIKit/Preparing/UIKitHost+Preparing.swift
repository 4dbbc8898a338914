// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
public import UIKit

extension UIViewController {
    /// Prepares a routable controller that code shows with UIKit: a new one, or one from a storyboard.
    ///
    /// ```swift
    /// let editor = storyboard.instantiateViewController(withIdentifier: "editor")
    /// prepareRoute(to: editor)
    /// navigationController?.pushViewController(editor, animated: true)
    /// ```
    ///
    /// The controller's provider prepares it immediately. If the provider cannot prepare it alone, this controller prepares it
    /// first, if it is a `ViewRoutePerformer`. The route begins when the controller is shown, and fails if it is not. While
    /// this controller is in no window, the route waits.
    ///
    /// - Parameter destination: A controller that is in no hierarchy yet. Does nothing if its class is not routable.
    public func prepareRoute(to destination: UIViewController) {
        guard let host = uiKitHost else { return WaitingControllers.prepare(destination, from: self) }
        host.expect(destination, from: self, by: .code)
    }
}

extension UIView {
    /// Prepares a routable view that code has added or that comes from a nib. Call it in `didMoveToWindow()`:
    ///
    /// ```swift
    /// override func didMoveToWindow() {
    ///     super.didMoveToWindow()
    ///     prepareRoute()
    /// }
    /// ```
    ///
    /// If the view is in a window, its provider prepares it. If the provider cannot prepare it alone, the nearest controller
    /// that is a `ViewRoutePerformer` prepares it first. Does nothing for a view that a route shows.
    public func prepareRoute() {
        guard window != nil else { return }
        uiKitHost?.prepare(addedByHand: self)
    }
}

extension UIKitHost {
    func prepare(addedByHand view: UIView) {
        guard shown.standing(for: view) == nil else { return }
        // The library reports an error of the preparation itself. The view stays in the window.
        let transition = try? ViewTransition.external(
            view, as: .addAsSubview, from: UIKitHost.performer(above: view), in: self, by: .code)
        guard let transition else { return }
        guard view.window === window, shown.standing(for: view) == nil else {
            transition.report(.failed(.refused("it was taken away while it was prepared")))
            return
        }
        let presentation = UIKitPresentation(
            .addAsSubview, of: view, in: view.superview, host: self, telling: .route(transition))
        shown.add(presentation)
        MovementSensor.place(in: view, for: self)
        transition.begin(presentation)
        presentation.didPresent()
    }

    /// Returns the controller that prepares a view: the nearest `ViewRoutePerformer` above it, or else the nearest controller.
    /// Never a container.
    private static func performer(above view: UIView) -> (any ViewRouteSource)? {
        let controllers = view.nearestController.map { Array($0.containers) } ?? []
        let screens = controllers.filter { !$0.isContainer }
        return screens.first { $0 is any ViewRoutePerformer } ?? screens.first
    }
}
#endif
