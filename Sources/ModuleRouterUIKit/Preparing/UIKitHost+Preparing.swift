// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouter
public import UIKit

extension UIViewController {
    /// Lets a routable controller be prepared that code has made, or taken out of a storyboard, and shows by UIKit's means.
    ///
    /// ```swift
    /// let editor = storyboard.instantiateViewController(withIdentifier: "editor")
    /// prepareRoute(to: editor)
    /// navigationController?.pushViewController(editor, animated: true)
    /// ```
    ///
    /// Its provider prepares it at once; where that says that it cannot do so alone, this controller is asked first, if it is a
    /// `ViewRoutePerformer`. The route then begins when it is shown, and fails if it is not. As long as this controller is in no
    /// window, that is waited for.
    ///
    /// - Parameter destination: In no hierarchy yet. Does nothing for one whose class is not routable.
    public func prepareRoute(to destination: UIViewController) {
        guard let host = uiKitHost else { return WaitingControllers.prepare(destination, from: self) }
        host.expect(destination, from: self, by: .code)
    }
}

extension UIView {
    /// Lets a routable view be prepared that code has added, or that comes from a nib. Call it in `didMoveToWindow()`:
    ///
    /// ```swift
    /// override func didMoveToWindow() {
    ///     super.didMoveToWindow()
    ///     prepareRoute()
    /// }
    /// ```
    ///
    /// Its provider prepares it, and the nearest controller that is a `ViewRoutePerformer`, as soon as it is in a window. A view that
    /// a route shows is left alone.
    public func prepareRoute() {
        guard window != nil else { return }
        uiKitHost?.prepare(addedByHand: self)
    }
}

extension UIKitHost {
    func prepare(addedByHand view: UIView) {
        guard shown.standing(for: view) == nil else { return }
        // What it throws, the library has reported; the view is there all the same.
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
        presentation.hasBeenShown()
    }

    /// Who prepares a view: the nearest controller above it that can, else the nearest one; never a container.
    private static func performer(above view: UIView) -> (any ViewRouteSource)? {
        let controllers = view.nearestController.map { Array($0.containers) } ?? []
        let screens = controllers.filter { !$0.isContainer }
        return screens.first { $0 is any ViewRoutePerformer } ?? screens.first
    }
}
#endif
