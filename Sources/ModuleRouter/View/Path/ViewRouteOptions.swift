// SPDX-License-Identifier: Apache-2.0

/// What may be said about the showing of a view, besides how and from where.
@MainActor public struct ViewRouteOptions {
    private var isAnimated: Bool?
    private var busyPolicy: ViewRouteBusyPolicy?
    /// What few routes say: nil costs nothing to pass on.
    private var details: Details?

    public nonisolated init() {}

    /// Whether the transition is seen. True unless it was set. A host that cannot do without, or has none, takes no notice.
    public var animated: Bool {
        get { isAnimated ?? true }
        set { isAnimated = newValue }
    }

    /// What becomes of a route that begins while its host is in the middle of another transition. It waits, unless this was
    /// set.
    public var whenBusy: ViewRouteBusyPolicy {
        get { busyPolicy ?? .waits }
        set { busyPolicy = newValue }
    }

    /// Another view around the destination, which is shown in its place.
    public var container: ViewRouteContainer? {
        get { details?.container }
        set { ownDetails.container = newValue }
    }

    /// Whatever set off the route, for the host to pass on: a button for example.
    public var sender: AnyObject? {
        get { details?.sender }
        set { ownDetails.sender = newValue }
    }

    /// What a popover points to.
    public var anchor: AnyObject? {
        get { details?.anchor }
        set { ownDetails.anchor = newValue }
    }

    /// The name of a transition in a UI file.
    public var segueIdentifier: String? {
        get { details?.segueIdentifier }
        set { ownDetails.segueIdentifier = newValue }
    }

    /// Puts the view of a child where it belongs, and calls its second argument when that is done. If nil, the host does.
    public var addingChildViewHandler: ((_ child: AnyObject, _ completion: @escaping () -> Void) -> Void)? {
        get { details?.addingChildViewHandler }
        set { ownDetails.addingChildViewHandler = newValue }
    }

    /// The option of a host or an app.
    public subscript<Key: ViewRouteOptionKey>(key: Key.Type) -> Key.Value {
        get { details?.extensions[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { ownDetails.extensions[ObjectIdentifier(key)] = newValue }
    }

    /// What was set here and, where nothing was, what was set in other options.
    func over(_ other: ViewRouteOptions) -> ViewRouteOptions {
        var options = self
        options.isAnimated = isAnimated ?? other.isAnimated
        options.busyPolicy = busyPolicy ?? other.busyPolicy
        options.details = other.details.map { Details(details, over: $0) } ?? details
        return options
    }

    /// The details of this value alone.
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
        var extensions: [ObjectIdentifier: Any] = [:]

        init(_ one: Details?, over other: Details? = nil) {
            container = one?.container ?? other?.container
            sender = one?.sender ?? other?.sender
            anchor = one?.anchor ?? other?.anchor
            segueIdentifier = one?.segueIdentifier ?? other?.segueIdentifier
            addingChildViewHandler = one?.addingChildViewHandler ?? other?.addingChildViewHandler
            extensions = (other?.extensions ?? [:]).merging(one?.extensions ?? [:]) { _, new in new }
        }
    }
}

/// An option of a host's or an app's own.
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
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What goes around a destination before it is shown.
@MainActor public enum ViewRouteContainer {
    /// A navigation container of the host, with the destination as the first of its stack.
    case navigation
    /// What the closure returns, which has to hold the destination: else the route fails with `invalidContainer`. The
    /// destination keeps its route, and that the closure: a variable that it puts the destination into keeps it for ever.
    case wrapper((_ destination: AnyObject) -> AnyObject)
}

/// What becomes of a route that begins while its host is in the middle of another transition, be it a route's or the user's.
public enum ViewRouteBusyPolicy: Sendable, Hashable {
    /// It waits for its turn: transitions of one host run one after the other, in the order in which they were asked for or, of
    /// routes that interceptors are asked about, let go on.
    case waits
    /// It fails with `overRoute`.
    case fails
}
