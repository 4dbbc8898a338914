// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouter
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

extension UIKitHost {
    func performSegue(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        let controller = try segueSource(source)
        let identifier = transition.options.segueIdentifier ?? ""
        let sender = transition.options.sender
        #if os(visionOS)
        throw ViewRouteRefusal.segueNotPerformed("there are no segues on this platform")
        #else
        // UIKit asks this of its own segues alone.
        guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
            throw ViewRouteRefusal.segueNotPerformed(
                "\(UIKitHost.name(of: controller)) does not want the segue \"\(identifier)\"")
        }
        let segue = RoutedSegue(transition, from: controller)
        self.segue = segue
        change { controller.performSegue(withIdentifier: identifier, sender: sender) }
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
        #endif
    }

    /// A segue is about to show something: that of a route, one that the user has set off, or one that fills a container view.
    func prepare(_ segue: UIStoryboardSegue) {
        if let routed = self.segue, routed.source === segue.source, routed.destination == nil {
            routed.prepare(segue.destination)
        } else {
            expect(segue.destination, from: segue.source, by: segue.source.isInWindow ? .user : .code)
        }
    }

    /// Prepares a controller that others are about to show.
    func expect(_ controller: UIViewController, from source: UIViewController?, by origin: ViewRouteOrigin) {
        let content = controller.contentOfSegue
        // What it throws, the library has reported; UIKit knows nothing of it.
        let transition = try? ViewTransition.external(
            content, as: .performSegue, from: source, in: self, by: origin)
        expect(ExpectedController(transition: transition, origin: origin, controller: content))
    }

    func expect(_ controller: ExpectedController) {
        expected.append(controller)
        lookSoon()
    }
}

extension UIViewController {
    /// Lets routes take part in the segues of this controller. Call it in `prepare(for:sender:)`:
    ///
    /// ```swift
    /// override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    ///     prepareRoute(for: segue, sender: sender)
    /// }
    /// ```
    ///
    /// A route that performs a segue is handed what the segue has made. What the user's segues make is prepared by its provider,
    /// and by this controller, if it is a `ViewRoutePerformer`; so is what a container view embeds, while the view of this
    /// controller is loaded, be it in a window or not.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)>
    public func prepareRoute(for segue: UIStoryboardSegue, sender: Any?) {
        guard let host = uiKitHost else { return WaitingControllers.prepare(segue.destination, from: self) }
        host.prepare(segue)
    }
}
#endif
