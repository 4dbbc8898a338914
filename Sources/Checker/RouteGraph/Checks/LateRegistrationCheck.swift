// SPDX-License-Identifier: Apache-2.0

/// `late-registration`: the code that runs at launch requests a key before it registers the key's only provider.
enum LateRegistrationCheck: RouteCheck {
    static let id = RouteFinding.ID.lateRegistration

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        guard let launch = index.graph.launch, !index.isTest else { return [] }
        let order = Dictionary(launch.enumerated().map { ($1, $0) }) { first, _ in first }
        let requests = firstRequests(order, in: index)
        return index.graph.routes.compactMap { route in
            guard !index.providedUnseen.contains(route.id), let request = requests[route.id],
                case let offers = index.registered(route.id), let offer = offers.first, offers.count == 1,
                offer.registrations.allSatisfy({ $0.registry == .shared }),
                let registration = offer.registrations.first, offer.registrations.count == 1,
                let place = order[registration.location], place > request.order
            else { return nil }
            return finding(
                route.name,
                "\(route.name) is requested before \(offer.registered) is registered, and the request fails",
                at: registration.location, chain: [RouteFinding.Step("requested here", at: request.location)],
                remedy: "register it before its first request")
        }
    }
}

extension LateRegistrationCheck {
    /// Returns the first request of each key at launch: by the code itself, or by a provider whose destination it requests.
    private static func firstRequests(
        _ order: [SourceLocation: Int], in index: RouteGraphIndex
    ) -> [String: (location: SourceLocation, order: Int)] {
        var found: [String: (location: SourceLocation, order: Int)] = [:]
        let direct = index.graph.routes.compactMap { route in
            route.firstRequest(in: order).map { (route.id, $0) }
        }
        let ofClosures = Dictionary(
            grouping: index.graph.routes.flatMap { route in
                route.uses.compactMap { use in use.closure.map { (closure: $0, route: route.id, use: use) } }
            }, by: \.closure)
        var waiting = direct.sorted { $0.1.order < $1.1.order }
        var position = 0
        while position < waiting.count {
            let (route, request) = waiting[position]
            position += 1
            if let known = found[route], known.order <= request.order { continue }
            found[route] = request
            let offers = index.registered(route)
            guard offers.count == 1 else { continue }
            for (needed, use) in offers[0].providerID.flatMap({ index.needs[$0] }) ?? []
            where use.isNeededToMake && !use.isRecoverable {
                waiting.append((needed.id, request))
            }
            for (_, needed, use) in ofClosures[offers[0].location] ?? [] where !use.isRecoverable {
                waiting.append((needed, request))
            }
        }
        return found
    }
}

extension RouteGraph.Route {
    /// Returns the first request of the key at launch.
    fileprivate func firstRequest(in order: [SourceLocation: Int]) -> (location: SourceLocation, order: Int)? {
        let requests = uses.filter { $0.isRequest && $0.provider == nil }
        return requests.compactMap { use in order[use.location].map { (use.location, $0) } }.min { $0.1 < $1.1 }
    }
}

extension RouteOffer {
    fileprivate var registered: String {
        if case .closure = source { "its closure" } else { name }
    }
}

// MARK: Explanation

extension LateRegistrationCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A route is requested before it is registered.",
        meaning: """
            The checker reads the top-level code of main.swift, and main() of the type with @main: calls outside branches, \
            closures, one after the other. It reports a request of a key, by this code or by a provider whose destination it \
            requests, if the only registration of the key is in a later call. `validate()` finds late registrations in any code: the registry records failed requests, and \
            compares them with later registrations.
            """,
        consequence:
            "The request fails, and later requests succeed: the app does not always behave in the same way.",
        example: """
            Sources/notes/main.swift:20:5: error: RoutableService<any Clock> is requested before its closure is registered, and the request fails [late-registration]
            Sources/notes/main.swift:12:22: note: requested here
              help: register it before its first request
              see: routes explain late-registration
            """,
        remedy: "Use @AutoRegister, or register by hand when the app starts, before the first request.")
}
