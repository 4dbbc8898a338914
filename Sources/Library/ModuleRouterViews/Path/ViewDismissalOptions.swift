// SPDX-License-Identifier: Apache-2.0

/// A view that decides whether the user can dismiss it, and receives the user's attempts.
///
/// ```swift
/// extension EditorScreen: DismissalGuarding {
///     var refusesToBeDismissed: Bool { hasUnsavedChanges }
///     func userDidAttemptDismissal() { asksWhetherToSave = true }
/// }
/// ```
///
/// A path can also forbid the dismissal and have a handler for the attempts: see ``ViewRouteOptions/isDismissalAllowed`` and
/// ``ViewRouteOptions/dismissalAttemptHandler``. Routers and other code can always remove the view.
///
/// A host reports an attempt by ``ViewPresentationEvent/dismissalAttempted``. The destination, the handler of the path and the
/// observers then receive it. Not every toolkit reports each attempt to its host. The page of a toolkit lists those that it reports.
@MainActor public protocol DismissalGuarding: AnyObject {
    /// Whether the user cannot dismiss the view by a swipe, a click outside or the Escape key. Defaults to false.
    var refusesToBeDismissed: Bool { get }

    /// Called after the user has tried to dismiss the view, and could not. Does nothing by default.
    func userDidAttemptDismissal()
}

extension DismissalGuarding {
    public var refusesToBeDismissed: Bool { false }

    public func userDidAttemptDismissal() {}
}

extension ViewRouteOptions {
    /// Whether the user can dismiss the view by a swipe, a click outside or the Escape key. Defaults to true. If false, the view stays
    /// until code or a router removes it. The destination can also refuse: see ``DismissalGuarding``.
    public var isDismissalAllowed: Bool {
        get { self[DismissalPermission.self] }
        set { self[DismissalPermission.self] = newValue }
    }

    /// Called after the user has tried to dismiss the view, and could not. The path keeps the closure, and the route keeps it while
    /// the view is shown. Defaults to nil.
    public var dismissalAttemptHandler: (() -> Void)? {
        get { self[DismissalAttemptHandler.self] }
        set { self[DismissalAttemptHandler.self] = newValue }
    }
}

private enum DismissalPermission: ViewRouteOptionKey {
    static var defaultValue: Bool { true }
}

private enum DismissalAttemptHandler: ViewRouteOptionKey {
    static var defaultValue: (() -> Void)? { nil }
}
