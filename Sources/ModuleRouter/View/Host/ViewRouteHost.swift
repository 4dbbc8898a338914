// SPDX-License-Identifier: Apache-2.0

/// Shows views and takes them away, in one window of one toolkit.
///
/// A host is a class of the toolkit's side: the library never names a toolkit. It answers what can be done from a source,
/// begins transitions and returns a ``ViewPresentation`` for each. How a transition ends, and whatever happens to the view
/// later, it reports to the ``ViewTransition``:
///
/// ```
/// perform(transition) → performed            the transition has ended, the view is there
///                     → failed               it has not come about, or was undone
///         then:         willRemove(by)       somebody begins to remove it: the user swipes back
///                       removalCancelled     … and lets go
///                       removed(by)          it is gone, whoever removed it; also when it was freed
/// ```
///
/// Events may be reported from inside `perform` and `remove`. Every transition ends in exactly one `performed` or `failed`,
/// every performed one in exactly one `removed`: a host that cannot tell by itself when a window is freed keeps a
/// ``ReleaseSignal`` at the place of each view in its hierarchy.
///
/// `removed` says who has removed the view: `router` only for the view that the library asked to remove. What goes with it,
/// since it was above it or inside of it, has gone by `code`.
///
/// The library calls `perform`, `remove` and `reveal` of one host one after the other: each after the end of the one before, but
/// for what the host says needs no turn.
/// What a host does by itself (the user swipes back) it brackets with ``ViewTransitionQueue/begin()`` and
/// ``ViewTransitionQueue/end()``, so that routes wait for that too.
@MainActor public protocol ViewRouteHost: AnyObject, Sendable {
    /// The name for messages, for example `GTK`: "could not be shown in GTK".
    var name: String { get }
    /// Whose turn it is. A host has one, made when the host is made.
    var transitions: ViewTransitionQueue { get }

    /// Whether views are ever shown so here. Not asked for `custom`, `makeDestination`, `defaultPath` and `reveal`.
    func supports(_ kind: ViewRouteKind) -> Bool

    /// Why no view can be shown so from a source at this moment; nil if one can.
    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal?

    /// Whether a view is shown so at once, without a turn of its own: as a part of what is not seen yet, and is to come as a whole.
    /// Asked while something is going on. False unless implemented.
    func needsNoTurn(toShow kind: ViewRouteKind, from source: any ViewRouteSource) -> Bool

    /// Begins to show a view.
    ///
    /// - Parameter transition: What and how. It keeps neither the view nor the source: the host's hierarchy does.
    /// - Throws: ``ViewRouteRefusal``, with nothing changed. Also what ``ViewTransition/prepare(_:)`` throws.
    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation

    /// Takes over a view that is shown and that no route has shown: a tab, or the root of a stack, that the app has put there itself.
    /// Nil, unless implemented, if there is none that is looked for.
    ///
    /// - Parameter route: Given such a view, the last that has come first. Returns, if it is the one that is looked for, to whom its
    ///   presentation reports from then on, as after `performed`.
    func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)?

    /// A navigation container with a view as the first of its stack; nil, unless implemented, if the toolkit has none.
    func makeNavigationContainer(around view: AnyObject) -> AnyObject?

    /// Whether a container is one, and holds a view. False unless implemented.
    func container(_ container: AnyObject, holds view: AnyObject) -> Bool

    /// Whether a view is in the hierarchy in one way: pushed, presented, a child or a subview. The code that put it there does
    /// not matter. False unless implemented.
    func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool
}

extension ViewRouteHost {
    public func needsNoTurn(toShow kind: ViewRouteKind, from source: any ViewRouteSource) -> Bool { false }

    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? { nil }

    public func makeNavigationContainer(around view: AnyObject) -> AnyObject? { nil }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool { false }

    public func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool { false }
}

/// Why a host does not do what it was asked to.
public enum ViewRouteRefusal: Error, Sendable, Hashable {
    /// The source is not where such a transition can start: in no window, in no navigation container, covered.
    case invalidSource(String)
    /// The view is shown already.
    case overRoute(String)
    /// The container does not hold the view, or cannot be shown so.
    case invalidContainer(String)
    /// No transition of that name, or it made no view.
    case segueNotPerformed(String)
    /// Anything else.
    case refused(String)

    static var destinationHasGone: ViewRouteRefusal { .refused("the destination does not exist any more") }

    var reason: String {
        switch self {
        case .invalidSource(let reason), .overRoute(let reason), .invalidContainer(let reason),
            .segueNotPerformed(let reason), .refused(let reason):
            reason
        }
    }
}
