// SPDX-License-Identifier: Apache-2.0

extension AnyRouteScope {
    /// Removes the screens of the scope and of those inside of it, with all screens above them, then ends the scope.
    ///
    /// ```swift
    /// func logOut() async {
    ///     try? await session.removeScreensAndEnd()
    ///     window.scope = nil
    /// }
    /// ```
    ///
    /// The steps are:
    /// 1. Waiting routes, awaited results and dialogs of the scope fail with a `RouteError` (`scopeUnavailable`). From now on, new ones fail
    ///    too.
    /// 2. The screens are removed, in each window from the lowest one on, which the host removes in one transition with the screens
    ///    above it. A route whose transition has begun is shown first.
    /// 3. The scope ends. Its destinations are released; see ``RouteScope/end()``.
    ///
    /// A refused removal does not stop the others, nor the end of the scope. A task that is cancelled continues.
    ///
    /// - Parameter animated: Whether the transitions are animated. Defaults to true.
    /// - Throws: `RouteErrors` with the reasons why screens were not removed: their providers or their hosts refused. The scope has
    ///   ended nevertheless.
    @MainActor public func removeScreensAndEnd(animated: Bool = true) async throws(RouteErrors) {
        let scope = handle
        ScopeMembership.close(scope)
        var removal = ScreenRemoval(of: scope, animated: animated)
        await removal.run()
        // Ended first, so that no route can join in between.
        end()
        ScopeMembership.reopen(scope)
        guard removal.errors.isEmpty else { throw RouteErrors(removal.errors) }
    }
}

/// The removal of all screens of a scope.
@MainActor private struct ScreenRemoval {
    private let scope: ScopeHandle
    private let animated: Bool
    private var refused: Set<ObjectIdentifier> = []
    private(set) var errors: [RouteError] = []

    init(of scope: ScopeHandle, animated: Bool) {
        self.scope = scope
        self.animated = animated
    }

    mutating func run() async {
        while true {
            let routes = ScopedViewRegistry.routes(in: scope).filter { !refused.contains(ObjectIdentifier($0)) }
            if let moving = routes.first(where: { $0.performance != nil || $0.removal != nil }) {
                await moving.untilSettled()
            } else if !routes.isEmpty {
                await remove(lowest(of: routes))
            } else {
                return
            }
        }
    }

    /// Returns the lowest screen of each window.
    private func lowest(of routes: [ViewRoute]) -> [ViewRoute] {
        var lowest: [ObjectIdentifier: ViewRoute] = [:]
        for route in routes.sorted(by: { $0.shownOrder < $1.shownOrder }) {
            let window = route.host.map { ObjectIdentifier($0) } ?? ObjectIdentifier(route)
            lowest[window] = lowest[window] ?? route
        }
        return lowest.values.sorted { $0.shownOrder < $1.shownOrder }
    }

    private mutating func remove(_ routes: [ViewRoute]) async {
        var remaining = routes.count
        var failures: [(ViewRoute, RouteError)] = []
        await withCheckedContinuation { continuation in
            for route in routes {
                route.remove(animated: animated) { outcome in
                    if case .failure(let error) = outcome { failures.append((route, error)) }
                    remaining -= 1
                    if remaining == 0 { continuation.resume() }
                }
            }
        }
        for (route, error) in failures {
            refused.insert(ObjectIdentifier(route))
            if route.destination != nil { errors.append(error) }
        }
    }
}
