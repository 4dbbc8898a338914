// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ModuleRouterViews

extension ViewRouteKind {
    /// Shows the view in a window of its own, which is not modal.
    public static let window = ViewRouteKind("window")
    /// Presents the view with an animator object.
    public static let animator = ViewRouteKind("animator")
}

extension ViewRoutePath {
    /// Shows the view in a window of its own, which is not modal.
    public static func window(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil
    ) -> ViewRoutePath {
        ViewRoutePath(.window, from: source, in: scope)
    }

    /// Presents the view with an animator object: a transition of the app's own.
    public static func present(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil,
        animator: any NSViewControllerPresentationAnimator
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.animator, from: source, in: scope)
        path.options[PresentationAnimator.self] = animator
        return path
    }

    /// Shows the view in a popover with AppKit's own options.
    ///
    /// - Parameters:
    ///   - source: The source of the route.
    ///   - scope: The scope of the view. Defaults to nil: the view is in the scopes of its source.
    ///   - anchor: The view that the popover points to.
    ///   - edge: The preferred edge of the anchor.
    ///   - behavior: AppKit's rule for closing the popover on clicks of the user.
    public static func popover(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, anchor: NSView,
        edge: NSRectEdge = .maxY, behavior: NSPopover.Behavior = .transient
    ) -> ViewRoutePath {
        var path = ViewRoutePath.presentAsPopover(from: source, in: scope, anchor: anchor)
        path.options[PopoverStyle.self] = PopoverStyle.Value(edge: edge, behavior: behavior)
        return path
    }
}

enum PresentationAnimator: ViewRouteOptionKey {
    static var defaultValue: (any NSViewControllerPresentationAnimator)? { nil }
}

enum PopoverStyle: ViewRouteOptionKey {
    struct Value {
        var edge = NSRectEdge.maxY
        var behavior = NSPopover.Behavior.transient
    }

    static var defaultValue: Value { Value() }
}
#endif
