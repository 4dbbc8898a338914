// SPDX-License-Identifier: Apache-2.0

/// The presentation of a route that has revealed a view of another route.
///
/// The view's own route does not keep this object. This object reports the view's removal to the route that revealed the view.
@MainActor final class RevealedView: ViewPresentation {
    let kind = ViewRouteKind.reveal
    let shown: ViewRoute
    private weak var route: ViewRoute?
    /// Removes the follower when this object is deallocated.
    private var signal: ReleaseSignal?
    private var isMoving = true
    private var isRemoved = false

    /// - Throws: ``ViewRouteRefusal`` if the view was removed in the meantime.
    init(_ shown: ViewRoute, _ transition: ViewTransition) throws {
        guard let presentation = shown.presentation, shown.isSettled else {
            throw ViewRouteRefusal.refused("the shown view no longer exists")
        }
        self.shown = shown
        route = transition.route
        let follower = ViewFollower { [weak self] initiator in
            if let initiator { self?.didRemove(by: initiator) }
        }
        shown.add(follower)
        signal = ReleaseSignal { [weak shown] in shown?.remove(follower) }
        // The host keeps this object and the transition until the reveal has ended.
        presentation.reveal(animated: transition.options.animated) { [self] in didReveal($0, transition) }
    }

    private func didReveal(_ refusal: ViewRouteRefusal?, _ transition: ViewTransition) {
        guard isMoving else { return }
        isMoving = false
        if let refusal = isRemoved ? .refused("it was removed on its way") : refusal {
            isRemoved = true
            transition.report(.failed(refusal))
        } else {
            transition.report(.performed)
        }
    }

    private func didRemove(by initiator: ViewRouteInitiator) {
        guard !isRemoved else { return }
        isRemoved = true
        // During the reveal the turn is not over: `didReveal` reports the failure.
        if !isMoving { route?.receive(.removed(initiator), from: self) }
    }

    var isStanding: Bool { !isRemoved && shown.presentation?.isStanding == true }

    var isInFront: Bool { shown.presentation?.isInFront ?? true }

    var source: (any ViewRouteSource)? { shown.viewSource }

    var refusalToRemove: ViewRouteRefusal? { shown.reasonNotToRemove.map { .refused($0) } }

    func remove(_ options: ViewRemoveOptions) {
        // The follower reports the removal. The turn belongs to the other route.
        let handlers = ViewRouteHandlers<Void>(
            succeeded: nil,
            failed: { [self] _, error in
                route?.receive(.removalCancelled(.refused(error.reason)), from: self)
            })
        shown.remove(handlers, animated: options.animated)
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let presentation = shown.presentation else { return completion(.refused("the view no longer exists")) }
        presentation.reveal(animated: animated, completion: completion)
    }
}
