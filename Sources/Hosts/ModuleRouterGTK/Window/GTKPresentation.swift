// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// A view that is shown in a window, and the recipient of its events. Does not keep the view.
@MainActor final class GTKPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The view, or the container around it.
    private(set) weak var element: GTKElement?
    /// Whether the host is removing the view, so that the removal of the widget is not reported again.
    var isLeaving = false
    private weak var window: GTKWindow?
    private(set) var hasArrived = false
    private var isGone = false
    private var listener: PresentationListener?

    init(_ kind: ViewRouteKind, of element: GTKElement, in window: GTKWindow, telling listener: PresentationListener) {
        self.kind = kind
        self.element = element
        self.window = window
        self.listener = listener
    }

    var isStanding: Bool { !isGone }

    /// The view itself, which may be inside a container.
    var view: GTKElement? { listener?.view as? GTKElement ?? element }

    var source: (any ViewRouteSource)? { view }

    var isInFront: Bool {
        guard let view, let window, let level = view.level else { return true }
        return window.covering(view, in: level).isEmpty && view.unselectedTabs.isEmpty
    }

    var refusalToRemove: ViewRouteRefusal? {
        guard !isGone, let element else { return .refused("it is not shown any more") }
        return element.refusalToLeave
    }

    func willShow() { listener?.observers?.report(.willPerform) }

    func didPresent() {
        guard !hasArrived, !isGone else { return }
        hasArrived = true
        listener?.report(.performed)
    }

    /// Connects a view that is already shown with the route that adopts it.
    func isAdopted(by transition: ViewTransition) {
        hasArrived = true
        listener = .route(transition)
    }

    func willRemove(by initiator: ViewRouteInitiator) {
        guard hasArrived else { return }
        listener?.report(.willRemove(initiator))
    }

    func cancelRemoval(_ refusal: ViewRouteRefusal? = nil) {
        guard hasArrived else { return }
        listener?.report(.removalCancelled(refusal))
    }

    func didRemove(by initiator: ViewRouteInitiator, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        isGone = true
        let (listener, view) = (listener, view)
        self.listener = nil
        for shown in [element, view] where shown?.presentation === self { shown?.presentation = nil }
        window?.forget(self)
        listener?.report(
            hasArrived ? .removed(initiator) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    /// Ends a presentation that was not completed: removes the view from its place and reports the failure.
    ///
    /// - Returns: Whether the presentation was still pending.
    func hasNotArrived(_ refusal: ViewRouteRefusal) -> Bool {
        guard !hasArrived, !isGone else { return false }
        isLeaving = true
        let element = element
        if let element { window?.detach(element) }
        withExtendedLifetime(element) { didRemove(by: .code, refusal) }
        return true
    }

    /// Reports that other code, and not the host, has taken the widget out of its container.
    func hasLeftByHand() {
        guard !isLeaving, !isGone else { return }
        element?.place = nil
        willRemove(by: .code)
        didRemove(by: .code)
    }

    func remove(_ options: ViewRemoveOptions) {
        guard let element, let window, refusalToRemove == nil else {
            cancelRemoval(refusalToRemove ?? .refused("its window has gone"))
            return
        }
        if element.place == .child, let handler = options.removingChildViewHandler {
            isLeaving = true
            ChildViewHandling.run(handler, on: element) { [self] in
                window.leave([element], as: self, by: .router, holdingTurn: false, animated: false)
            } forgotten: { [self] refusal in
                guard !isGone else { return false }
                isLeaving = false
                cancelRemoval(refusal)
                return true
            }
            return
        }
        window.leave(
            window.going(with: element), as: self, by: .router, holdingTurn: false, animated: options.animated)
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let view, let window, view.window === window else {
            completion(.refused("it is in no window"))
            return
        }
        window.reveal(view, animated: animated, completion: completion)
    }
}

extension GTKElement {
    /// The reason why the element cannot be removed on its own; nil if it can.
    var refusalToLeave: ViewRouteRefusal? {
        switch place {
        case nil: gtk_widget_get_parent(widget) == nil ? .refused("it is in no hierarchy") : nil
        case .content: level?.kind == nil ? .refused("it is the root of its window") : nil
        case .bottom: .refused("it is the root of its navigation container")
        case .list: .refused("it is the list of its split view")
        case .tab:
            (outer as? GTKTabs)?.tabs.count == 1 ? .refused("it is the only tab") : nil
        case .pushed, .detail, .child, .subview: nil
        }
    }
}
#endif
