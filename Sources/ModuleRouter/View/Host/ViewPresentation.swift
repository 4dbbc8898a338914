// SPDX-License-Identifier: Apache-2.0

/// A view that is shown, as its host knows it. See ``ViewRouteHost``.
@MainActor public protocol ViewPresentation: AnyObject, Sendable {
    /// How the view is shown in truth: a `show` may have become a `push`.
    var kind: ViewRouteKind { get }
    /// Whether the view is where it was put.
    var isStanding: Bool { get }
    /// The view as a source of other routes; nil if the host has none for it.
    var source: (any ViewRouteSource)? { get }
    /// Why the view cannot be removed at this moment; nil if it can.
    var refusalToRemove: ViewRouteRefusal? { get }

    /// Begins to take the view away. Ends in a `removed` or `removalCancelled` of its transition.
    func remove(_ options: ViewRemoveOptions)

    /// Begins to bring the view before the user, whatever covers it.
    ///
    /// - Parameter completion: Called once, with why it could not be done or nil.
    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void)
}

extension ViewPresentation {
    public var source: (any ViewRouteSource)? { nil }

    public var refusalToRemove: ViewRouteRefusal? { nil }

    public func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        completion(.refused("it cannot be brought to the front"))
    }
}

/// What may be said about the removal of a view.
@MainActor public struct ViewRemoveOptions {
    /// Whether the transition is seen.
    public var animated = true
    /// Takes the view of a child away, and calls its second argument when that is done. If nil, the host does.
    public var removingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)?

    public nonisolated init() {}
}

/// What happens to a view that was shown, or is about to be.
public enum ViewPresentationEvent: Sendable, Hashable {
    /// The transition has ended, the view is there.
    case performed
    /// The transition has not come about, or was undone: the view is not there.
    case failed(ViewRouteRefusal)
    /// Somebody begins to remove the view. May be left out.
    case willRemove(ViewRouteOrigin)
    /// The view stays after all; with a reason if it was a router that wanted to remove it.
    case removalCancelled(ViewRouteRefusal?)
    /// The view is gone.
    case removed(ViewRouteOrigin)
}

/// Who shows a view or takes it away.
public enum ViewRouteOrigin: Sendable, Hashable {
    case router
    /// By the toolkit's own means: back, a swipe, a closed window.
    case user
    /// Code that does not ask a router: it pops to the root, or closes a window.
    case code
    /// Nobody: the view, or what it was in, was freed.
    case release
}
