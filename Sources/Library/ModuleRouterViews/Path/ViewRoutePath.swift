// SPDX-License-Identifier: Apache-2.0

/// A way to show a view, and the source to show it from.
///
/// ```swift
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self))
/// ```
///
/// The source may be nil, for example because it is a weak reference. The route then fails with `invalidSource`.
///
/// A path can name a scope: `.push(from: self, in: session)`. The view and the routes that start from it then run in this scope. See
/// <doc:ScreensInScopes>.
@MainActor public struct ViewRoutePath {
    /// The kind of path.
    public let kind: ViewRouteKind
    /// The source, which the path holds weakly. A route that waits or is performed again checks whether the source still
    /// exists.
    public var source: (any ViewRouteSource)? { start?.source }
    /// The options of the transition.
    public var options = ViewRouteOptions()
    /// The path to use if there is no view to reveal.
    let fallback: [ViewRoutePath]
    let start: Start?
    /// The scope that the path names.
    var scope: ScopeHandle?

    /// Holds the source weakly, and is cheaper to copy than a weak reference.
    @MainActor final class Start {
        private(set) weak var source: (any ViewRouteSource)?

        init(_ source: any ViewRouteSource) { self.source = source }
    }

    /// Creates a path of a kind that a host or an app defines. The other kinds have functions.
    ///
    /// - Parameter scope: The scope of the view. Defaults to nil: the view is in the scopes of its source. See <doc:ScreensInScopes>.
    public init(_ kind: ViewRouteKind, from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil) {
        self.init(kind, from: source, scope?.handle, fallback: [])
    }

    private init(
        _ kind: ViewRouteKind, from source: (any ViewRouteSource)?, _ scope: ScopeHandle?, fallback: [ViewRoutePath]
    ) {
        self.kind = kind
        start = if let source { Start(source) } else { nil }
        self.scope = scope
        self.fallback = fallback
    }

    private static func path(
        _ kind: ViewRouteKind, _ source: (any ViewRouteSource)?, _ scope: (any AnyRouteScope)?, _ animated: Bool
    ) -> ViewRoutePath {
        var path = ViewRoutePath(kind, from: source, in: scope)
        if !animated { path.options.animated = false }
        return path
    }

    /// Pushes the view onto the stack of the source's navigation container.
    public static func push(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, animated: Bool = true
    ) -> ViewRoutePath {
        path(.push, source, scope, animated)
    }

    /// Presents the view above the source. The source cannot be used until the view is removed.
    public static func presentModally(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, animated: Bool = true
    ) -> ViewRoutePath {
        path(.presentModally, source, scope, animated)
    }

    /// Shows the view in a popover.
    ///
    /// - Parameter anchor: The object that the popover points to, of a type that the host knows: a view or a bar item, for
    ///   example.
    public static func presentAsPopover(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, anchor: AnyObject,
        animated: Bool = true
    ) -> ViewRoutePath {
        var path = path(.presentAsPopover, source, scope, animated)
        path.options.anchor = anchor
        return path
    }

    /// Presents the view above a part of the source.
    public static func presentAsSheet(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, animated: Bool = true
    ) -> ViewRoutePath {
        path(.presentAsSheet, source, scope, animated)
    }

    /// Shows the view as the host prefers for the source: pushed, presented or in a window of its own.
    public static func show(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, animated: Bool = true
    ) -> ViewRoutePath {
        path(.show, source, scope, animated)
    }

    /// Shows the view in the detail column of a split view, or like `show` where there is none.
    public static func showDetail(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, animated: Bool = true
    ) -> ViewRoutePath {
        path(.showDetail, source, scope, animated)
    }

    /// Adds the view as the last of the tabs around the source, and selects it.
    public static func tab(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil
    ) -> ViewRoutePath {
        ViewRoutePath(.tab, from: source, in: scope)
    }

    /// Adds the view to the source as a child screen.
    ///
    /// - Parameters:
    ///   - source: The parent of the child.
    ///   - scope: The scope of the child. Defaults to nil: the child is in the scopes of its parent.
    ///   - adding: Adds the view of the child to its parent, then calls its second argument. The call may come later; until then
    ///     other routes wait. The route fails if the argument is released without a call. If nil, the host adds the view.
    ///   - removing: Removes the view of the child in the same way. If nil, the host removes the view.
    public static func addAsChild(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil,
        adding: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? = nil,
        removing: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? = nil
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.addAsChild, from: source, in: scope)
        path.options.addingChildViewHandler = adding
        path.options.removingChildViewHandler = removing
        return path
    }

    /// Adds the view to the source as a plain view.
    public static func addAsSubview(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil
    ) -> ViewRoutePath {
        ViewRoutePath(.addAsSubview, from: source, in: scope)
    }

    /// Performs a transition that a UI file describes, which also makes the view.
    public static func performSegue(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, identifier: String,
        sender: AnyObject? = nil
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.performSegue, from: source, in: scope)
        path.options.segueIdentifier = identifier
        path.options.sender = sender
        return path
    }

    /// Lets the provider perform the transition. The provider must be a ``CustomViewRouteProvider``.
    public static func custom(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil, animated: Bool = true
    ) -> ViewRoutePath {
        path(.custom, source, scope, animated)
    }

    /// Shows the view by the provider's default path.
    public static func defaultPath(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil
    ) -> ViewRoutePath {
        ViewRoutePath(.defaultPath, from: source, in: scope)
    }

    /// Makes and prepares the view without showing it.
    public static var makeDestination: ViewRoutePath { ViewRoutePath(.makeDestination, from: nil) }

    /// Makes and prepares the view in a scope, without showing it.
    public static func makeDestination(in scope: any AnyRouteScope) -> ViewRoutePath {
        ViewRoutePath(.makeDestination, from: nil, in: scope)
    }

    /// Brings a view of the same provider, already shown in the source's host, to the front. If there is none, uses another
    /// path. For a ``RevealingViewRouteProvider``, it is the last one that matches the configuration; for other providers, the last
    /// one. A view of another scope of the same kind, or of a scope that has ended, is not revealed.
    public static func reveal(orElse path: ViewRoutePath) -> ViewRoutePath {
        var reveal = ViewRoutePath(.reveal, from: path.source, path.scope, fallback: [path])
        reveal.options = path.options
        return reveal
    }

    /// Returns the same path with another kind or source.
    package func changed(to kind: ViewRouteKind, from source: (any ViewRouteSource)?) -> ViewRoutePath {
        guard kind != self.kind || source !== self.source else { return self }
        var path = ViewRoutePath(kind, from: source, scope, fallback: kind == self.kind ? fallback : [])
        path.options = options
        return path
    }

    /// Returns the same path with a container around the destination.
    public func inside(_ container: ViewRouteContainer) -> ViewRoutePath {
        var path = self
        path.options.container = container
        return path
    }
}
