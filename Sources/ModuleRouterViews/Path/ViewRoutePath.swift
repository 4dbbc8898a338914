// SPDX-License-Identifier: Apache-2.0

/// A way to show a view, and the source to show it from.
///
/// ```swift
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self))
/// ```
///
/// The source may be nil, for example because it is a weak reference. The route then fails with `invalidSource`.
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

    /// Holds the source weakly, and is cheaper to copy than a weak reference.
    @MainActor final class Start {
        private(set) weak var source: (any ViewRouteSource)?

        init(_ source: any ViewRouteSource) { self.source = source }
    }

    /// Creates a path of a kind that a host or an app defines. The other kinds have functions.
    public init(_ kind: ViewRouteKind, from source: (any ViewRouteSource)?) {
        self.init(kind, from: source, fallback: [])
    }

    private init(_ kind: ViewRouteKind, from source: (any ViewRouteSource)?, fallback: [ViewRoutePath]) {
        self.kind = kind
        start = if let source { Start(source) } else { nil }
        self.fallback = fallback
    }

    private static func path(
        _ kind: ViewRouteKind, _ source: (any ViewRouteSource)?, _ animated: Bool
    ) -> ViewRoutePath {
        var path = ViewRoutePath(kind, from: source)
        if !animated { path.options.animated = false }
        return path
    }

    /// Pushes the view onto the stack of the source's navigation container.
    public static func push(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.push, source, animated)
    }

    /// Presents the view above the source. The source cannot be used until the view is removed.
    public static func presentModally(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.presentModally, source, animated)
    }

    /// Shows the view in a popover.
    ///
    /// - Parameter anchor: The object that the popover points to, of a type that the host knows: a view or a bar item, for
    ///   example.
    public static func presentAsPopover(
        from source: (any ViewRouteSource)?, anchor: AnyObject, animated: Bool = true
    ) -> ViewRoutePath {
        var path = path(.presentAsPopover, source, animated)
        path.options.anchor = anchor
        return path
    }

    /// Presents the view above a part of the source.
    public static func presentAsSheet(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.presentAsSheet, source, animated)
    }

    /// Shows the view as the host prefers for the source: pushed, presented or in a window of its own.
    public static func show(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.show, source, animated)
    }

    /// Shows the view in the detail column of a split view, or like `show` where there is none.
    public static func showDetail(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.showDetail, source, animated)
    }

    /// Adds the view as the last of the tabs around the source, and selects it.
    public static func tab(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.tab, from: source)
    }

    /// Adds the view to the source as a child screen.
    ///
    /// - Parameters:
    ///   - source: The parent of the child.
    ///   - adding: Adds the view of the child to its parent, then calls its second argument. The call may come later; until then
    ///     other routes wait. The route fails if the argument is released without a call. If nil, the host adds the view.
    ///   - removing: Removes the view of the child in the same way. If nil, the host removes the view.
    public static func addAsChild(
        from source: (any ViewRouteSource)?,
        adding: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? = nil,
        removing: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? = nil
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.addAsChild, from: source)
        path.options.addingChildViewHandler = adding
        path.options.removingChildViewHandler = removing
        return path
    }

    /// Adds the view to the source as a plain view.
    public static func addAsSubview(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.addAsSubview, from: source)
    }

    /// Performs a transition that a UI file describes, which also makes the view.
    public static func performSegue(
        from source: (any ViewRouteSource)?, identifier: String, sender: AnyObject? = nil
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.performSegue, from: source)
        path.options.segueIdentifier = identifier
        path.options.sender = sender
        return path
    }

    /// Lets the provider perform the transition. The provider must be a ``CustomViewRouteProvider``.
    public static func custom(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.custom, source, animated)
    }

    /// Shows the view by the provider's default path.
    public static func defaultPath(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.defaultPath, from: source)
    }

    /// Makes and prepares the view without showing it.
    public static var makeDestination: ViewRoutePath { ViewRoutePath(.makeDestination, from: nil) }

    /// Brings a view of the same provider, already shown in the source's host, to the front. If there is none, uses another
    /// path. For a ``RevealingViewRouteProvider``, it is the last one that matches the configuration; for other providers, the last
    /// one.
    public static func reveal(orElse path: ViewRoutePath) -> ViewRoutePath {
        var reveal = ViewRoutePath(.reveal, from: path.source, fallback: [path])
        reveal.options = path.options
        return reveal
    }

    /// Returns the same path with another kind or source.
    package func changed(to kind: ViewRouteKind, from source: (any ViewRouteSource)?) -> ViewRoutePath {
        guard kind != self.kind || source !== self.source else { return self }
        var path = ViewRoutePath(kind, from: source, fallback: kind == self.kind ? fallback : [])
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
