// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// A view that is shown in a window, and the recipient of its events. Does not keep the view.
@MainActor final class UIKitPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The controller or the view, or the container around it.
    private(set) weak var element: UIResponder?
    /// The container, parent or superview of the view. Nil for a presented controller.
    private(set) weak var container: UIResponder?
    /// Whether the host itself is moving the view. The end of the move then reports its events.
    var isMoving = false
    private(set) var hasArrived = false
    /// Whether it is the root of its stack, which the user cannot remove.
    private(set) var isRoot = false
    private(set) var isGone = false
    /// The initiator of a removal that has begun.
    private(set) var remover: ViewRouteInitiator?
    private weak var host: UIKitHost?
    private var listener: PresentationListener?

    init(
        _ kind: ViewRouteKind, of element: UIResponder, in container: UIResponder?, host: UIKitHost,
        telling listener: PresentationListener
    ) {
        self.kind = kind
        self.element = element
        self.container = container
        self.host = host
        self.listener = listener
    }

    var isStanding: Bool { !isGone }

    /// The destination of its route, which may belong to another toolkit.
    var destination: AnyObject? { listener?.view }

    /// The view itself, which may be inside a container.
    var view: UIResponder? { destination as? UIResponder ?? element }

    var source: (any ViewRouteSource)? { view as? any ViewRouteSource }

    var isInFront: Bool {
        guard let host, let view else { return true }
        return host.isInFront(view)
    }

    var refusalToRemove: ViewRouteRefusal? {
        guard let host, !isGone else { return .refused("it is not shown any more") }
        return host.refusalToLeave(self)
    }

    // MARK: Reporting

    func willShow() { listener?.observers?.report(.willPerform) }

    func didPresent() {
        guard !hasArrived, !isGone else { return }
        hasArrived = true
        listener?.report(.performed)
    }

    /// Connects a view that is already shown with the route that adopts it.
    func isAdopted(by transition: ViewTransition) {
        hasArrived = true
        isRoot = (container as? UINavigationController)?.viewControllers.first === element
        listener = .route(transition)
    }

    func willRemove(by initiator: ViewRouteInitiator) {
        guard hasArrived, !isGone, remover == nil else { return }
        remover = initiator
        listener?.report(.willRemove(initiator))
    }

    func reportDismissalAttempt() {
        if hasArrived, !isGone { listener?.report(.dismissalAttempted) }
    }

    func cancelRemoval(_ refusal: ViewRouteRefusal? = nil) {
        guard hasArrived, !isGone else { return }
        remover = nil
        listener?.report(.removalCancelled(refusal))
    }

    func didRemove(by initiator: ViewRouteInitiator, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        isGone = true
        let listener = listener
        self.listener = nil
        host?.shown.remove(self)
        (element as? any ViewRouteWrapper)?.wasRemoved()
        listener?.report(
            hasArrived ? .removed(initiator) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    // MARK: Requests from the library

    func remove(_ options: ViewRemoveOptions) {
        // A hook may have removed the view itself.
        host?.look()
        guard !isGone else { return }
        guard let host, refusalToRemove == nil else {
            cancelRemoval(refusalToRemove ?? .refused("its window has gone"))
            return
        }
        host.remove(self, options)
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let host, let view else { return completion(.refused("it is in no window")) }
        host.reveal(view, animated: animated, completion: completion)
    }
}

/// The presentations in a window, oldest first. They outlive the host to report the end of the window.
@MainActor final class ShownPresentations {
    private(set) var all: [UIKitPresentation] = []

    func add(_ presentation: UIKitPresentation) { all.append(presentation) }

    func remove(_ presentation: UIKitPresentation) { all.removeAll { $0 === presentation } }

    /// Returns the presentation of a controller or a view, or of the container around it.
    func standing(for view: UIResponder) -> UIKitPresentation? {
        all.last { $0.element === view || $0.view === view }
    }

    /// Reports the end of all presentations, most recent first.
    func didRemoveAll(by initiator: ViewRouteInitiator) {
        let gone = all
        // Keep the views until all presentations are notified.
        let views = gone.map { ($0.element, $0.view) }
        for presentation in gone.reversed() { presentation.didRemove(by: initiator) }
        withExtendedLifetime(views) {}
    }
}
#endif
