// SPDX-License-Identifier: Apache-2.0

/// An event of a view, as observers and providers receive it.
@MainActor public struct ViewRouteEvent {
    /// The phase of a presentation or removal.
    public enum Phase: Sendable, Hashable {
        /// The view is prepared and about to be shown.
        case willPerform
        /// The view is shown and its transition has ended.
        case didPerform
        /// After `willPerform`: the view was not shown.
        case didFailToPerform
        /// The view is about to be removed.
        case willRemove
        /// The view is removed and its transition has ended.
        case didRemove
        /// After `willRemove`: the view was not removed.
        case didCancelRemoval
        /// The user has tried to dismiss a view that cannot be dismissed. See ``DismissalGuarding``.
        case didAttemptDismissal
    }

    /// The phase of the presentation or removal.
    public let phase: Phase
    /// The view; nil in the last event of a deallocated view, which only observers receive.
    public let destination: AnyObject?
    /// The source of the route; nil if it is unknown or was deallocated.
    public var source: (any ViewRouteSource)? { route?.source ?? shownFrom }
    /// The kind of path: the requested one or, once the view is shown, the actual one.
    public let kind: ViewRouteKind
    /// The initiator of the presentation or removal.
    public let initiator: ViewRouteInitiator
    /// The route; nil for a view that was shown without one.
    public let route: ViewRoute?

    /// The source of a view that was shown without a route. A route knows its own source.
    private let shownFrom: (any ViewRouteSource)?

    /// Creates an event of a view that a route shows.
    init(
        _ phase: Phase, _ destination: AnyObject?, as kind: ViewRouteKind, by initiator: ViewRouteInitiator,
        of route: ViewRoute
    ) {
        self.phase = phase
        self.destination = destination
        self.kind = kind
        self.initiator = initiator
        self.route = route
        shownFrom = nil
    }

    /// Creates an event of a view that is shown without a route.
    init(
        _ phase: Phase, _ view: AnyObject, as kind: ViewRouteKind, from source: (any ViewRouteSource)?,
        by initiator: ViewRouteInitiator
    ) {
        self.phase = phase
        destination = view
        self.kind = kind
        self.initiator = initiator
        route = nil
        shownFrom = source
    }

    /// The URL that led to the view; nil if none did.
    public var url: RouteURL? { route?.url }
}
