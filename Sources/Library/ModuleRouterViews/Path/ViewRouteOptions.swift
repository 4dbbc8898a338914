// SPDX-License-Identifier: Apache-2.0

/// Options for showing a view, in addition to the kind of path and the source.
@MainActor public struct ViewRouteOptions {
    private var isAnimated: Bool?
    private var failsIfBusy: Bool?
    /// The options that few routes set. Copying nil is free.
    private var details: Details?

    /// Creates options without values, which leaves all defaults.
    public nonisolated init() {}

    /// Whether the transition is animated. Defaults to true. Hosts that always or never animate ignore this option.
    public var animated: Bool {
        get { isAnimated ?? true }
        set { isAnimated = newValue }
    }

    /// Whether the route fails with `alreadyActive` if its host performs another transition, of a route or of the user. Defaults
    /// to false: the route waits for its turn. Transitions of one host run one at a time, in the order of the requests. A route
    /// with interceptors joins the order when they have let it proceed.
    public var failsWhenBusy: Bool {
        get { failsIfBusy ?? false }
        set { failsIfBusy = newValue }
    }

    /// Whether the view is in front when the route has succeeded: the host then removes what covers it, and selects its tab. Defaults
    /// to nil: true for a route by a URL, whose sender does not know what the window shows, and false for the others, which may build
    /// a stack behind a sheet or in another tab.
    public var bringsToFront: Bool? {
        get { self[FrontPlacement.self] }
        set { self[FrontPlacement.self] = newValue }
    }

    /// A container around the destination. The host shows the container instead of the destination.
    public var container: ViewRouteContainer? {
        get { details?.container }
        set { ownDetails.container = newValue }
    }

    /// The object that started the route, for the host to pass on: a button, for example.
    public var sender: AnyObject? {
        get { details?.sender }
        set { ownDetails.sender = newValue }
    }

    /// The object that a popover points to.
    public var anchor: AnyObject? {
        get { details?.anchor }
        set { ownDetails.anchor = newValue }
    }

    /// The name of a transition in a UI file.
    public var segueIdentifier: String? {
        get { details?.segueIdentifier }
        set { ownDetails.segueIdentifier = newValue }
    }

    /// Adds the view of a child to its parent, then calls its second argument. If nil, the host adds the view.
    public var addingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? {
        get { details?.addingChildViewHandler }
        set { ownDetails.addingChildViewHandler = newValue }
    }

    /// Removes the view of a child from its parent, then calls its second argument. If nil, the host removes the view.
    package var removingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? {
        get { details?.removingChildViewHandler }
        set { ownDetails.removingChildViewHandler = newValue }
    }

    /// An option that a host or an app defines.
    public subscript<Key: ViewRouteOptionKey>(key: Key.Type) -> Key.Value {
        get {
            // No cast of nil, which asks the runtime for types.
            guard let value = details?.extensions[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { ownDetails.extensions[ObjectIdentifier(key)] = newValue }
    }

    /// Returns these options, with unset ones taken from other options.
    func over(_ other: ViewRouteOptions) -> ViewRouteOptions {
        var options = self
        options.isAnimated = isAnimated ?? other.isAnimated
        options.failsIfBusy = failsIfBusy ?? other.failsIfBusy
        options.details = other.details.map { Details(details, over: $0) } ?? details
        return options
    }

    /// The details, copied first if they are shared with another value.
    private var ownDetails: Details {
        mutating get {
            if isKnownUniquelyReferenced(&details), let details { return details }
            let own = Details(details)
            details = own
            return own
        }
    }

    @MainActor private final class Details {
        var container: ViewRouteContainer?
        var sender: AnyObject?
        var anchor: AnyObject?
        var segueIdentifier: String?
        var addingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)?
        var removingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)?
        var extensions: [ObjectIdentifier: Any] = [:]

        init(_ one: Details?, over other: Details? = nil) {
            container = one?.container ?? other?.container
            sender = one?.sender ?? other?.sender
            anchor = one?.anchor ?? other?.anchor
            segueIdentifier = one?.segueIdentifier ?? other?.segueIdentifier
            addingChildViewHandler = one?.addingChildViewHandler ?? other?.addingChildViewHandler
            removingChildViewHandler = one?.removingChildViewHandler ?? other?.removingChildViewHandler
            extensions = (other?.extensions ?? [:]).merging(one?.extensions ?? [:]) { _, new in new }
        }
    }
}

/// The key of an option that a host or an app defines.
///
/// ```swift
/// enum DockSide: ViewRouteOptionKey {
///     static var defaultValue: String { "left" }
/// }
/// extension ViewRoutePath {
///     static func dock(in source: some ViewRouteSource, side: String) -> ViewRoutePath {
///         var path = ViewRoutePath(.dock, from: source)
///         path.options[DockSide.self] = side
///         return path
///     }
/// }
/// ```
@MainActor public protocol ViewRouteOptionKey {
    /// The type of the option's value.
    associatedtype Value
    /// The value of the option if none is set.
    static var defaultValue: Value { get }
}

private enum FrontPlacement: ViewRouteOptionKey {
    static var defaultValue: Bool? { nil }
}

/// A container that encloses a destination before it is shown.
@MainActor public enum ViewRouteContainer {
    /// A navigation container of the host, with the destination as the first of its stack.
    case navigation
    /// The object that the closure returns. If it does not hold the destination, the route fails with `invalidContainer`. The
    /// destination keeps its route, and the route keeps the closure: a captured variable that stores the destination creates a
    /// retain cycle.
    case wrapper((_ destination: AnyObject) -> AnyObject)
}
