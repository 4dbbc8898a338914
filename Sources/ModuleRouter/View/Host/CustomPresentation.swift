// SPDX-License-Identifier: Apache-2.0

/// The presentation of a transition that a provider performs itself. See ``CustomViewRouteProvider``.
///
/// The closure that removes the view keeps what the provider needs between the two.
@MainActor public final class CustomPresentation: ViewPresentation {
    public let kind: ViewRouteKind
    public private(set) var isStanding = true
    public let source: (any ViewRouteSource)?
    private let transition: ViewTransition
    private var removing: ((ViewRemoveOptions, @escaping (ViewRouteRefusal?) -> Void) -> Void)?

    /// - Parameters:
    ///   - transition: Told `performed` by the provider, when the view is there.
    ///   - source: The view as a source of other routes.
    ///   - removing: Takes the view away, and calls its second argument when that is done: with nil, or with why the view
    ///     stays.
    public init(
        _ transition: ViewTransition, source: (any ViewRouteSource)? = nil,
        removing: @escaping (_ options: ViewRemoveOptions, _ completion: @escaping (ViewRouteRefusal?) -> Void) -> Void
    ) {
        kind = transition.kind
        self.source = source
        self.transition = transition
        self.removing = removing
    }

    public func remove(_ options: ViewRemoveOptions) {
        removing?(options) { [self] refusal in
            if let refusal { transition.report(.removalCancelled(refusal)) } else { wasRemoved(by: .router) }
        }
    }

    /// Tells that the view has gone without the router.
    public func wasRemoved(by origin: ViewRouteOrigin) {
        guard isStanding else { return }
        isStanding = false
        removing = nil
        transition.report(.removed(origin))
    }
}
