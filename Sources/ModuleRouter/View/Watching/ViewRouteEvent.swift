// SPDX-License-Identifier: Apache-2.0

/// What happens to a view, as hooks and observers are told.
@MainActor public struct ViewRouteEvent {
    public enum Phase: Sendable, Hashable {
        /// The view is prepared, and about to be shown.
        case willPerform
        /// The view is shown, its transition has ended.
        case didPerform
        /// After `willPerform`: the view is not shown after all.
        case didFailToPerform
        /// The view is about to be removed.
        case willRemove
        /// The view is removed, its transition has ended.
        case didRemove
        /// After `willRemove`: the view stays after all.
        case didCancelRemoval
    }

    public let phase: Phase
    /// The view; nil at the end of one that was freed, which only observers are told of.
    public let destination: AnyObject?
    /// Where the route started; nil if that is not known, or has gone.
    public var source: (any ViewRouteSource)? { route?.source ?? shownFrom }
    /// How the view is shown; in truth, once it is.
    public let kind: ViewRouteKind
    /// Who shows the view or removes it.
    public let origin: ViewRouteOrigin
    /// The route; nil for a view that was shown by other means.
    public let route: ViewRoute?

    /// Where a view started that was shown by other means. A route knows where it started itself.
    private let shownFrom: (any ViewRouteSource)?

    /// Of a view that a route shows.
    init(
        _ phase: Phase, _ destination: consuming AnyObject?, as kind: ViewRouteKind, by origin: ViewRouteOrigin,
        of route: ViewRoute
    ) {
        self.phase = phase
        self.destination = destination
        self.kind = kind
        self.origin = origin
        self.route = route
        shownFrom = nil
    }

    /// Of a view that is shown by other means.
    init(
        _ phase: Phase, _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?,
        by origin: ViewRouteOrigin
    ) {
        self.phase = phase
        destination = view
        self.kind = kind
        self.origin = origin
        route = nil
        shownFrom = source
    }

    /// The URL that has led to the view; nil if none has.
    public var url: RouteURL? { route?.url }
}
