// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ViewRoutePath {
    public var routeType: ViewRouteType { kind }

    public var path: ViewRoutePath { self }

    public init?(path: ViewRoutePath) { self = path }

    /// A path of a kind and a source, as the original's path objects are made.
    public init(routeType: ViewRouteType, source: (any ViewRouteSource)?) { self.init(routeType, from: source) }

    /// In a bubble.
    ///
    /// - Parameter configure: Says what the bubble points to.
    public static func presentAsPopover(
        from source: (any ViewRouteSource)?, configure: (ViewRoutePopoverConfig) -> Void
    ) -> ViewRoutePath {
        let popover = ViewRoutePopoverConfig()
        configure(popover)
        var path = ViewRoutePath(.presentAsPopover, from: source)
        popover.apply(to: &path.options)
        return path
    }

    /// By a transition that a UI file describes, which makes the view as well.
    public static func performSegue(
        from source: (any ViewRouteSource)?, identifier: String, sender: Any?
    ) -> ViewRoutePath {
        performSegue(from: source, identifier: identifier, sender: sender.map { $0 as AnyObject })
    }

    /// As a part of the source that is a screen itself.
    ///
    /// - Parameter addingChildViewHandler: Puts the view of the child where it belongs, and calls its second argument when that is
    ///   done.
    public static func addAsChildViewController(
        from source: (any ViewRouteSource)?,
        addingChildViewHandler: @escaping (_ destination: ViewController, _ completion: @escaping () -> Void) -> Void
    ) -> ViewRoutePath {
        addAsChild(from: source, adding: ViewControllerHandlers.untyped(addingChildViewHandler))
    }

    /// In a window of its own, or as the host thinks best: from the screen that is in front. See
    /// ``ModuleRouter/RouteRegistry/frontViewSource``.
    public static var show: ViewRoutePath { .show(from: RouteRegistry.current.frontViewSource?()) }

    /// Above the source, by a transition of an animator that the host knows what to do with.
    public static func present(from source: (any ViewRouteSource)?, animator: AnyObject) -> ViewRoutePath {
        var path = ViewRoutePath(.presentWithAnimator, from: source)
        path.options.animator = animator
        return path
    }

    /// A path of an app's own kind, which is one already.
    public static func extensible(path: ViewRoutePath) -> ViewRoutePath { path }
}

/// The transition of a UI file by which a view is shown.
@MainActor public final class ViewRouteSegueConfig {
    public var identifier: String?
    public var sender: AnyObject?
}

extension ViewRouteOptions {
    private enum Animator: ViewRouteOptionKey {
        static var defaultValue: AnyObject? { nil }
    }

    /// What animates a `presentWithAnimator`: of a type that the host knows.
    public var animator: AnyObject? {
        get { self[Animator.self] }
        set { self[Animator.self] = newValue }
    }
}

extension ViewRouteKind {
    /// Above the source, by an animator.
    public static let presentWithAnimator = ViewRouteKind("presentWithAnimator")

    /// As a part of the source that is a screen itself.
    public static let addAsChildViewController = ViewRouteKind.addAsChild
}
