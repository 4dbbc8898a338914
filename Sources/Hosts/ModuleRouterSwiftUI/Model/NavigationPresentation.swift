// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A presented view and the listener of its events. Does not keep the view alive.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class NavigationPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The place of the view, or of the container around it; nil after the removal.
    private(set) weak var shown: ShownScreen?
    private(set) var hasArrived = false
    private var isGone = false
    private var listener: PresentationListener?

    init(_ kind: ViewRouteKind, telling listener: PresentationListener) {
        self.kind = kind
        self.listener = listener
    }

    var isStanding: Bool { !isGone }

    /// The place of the view itself, which may be inside a container.
    private var own: ShownScreen? { listener?.view.flatMap { ShownScreen.of($0) } ?? shown }

    /// The view itself, which may be inside a container.
    var view: AnyObject? { listener?.view }

    var source: (any ViewRouteSource)? { own?.source }

    var isInFront: Bool {
        guard let own, let model = own.model else { return true }
        return model.isInFront(own)
    }

    var refusalToRemove: ViewRouteRefusal? {
        guard !isGone, let shown else { return .refused("it is not shown any more") }
        return shown.refusalToLeave
    }

    func stand(at shown: ShownScreen) {
        self.shown = shown
        shown.carry(self)
        if let own { own.carry(self) }
    }

    func willShow() { listener?.observers?.report(.willPerform) }

    func didPresent() {
        guard !hasArrived, !isGone else { return }
        hasArrived = true
        listener?.report(.performed)
    }

    /// Cancels a presentation that is not complete, and removes the view from its place.
    ///
    /// - Returns: Whether the presentation was incomplete.
    func hasNotArrived(_ refusal: ViewRouteRefusal) -> Bool {
        guard !hasArrived, !isGone else { return false }
        let shown = shown
        if let shown { ScreenView.changing(animated: false) { shown.model?.detach(shown) } }
        didRemove(by: .code, refusal)
        extendLifetime(shown)
        return true
    }

    /// Takes over a view that was shown earlier, for the route that found it.
    func isAdopted(by transition: ViewTransition) {
        hasArrived = true
        listener = .route(transition)
    }

    func willRemove(by initiator: ViewRouteInitiator) {
        if hasArrived { listener?.report(.willRemove(initiator)) }
    }

    func reportDismissalAttempt() {
        if hasArrived { listener?.report(.dismissalAttempted) }
    }

    func cancelRemoval(_ refusal: ViewRouteRefusal) {
        if hasArrived { listener?.report(.removalCancelled(refusal)) }
    }

    func didRemove(by initiator: ViewRouteInitiator, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        isGone = true
        let listener = listener
        self.listener = nil
        shown = nil
        listener?.report(
            hasArrived ? .removed(initiator) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    func remove(_ options: ViewRemoveOptions) {
        guard let shown, let model = shown.model, refusalToRemove == nil else {
            cancelRemoval(refusalToRemove ?? .refused("its window has gone"))
            return
        }
        guard shown.place == .child, let handler = options.removingChildViewHandler else {
            return model.leave(shown.goingWithIt, as: self, by: .router, animated: options.animated)
        }
        ChildViewHandling.run(handler, on: shown.screen) { [self] in
            guard !isGone else { return }
            model.leave(shown.goingWithIt, as: self, by: .router, animated: options.animated)
        } forgotten: { [self] refusal in
            guard !isGone else { return false }
            cancelRemoval(refusal)
            return true
        }
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let own, let model = own.model else {
            completion(.refused("it is in no window"))
            return
        }
        model.reveal(own, animated: animated)
        completion(nil)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    /// The reason why this screen cannot be removed separately; nil if it can be removed.
    var refusalToLeave: ViewRouteRefusal? {
        switch place {
        case .content: level?.kind == nil ? .refused("it is the root of its window") : nil
        case .bottom: .refused("it is the root of its stack")
        case .list: .refused("it is the list of its columns")
        case .tab: container?.contents.count == 1 ? .refused("it is the only tab") : nil
        case .pushed, .detail, .child, .part: nil
        }
    }
}
