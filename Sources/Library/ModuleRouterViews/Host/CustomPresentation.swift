// SPDX-License-Identifier: Apache-2.0

/// The presentation of a transition that a provider performs itself. See ``CustomViewRouteProvider``.
///
/// The removal closure keeps the state that the provider needs between showing and removing the view.
@MainActor public final class CustomPresentation: ViewPresentation {
    /// The kind of path by which the view is shown.
    public let kind: ViewRouteKind
    /// Whether the view is still shown.
    public private(set) var isStanding = true
    /// The view as a source of other routes.
    public let source: (any ViewRouteSource)?
    private let transition: ViewTransition
    private var removing: ((ViewRemoveOptions, @escaping (ViewRouteRefusal?) -> Void) -> Void)?

    /// - Parameters:
    ///   - transition: The transition. The provider reports `performed` to it when the view is shown.
    ///   - source: The view as a source of other routes.
    ///   - removing: Removes the view, then calls its second argument with nil, or with the reason why the view stays.
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

    /// Reports that the view was removed. Call this method if the view is removed by other means than its route.
    public func wasRemoved(by initiator: ViewRouteInitiator) {
        guard isStanding else { return }
        isStanding = false
        removing = nil
        transition.report(.removed(initiator))
    }
}
