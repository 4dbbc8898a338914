// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The expected lines of a ``Diary``.
extension [String] {
    /// A route was performed.
    ///
    /// - Parameters:
    ///   - asked: The kind of the requested path.
    ///   - kind: The kind with which the view is actually shown.
    static func performed(
        _ asked: ViewRouteKind, _ title: String = "a", as kind: ViewRouteKind? = nil,
        from state: ViewRouteState = .unrouted
    ) -> [String] {
        began(asked, title, from: state) + arrived(kind ?? asked, title)
    }

    /// The events before the view moves.
    static func began(
        _ asked: ViewRouteKind, _ title: String = "a", from state: ViewRouteState = .unrouted
    ) -> [String] {
        waited(title, from: state) + lines(title, "willPerform by \(asked), router", "hook willPerform")
    }

    /// The events before the route waits for its turn.
    static func waited(_ title: String = "a", from state: ViewRouteState = .unrouted) -> [String] {
        lines(title, "\(state) → routing", "prepare", "provider prepares")
    }

    /// The events after the view has moved.
    static func arrived(_ kind: ViewRouteKind, _ title: String = "a") -> [String] {
        lines(
            title, "routing → routed", "didPerform by \(kind), router", "hook didPerform", "success",
            "completion true -", "performer success")
    }

    /// A route has failed.
    ///
    /// - Parameter announced: The kind of the requested path, if the hooks were called before the failure.
    static func failed(
        _ code: String, _ title: String = "a", _ action: RouteOperation = .performRoute,
        announced: ViewRouteKind? = nil
    ) -> [String] {
        var failed = lines(title, "routing → unrouted")
        if let announced {
            failed += lines(title, "didFailToPerform by \(announced), router", "hook didFailToPerform")
        }
        failed += lines(title, "error \(action) \(code)", "completion false \(code)")
        return failed + ["\(title): performer error \(code)", "registry: \(action) \(code)"]
    }

    /// A route has failed before a view was made.
    static func refused(_ code: String, _ title: String = "a") -> [String] {
        lines(title, "unrouted → routing") + failed(code, title)
    }

    /// A view was removed by its router.
    static func removed(_ kind: ViewRouteKind, _ title: String = "a") -> [String] {
        removalBegan(kind, title) + removalEnded(kind, title)
    }

    static func removalBegan(_ kind: ViewRouteKind, _ title: String = "a") -> [String] {
        lines(title, "routed → removing", "prepare removal", "willRemove by \(kind), router", "hook willRemove")
    }

    static func removalEnded(_ kind: ViewRouteKind, _ title: String = "a") -> [String] {
        lines(
            title, "removing → removed", "didRemove by \(kind), router", "hook didRemove", "removal success",
            "removal completion true -", "removal performer success")
    }

    /// A removal has failed. Only its handlers and the registry's error handler were called.
    static func removalFailed(_ code: String, _ title: String = "a") -> [String] {
        lines(
            title, "removal error removeRoute \(code)", "removal completion false \(code)",
            "removal performer error \(code)") + ["registry: removeRoute \(code)"]
    }

    /// A view was removed without its router. The router received all events.
    static func gone(_ kind: ViewRouteKind, _ title: String = "a", by initiator: ViewRouteInitiator) -> [String] {
        lines(
            title, "routed → removing", "willRemove by \(kind), \(initiator)", "hook willRemove", "removing → removed",
            "didRemove by \(kind), \(initiator)", "hook didRemove")
    }

    /// A view was removed without its router, together with its container.
    static func goneAtOnce(_ kind: ViewRouteKind, _ title: String = "a", by initiator: ViewRouteInitiator) -> [String] {
        lines(title, "routed → removed", "didRemove by \(kind), \(initiator)", "hook didRemove")
    }

    static func lines(_ title: String, _ lines: String...) -> [String] { lines.map { "\(title): \($0)" } }
}
