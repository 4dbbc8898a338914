// SPDX-License-Identifier: Apache-2.0

/// How a view is shown, and from where.
///
/// ```swift
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: self))
/// ```
///
/// A source may be nil, as a weak reference is when its object has gone: the route then fails with `invalidSource`.
@MainActor public struct ViewRoutePath {
    public let kind: ViewRouteKind
    /// Not kept alive: a route that waits, or is performed again, finds out whether its source is still there.
    public var source: (any ViewRouteSource)? { start?.source }
    public var options = ViewRouteOptions()
    /// The path of a route that has nothing to reveal.
    let fallback: [ViewRoutePath]
    let start: Start?

    /// Knows the source weakly, and is cheaper to copy than a weak reference.
    @MainActor final class Start {
        private(set) weak var source: (any ViewRouteSource)?

        init(_ source: any ViewRouteSource) { self.source = source }
    }

    /// A path of a host's or an app's own kind. For the others there are functions.
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

    /// Onto the stack of the navigation container that the source is in.
    public static func push(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.push, source, animated)
    }

    /// Above the source, which cannot be used until it is gone.
    public static func presentModally(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.presentModally, source, animated)
    }

    /// In a bubble.
    ///
    /// - Parameter anchor: What the bubble points to, of a type that the host knows: a view or a bar item for example.
    public static func presentAsPopover(
        from source: (any ViewRouteSource)?, anchor: AnyObject, animated: Bool = true
    ) -> ViewRoutePath {
        var path = path(.presentAsPopover, source, animated)
        path.options.anchor = anchor
        return path
    }

    /// Above a part of the source.
    public static func presentAsSheet(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.presentAsSheet, source, animated)
    }

    /// As the host thinks best where the source is: pushed, presented or in a window of its own.
    public static func show(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.show, source, animated)
    }

    /// In the detail column of a split view; shown where there is none.
    public static func showDetail(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.showDetail, source, animated)
    }

    /// As the last of the tabs around the source, which is then shown.
    public static func tab(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.tab, from: source)
    }

    /// As a part of the source that is a screen itself.
    ///
    /// - Parameter adding: Puts the view of the child where it belongs, and calls its second argument when that is done,
    ///   also if that is later: until then other routes wait. The route fails if that is freed uncalled. If nil, the host does.
    public static func addAsChild(
        from source: (any ViewRouteSource)?,
        adding: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? = nil
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.addAsChild, from: source)
        path.options.addingChildViewHandler = adding
        return path
    }

    /// As a part of the source that is a plain view.
    public static func addAsSubview(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.addAsSubview, from: source)
    }

    /// By a transition that a UI file describes, which makes the view as well.
    public static func performSegue(
        from source: (any ViewRouteSource)?, identifier: String, sender: AnyObject? = nil
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.performSegue, from: source)
        path.options.segueIdentifier = identifier
        path.options.sender = sender
        return path
    }

    /// By the provider itself, which has to be a ``CustomViewRouteProvider``.
    public static func custom(from source: (any ViewRouteSource)?, animated: Bool = true) -> ViewRoutePath {
        path(.custom, source, animated)
    }

    /// As the provider wants it to be shown.
    public static func defaultPath(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.defaultPath, from: source)
    }

    /// Not at all: the view is made and prepared.
    public static var makeDestination: ViewRoutePath { ViewRoutePath(.makeDestination, from: nil) }

    /// Where a view of the same provider is shown already, in the host of the source, the host goes there; else by another path.
    /// Which of its views are meant the provider says, see ``ViewRouteProvider/canReveal(_:with:)``; all of them, if it does not.
    public static func reveal(orElse path: ViewRoutePath) -> ViewRoutePath {
        var reveal = ViewRoutePath(.reveal, from: path.source, fallback: [path])
        reveal.options = path.options
        return reveal
    }

    /// The same path by another kind, or from another source.
    package func changed(to kind: ViewRouteKind, from source: (any ViewRouteSource)?) -> ViewRoutePath {
        guard kind != self.kind || source !== self.source else { return self }
        var path = ViewRoutePath(kind, from: source, fallback: kind == self.kind ? fallback : [])
        path.options = options
        return path
    }

    /// The same path within a container.
    public func inside(_ container: ViewRouteContainer) -> ViewRoutePath {
        var path = self
        path.options.container = container
        return path
    }
}
