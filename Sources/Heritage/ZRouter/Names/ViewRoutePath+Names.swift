// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ViewRoutePath {
    public var routeType: ViewRouteType { kind }

    public var path: ViewRoutePath { self }

    public init?(path: ViewRoutePath) { self = path }

    /// Creates a path from a kind and a source, like the path objects of ZIKRouter.
    public init(routeType: ViewRouteType, source: (any ViewRouteSource)?) { self.init(routeType, from: source) }

    /// Presents the view in a popover.
    ///
    /// - Parameter configure: Sets the anchor of the popover.
    public static func presentAsPopover(
        from source: (any ViewRouteSource)?, configure: (ViewRoutePopoverConfig) -> Void
    ) -> ViewRoutePath {
        let popover = ViewRoutePopoverConfig()
        configure(popover)
        var path = ViewRoutePath(.presentAsPopover, from: source)
        popover.apply(to: &path.options)
        return path
    }

    /// Performs a segue of a UI file. The segue also makes the view.
    public static func performSegue(
        from source: (any ViewRouteSource)?, identifier: String, sender: Any?
    ) -> ViewRoutePath {
        performSegue(from: source, identifier: identifier, sender: sender.map { $0 as AnyObject })
    }

    /// Adds the view as a child screen of the source.
    ///
    /// - Parameter addingChildViewHandler: Adds the child's view to the hierarchy, then calls its second argument.
    public static func addAsChildViewController(
        from source: (any ViewRouteSource)?,
        addingChildViewHandler: @escaping (_ destination: ViewController, _ completion: @escaping () -> Void) -> Void
    ) -> ViewRoutePath {
        addAsChild(from: source, adding: ViewControllerHandlers.untyped(addingChildViewHandler))
    }

    /// Shows the view in its own window, or as the host prefers. The source is the front screen. See
    /// ``ModuleRouter/RouteRegistry/frontViewSource``.
    public static var show: ViewRoutePath { .show(from: RouteRegistry.current.frontViewSource?()) }

    /// Presents the view above the source, with an animator that the host supports.
    public static func present(from source: (any ViewRouteSource)?, animator: AnyObject) -> ViewRoutePath {
        var path = ViewRoutePath(.presentWithAnimator, from: source)
        path.options.animator = animator
        return path
    }

    /// Returns the path unchanged: paths of custom kinds need no conversion.
    public static func extensible(path: ViewRoutePath) -> ViewRoutePath { path }
}

/// The segue of a UI file that shows a view.
@MainActor public final class ViewRouteSegueConfig {
    public var identifier: String?
    public var sender: AnyObject?
}

extension ViewRouteOptions {
    private enum Animator: ViewRouteOptionKey {
        static var defaultValue: AnyObject? { nil }
    }

    /// The animator for `presentWithAnimator`. The host must support its type.
    public var animator: AnyObject? {
        get { self[Animator.self] }
        set { self[Animator.self] = newValue }
    }
}

extension ViewRouteKind {
    /// Presentation above the source with an animator.
    public static let presentWithAnimator = ViewRouteKind("presentWithAnimator")

    /// Addition to the source as a child screen.
    public static let addAsChildViewController = ViewRouteKind.addAsChild
}
