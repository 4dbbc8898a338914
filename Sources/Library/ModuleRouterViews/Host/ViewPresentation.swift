// SPDX-License-Identifier: Apache-2.0

/// The host's record of a shown view. See ``ViewRouteHost``.
@MainActor public protocol ViewPresentation: AnyObject, Sendable {
    /// The kind of path by which the view is actually shown: a `show` may have become a `push`.
    var kind: ViewRouteKind { get }
    /// Whether the view is still where the host put it.
    var isStanding: Bool { get }
    /// Whether nothing that ``reveal(animated:completion:)`` would remove covers the view, and its tabs are selected. Defaults to true.
    var isInFront: Bool { get }
    /// The view as a source of other routes; nil if the host has none for it.
    var source: (any ViewRouteSource)? { get }
    /// The reason why the view cannot be removed now; nil if it can.
    var refusalToRemove: ViewRouteRefusal? { get }

    /// Begins to remove the view. The host then reports `removed` or `removalCancelled` to the transition.
    func remove(_ options: ViewRemoveOptions)

    /// Begins to bring the view to the front.
    ///
    /// - Parameter completion: Called once, with nil or with the reason for the failure.
    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void)
}

extension ViewPresentation {
    public var isInFront: Bool { true }

    public var source: (any ViewRouteSource)? { nil }

    public var refusalToRemove: ViewRouteRefusal? { nil }

    public func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        completion(.refused("it cannot be brought to the front"))
    }
}

/// The options of a removal, for the host.
@MainActor public struct ViewRemoveOptions {
    /// Whether the transition is animated.
    public package(set) var animated = true
    /// Removes the view of a child, then calls its second argument. If nil, the host removes the view.
    public package(set) var removingChildViewHandler:
        ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)?

    package nonisolated init() {}
}

/// An event of a view that was shown or is about to be shown.
public enum ViewPresentationEvent: Sendable, Hashable {
    /// The transition has ended and the view is shown.
    case performed
    /// The transition did not happen or was undone: the view is not shown.
    case failed(ViewRouteRefusal)
    /// The removal of the view begins. A host may omit this event.
    case willRemove(ViewRouteInitiator)
    /// The removal was cancelled. Contains a reason if a router began the removal.
    case removalCancelled(ViewRouteRefusal?)
    /// The user has tried to dismiss the view, and could not: it is a ``DismissalGuarding`` that refuses, or its path does not allow
    /// the dismissal. The view stays, and no removal was announced. A host reports it if its toolkit does.
    case dismissalAttempted
    /// The view was removed.
    case removed(ViewRouteInitiator)
}

/// The initiator of a presentation or a removal.
public enum ViewRouteInitiator: Sendable, Hashable {
    /// A router.
    case router
    /// The user, by the toolkit's own controls: back, a swipe, a closed window.
    case user
    /// Code that does not use a router: for example, it pops to the root or closes a window.
    case code
    /// The view or its container was deallocated, or UIKit has disconnected the scene of its window.
    case release
}
