// SPDX-License-Identifier: Apache-2.0

/// The presentation of a view that another route has shown, and this one has gone to.
@MainActor final class RevealedView: ViewPresentation {
    let kind = ViewRouteKind.reveal
    private let shown: ViewRoute
    private let transition: ViewTransition
    private var isMoving = true
    private var isGone = false

    /// - Throws: `RouteError`, if the view has gone in the meantime.
    init(_ shown: ViewRoute, _ transition: ViewTransition) throws {
        guard let presentation = shown.presentation, shown.state == .routed else {
            throw ViewRouteRefusal.refused("the view that was shown has gone")
        }
        self.shown = shown
        self.transition = transition
        shown.followers.append { [self] origin in hasGone(by: origin) }
        presentation.reveal(animated: transition.options.animated) { [self] in hasBeenRevealed($0) }
    }

    private func hasBeenRevealed(_ refusal: ViewRouteRefusal?) {
        isMoving = false
        if let refusal = isGone ? .refused("it was removed on its way") : refusal {
            isGone = true
            transition.report(.failed(refusal))
        } else {
            transition.report(.performed)
        }
    }

    private func hasGone(by origin: ViewRouteOrigin?) {
        guard let origin, !isGone else { return }
        isGone = true
        // While the host moves what covers it, the turn is not over.
        if !isMoving { transition.report(.removed(origin)) }
    }

    var isStanding: Bool { shown.presentation?.isStanding == true }

    var source: (any ViewRouteSource)? { shown.viewSource }

    var refusalToRemove: ViewRouteRefusal? { shown.reasonNotToRemove.map { .refused($0) } }

    func remove(_ options: ViewRemoveOptions) {
        // Its end comes by the follower; the turn is the other route's.
        let handlers = ViewRouteHandlers(
            succeeded: {},
            failed: { [transition] _, error in
                transition.report(.removalCancelled(.refused(error.failure.reason)))
            })
        shown.remove(handlers, options: options)
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let presentation = shown.presentation else { return completion(.refused("the view has gone")) }
        presentation.reveal(animated: animated, completion: completion)
    }
}
