// SPDX-License-Identifier: Apache-2.0

/// Shows and removes views in one window of one toolkit.
///
/// The toolkit's integration implements the host: the library never names a toolkit. A host checks which paths are possible
/// from a source, begins transitions, and returns a ``ViewPresentation`` for each. It reports the end of a transition and all
/// later events of the view to the ``ViewTransition``:
///
/// ```
/// perform(transition) → performed            the transition has ended and the view is shown
///                     → failed               the transition did not happen or was undone
///         then:         willRemove(by)       a removal begins, for example because the user swipes back
///                       removalCancelled     the removal was cancelled and the view stays
///                       removed(by)          the view was removed or deallocated
/// ```
///
/// A host may report events from inside `perform` and `remove`. Every transition ends with exactly one `performed` or `failed`,
/// and every performed one with exactly one `removed`. A host that cannot detect the deallocation of a window keeps a
/// ``ReleaseSignal`` at the place of each view in its hierarchy.
///
/// The initiator of `removed` is `router` only for the view that the library asked to remove. For views above it or inside of it
/// the initiator is `code`.
///
/// The library calls `perform`, `remove` and `reveal` of one host one at a time: each call waits for the end of the previous
/// one, unless ``needsNoTurn(toShow:from:)`` returns true. A host encloses its own transitions, such as a swipe of the user,
/// in ``ViewTransitionQueue/begin()`` and ``ViewTransitionQueue/end()``, so that routes wait for them too.
@MainActor public protocol ViewRouteHost: AnyObject, Sendable {
    /// The name for messages, for example `GTK`: "could not be shown in GTK".
    var name: String { get }
    /// The host's queue of transitions. Each host creates one queue when it is initialised.
    var transitions: ViewTransitionQueue { get }

    /// Returns whether the host supports a kind of path at all. Not called for `custom`, `makeDestination`, `defaultPath` and
    /// `reveal`.
    func supports(_ kind: ViewRouteKind) -> Bool

    /// Returns the reason why no view can be shown by a kind of path from a source now; nil if one can.
    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal?

    /// Returns whether the view can be added without queueing because its parent is still being presented. Called while another
    /// transition is running. Defaults to false.
    func needsNoTurn(toShow kind: ViewRouteKind, from source: any ViewRouteSource) -> Bool

    /// Begins to show a view.
    ///
    /// - Parameter transition: The view and how to show it. The transition keeps neither the view nor the source: the host's
    ///   hierarchy does.
    /// - Throws: ``ViewRouteRefusal``, before anything has changed; also the errors of ``ViewTransition/prepare(_:)``.
    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation

    /// Adopts a shown view that no route has shown: a tab, or the root of a stack, that the app installed itself. Returns nil
    /// if no view is adopted. Defaults to nil.
    ///
    /// - Parameter route: Called for each candidate, most recent first. Returns the transition that receives the presentation's
    ///   events, as after `performed`, or nil to skip the view.
    func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)?

    /// Returns a navigation container with a view as the first of its stack; nil if the toolkit has none. Defaults to nil.
    func makeNavigationContainer(around view: AnyObject) -> AnyObject?

    /// Returns whether the host can show an object only inside of a container, because it belongs to another toolkit. A
    /// ``HostableView`` then makes the container. Defaults to false.
    func needsContainer(around view: AnyObject) -> Bool

    /// Returns whether an object is a container that holds a view. Defaults to false.
    func container(_ container: AnyObject, holds view: AnyObject) -> Bool

    /// Returns the views around a source, innermost first: the source itself if it is one, those that contain it, and those from
    /// which they were shown. For a container around a destination, the destination. The library looks for the scopes of the source
    /// there. Defaults to the source.
    func views(around source: any ViewRouteSource) -> [AnyObject]

    /// Returns whether the hierarchy contains a view in the given way: pushed, presented, as a child or as a subview. It does
    /// not matter which code added the view. Defaults to false.
    func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool
}

extension ViewRouteHost {
    public func needsNoTurn(toShow kind: ViewRouteKind, from source: any ViewRouteSource) -> Bool { false }

    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? { nil }

    public func makeNavigationContainer(around view: AnyObject) -> AnyObject? { nil }

    public func needsContainer(around view: AnyObject) -> Bool { false }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool { false }

    public func views(around source: any ViewRouteSource) -> [AnyObject] { [source] }

    public func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool { false }
}

/// The reason why a host refuses a request.
public enum ViewRouteRefusal: Error, Sendable, Hashable {
    /// The transition cannot start at the source: it is in no window, in no navigation container, or covered.
    case invalidSource(String)
    /// The view is shown already, or another transition is running.
    case alreadyActive(String)
    /// The container does not hold the view, or cannot be shown by this path.
    case invalidContainer(String)
    /// No segue has that name, or the segue made no view.
    case segueNotPerformed(String)
    /// Any other reason.
    case refused(String)

    static var destinationHasGone: ViewRouteRefusal { .refused("the destination does not exist any more") }

    var reason: String {
        switch self {
        case .invalidSource(let reason), .alreadyActive(let reason), .invalidContainer(let reason),
            .segueNotPerformed(let reason), .refused(let reason):
            reason
        }
    }

    /// The code of the error that performers receive.
    var code: RouteError.Code {
        switch self {
        case .invalidSource: .invalidSource
        case .alreadyActive: .alreadyActive
        case .invalidContainer: .invalidContainer
        case .segueNotPerformed: .segueNotPerformed
        case .refused: .actionFailed
        }
    }
}
