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
    public let source: (any ViewRouteSource)?
    /// How the view is shown; in truth, once it is.
    public let kind: ViewRouteKind
    /// Who shows the view or removes it.
    public let origin: ViewRouteOrigin
    /// The route; nil for a view that was shown by other means.
    public let route: ViewRoute?

    /// The URL that has led to the view; nil if none has.
    public var url: RouteURL? { route?.url }
}
