// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
public import UIKit

/// A segue that a route performs.
@MainActor final class RoutedSegue {
    let transition: ViewTransition
    let source: UIViewController
    private(set) var destination: UIViewController?
    private(set) var failure: (any Error)?

    init(_ transition: ViewTransition, from source: UIViewController) {
        self.transition = transition
        self.source = source
    }

    func prepare(_ destination: UIViewController) {
        self.destination = destination
        do {
            try transition.prepare(destination.contentOfSegue)
        } catch {
            failure = error
        }
    }
}

/// The methods of a controller that perform a segue. visionOS deprecates them, but not those of a protocol, so that the host can call
/// them on each platform without a warning.
///
/// <https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)>
@MainActor private protocol SeguePerforming {
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
    func performSegue(withIdentifier identifier: String, sender: Any?)
}

extension UIViewController: SeguePerforming {}

extension UIKitHost {
    func performSegue(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        let controller = try segueSource(source)
        let identifier = transition.options.segueIdentifier ?? ""
        let sender = transition.options.sender
        let performer: any SeguePerforming = controller
        // UIKit calls this method only for segues that it begins itself.
        guard performer.shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
            throw ViewRouteRefusal.segueNotPerformed(
                "\(UIKitHost.name(of: controller)) does not want the segue \"\(identifier)\"")
        }
        let segue = RoutedSegue(transition, from: controller)
        self.segue = segue
        change { performer.performSegue(withIdentifier: identifier, sender: sender) }
        self.segue = nil
        guard let destination = segue.destination else {
            throw ViewRouteRefusal.segueNotPerformed(
                "\(UIKitHost.name(of: controller)) has not said that it prepares the segue \"\(identifier)\": "
                    + "its prepare(for:sender:) has to call prepareRoute(for:sender:)")
        }
        if let failure = segue.failure { throw failure }
        return try join(
            destination, transition,
            refusal: .segueNotPerformed("the segue \"\(identifier)\" has not shown what it leads to"))
    }

    /// Handles a segue that is about to show a controller: for a route, for the user, or in a container view.
    @available(visionOS, deprecated: 1.0, message: "visionOS deprecates storyboards")
    func prepare(_ segue: UIStoryboardSegue) {
        if let routed = self.segue, routed.source === segue.source, routed.destination == nil {
            routed.prepare(segue.destination)
        } else {
            expect(segue.destination, from: segue.source, by: segue.source.isInWindow ? .user : .code)
        }
    }

    /// Prepares a controller that others are about to show.
    func expect(_ controller: UIViewController, from source: UIViewController?, by initiator: ViewRouteInitiator) {
        let content = controller.contentOfSegue
        // The library reports an error of the preparation itself. UIKit shows the controller anyway.
        let transition = try? ViewTransition.external(
            content, as: .performSegue, from: source, in: self, by: initiator)
        expect(ExpectedController(transition: transition, initiator: initiator, controller: content))
    }

    func expect(_ controller: ExpectedController) {
        expected.append(controller)
        lookSoon()
    }
}

extension UIViewController {
    /// Connects routes with the segues of this controller. Call it in `prepare(for:sender:)`:
    ///
    /// ```swift
    /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///     prepareRoute(for: segue, sender: sender)
    /// }
    /// ```
    ///
    /// A route that performs a segue receives the controller that the segue has made. For a segue of the user, the controller's
    /// provider prepares it. If the provider cannot prepare it alone, this controller prepares it first, if it is a
    /// `ViewRoutePerformer`. The same applies to a container view that embeds a controller while the view of this controller is
    /// being loaded, even outside of a window.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)>
    @available(visionOS, deprecated: 1.0, message: "visionOS deprecates storyboards")
    public func prepareRoute(for segue: UIStoryboardSegue, sender: Any?) {
        guard let host = uiKitHost else { return WaitingControllers.prepare(segue.destination, from: self) }
        host.prepare(segue)
    }
}
#endif
