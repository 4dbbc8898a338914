// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

/// `missing-provider`: a key has no provider, and no adapter that leads to one. Checked are the keys that are used, and the keys
/// that the entry point declares.
///
/// - A key that another module declares and this app does not use is not reported: it may serve another app.
/// - A key that only adapters need is reported by `adapter-without-provider`; a key with an unregistered provider by
///   `unregistered-provider`.
/// - A provider that is registered conditionally, or in a registry other than the shared one, counts.
/// - A line that was not understood counts for the keys that it may provide; see `DynamicRegistrations`.
enum MissingProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.missingProvider

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let nearMisses = RouteNearMisses(in: index)
        let idle = index.idleProviders
        let possiblyUsed = Set(index.possiblyUsed.map(\.route.id))
        return index.missing.compactMap { route, fault in
            if case .adaptedOnly = fault { return nil }
            // The other code that may use the key is reported by `unproven-route`.
            if possiblyUsed.contains(route.id) { return nil }
            var text = text(of: route, in: index)
            if route.providerName != nil {
                text = RouteFaultText(message: "no provider for \(route.name)", remedy: text.remedy)
            }
            let unlinked = index.textOfUnlinked(route, text.message)
            text = unlinked?.text ?? text
            if case .unused = fault, route.possibleUses == nil {
                text = RouteFaultText(
                    message: text.message, remedy: text.remedy + "\nor delete the declaration, which nothing here uses")
            }
            if unlinked == nil, let kind = index.scope(needing: route) {
                text = RouteFaultText(
                    message: text.message,
                    remedy: text.remedy + """

                        or, if it is a value of \(kind), add a line to the routes of \(kind): \(index.valueLine(for: route))
                        """)
            }
            if let other = declared(likeUndeclared: route, in: index) {
                text = RouteFaultText(
                    message: text.message, remedy: "use \(other), which is declared; \(route.name) is not declared")
            }
            if unlinked == nil, let remedy = remedy(forNamesOf: route, in: index) {
                text = RouteFaultText(message: "no provider for \(route.name)", remedy: remedy)
            }
            let place = place(of: route, in: index)
            let harmless = fault == .used ? harmlessness(of: route, idle, in: index) : nil
            if let harmless {
                text = RouteFaultText(message: "\(text.message), \(harmless)", remedy: text.remedy)
            }
            return finding(
                route.name, text, at: place.location,
                chain: index.chain(neededBy: [route.id]) + place.steps + (unlinked?.steps ?? []) + inactive(route),
                nearMisses: nearMisses.of(route).map(\.text), severity: harmless == nil ? .error : .warning,
                fix: unlinked?.fix)
        } + conditional(in: index) + lost(in: index) + elsewhere(in: index)
    }

    /// Returns the findings about keys that a provider in one registry needs, and that only another registry provides.
    private static func elsewhere(in index: RouteGraphIndex) -> [RouteFinding] {
        // The requests in a registry with a parent find the routes of both.
        if index.isTest || index.graph.hasRegistryWithParent == true { return [] }
        return index.graph.routes.compactMap { route in
            let offers = index.registered(route.id)
            guard let provided = Self.registry(of: offers.flatMap(\.registrations)),
                !index.providedUnseen.contains(route.id)
            else { return nil }
            let need = route.uses.first { use in
                guard use.isNeededToMake, !use.isOptional, use.isTried != true, use.isUnreachable != true,
                    let registrations = use.provider.flatMap({ index.providers[$0] })?.registrations,
                    let needing = Self.registry(of: registrations)
                else { return false }
                return needing != provided
            }
            guard let need, let provider = need.provider.flatMap({ index.providers[$0] }) else { return nil }
            return finding(
                route.name,
                .providedElsewhere(route.name, neededBy: provider.name, isShared: provided == .shared),
                at: need.location,
                chain: offers.prefix(1).map { RouteFinding.Step("\($0.name) provides it", at: $0.location) })
        }
    }

    /// Returns the registry of some registrations; nil if it is unknown, or if there are several.
    private static func registry(of registrations: [RouteGraph.Registration]) -> RegistrationFact.Registry? {
        let registries = Set(registrations.map(\.registry))
        return registries.count == 1 && registries != [.unknown] ? registries.first : nil
    }

    /// Returns the reason why no request of a key makes the app fail; nil if one does.
    private static func harmlessness(
        of route: RouteGraph.Route, _ idleProviders: Set<String>, in index: RouteGraphIndex
    ) -> String? {
        guard index.adaptations[route.id] == nil else { return nil }
        let uses = route.uses.filter { !$0.isOptional && $0.form == .call }
        if uses.isEmpty { return nil }
        if route.isNeededOnlyByUnreachableCode {
            return route.possibleUses != nil || index.hasUnseenUses
                ? "which only code may request that the checker does not follow"
                : "which only code that nothing calls requests"
        }
        let running = uses.filter { use in
            use.isUnreachable != true && use.provider.map { !idleProviders.contains($0) } ?? true
        }
        if running.isEmpty { return "and nothing requests the providers that need it" }
        return running.allSatisfy { $0.isTried == true && $0.isRequest }
            ? "and the code of every request goes on without it" : nil
    }

    /// Returns the findings about keys that are lost while a provider with a condition replaces another one.
    private static func lost(in index: RouteGraphIndex) -> [RouteFinding] {
        if index.isTest { return [] }
        return index.graph.providers.flatMap { provider -> [RouteFinding] in
            let replacing = (provider.replacedBy ?? []).compactMap { index.providers[$0] }.filter {
                $0.condition != nil
            }
            return replacing.flatMap { other in
                provider.provides.map(\.route).filter { isLost($0, of: provider, under: other, in: index) }.map {
                    route in
                    finding(
                        index.name(of: route),
                        .lostKey(index.name(of: route), of: provider.name, by: other.name, other.condition ?? ""),
                        at: other.location, chain: index.chain(neededBy: [route]))
                }
            }
        }
    }

    private static func isLost(
        _ route: String, of provider: RouteGraph.Provider, under other: RouteGraph.Provider, in index: RouteGraphIndex
    ) -> Bool {
        let isProvided = index.registered(route).contains { offer in
            if offer.providerID == provider.id { return false }
            return offer.conditionalProvider.map { $0.condition == other.condition } ?? true
        }
        let isNeeded =
            index.adaptations[route] != nil
            || index.routes[route]?.uses.contains {
                $0.form != .mention && !$0.isOptional && $0.provider != provider.id
            } == true
        return !isProvided && isNeeded && !index.providedUnseen.contains(route) && !provider.registrations.isEmpty
    }

    /// Returns the findings about keys that are needed in every process, but provided only under conditions.
    private static func conditional(in index: RouteGraphIndex) -> [RouteFinding] {
        if index.isTest { return [] }
        return index.graph.routes.compactMap { route in
            let offers = index.registered(route.id)
            let providers = offers.compactMap(\.conditionalProvider)
            guard !offers.isEmpty, providers.count == offers.count, !index.providedUnseen.contains(route.id) else {
                return nil
            }
            let conditions = providers.map(\.condition)
            let isNeeded = route.uses.contains { use in
                guard use.form != .mention, !use.isOptional else { return false }
                // The need of a provider with the same condition exists only if this provider does.
                let provider = use.provider.flatMap { index.providers[$0] }
                return provider?.condition == nil || !conditions.contains(provider?.condition)
            }
            guard isNeeded || index.adaptations[route.id] != nil else { return nil }
            return finding(
                route.name, .conditionalProvider(of: route.name), at: offers[0].location,
                chain: providers.map {
                    RouteFinding.Step(RouteFaultText.excludedProvider($0.name, $0.condition ?? ""), at: $0.location)
                } + index.chain(neededBy: [route.id]))
        }
    }

    /// Returns the remedy if the protocol has providers with other names, or only providers with names; nil otherwise.
    private static func remedy(forNamesOf route: RouteGraph.Route, in index: RouteGraphIndex) -> String? {
        let names = index.graph.routes.filter {
            $0.providerName != nil && $0.unnamedID == route.unnamedID && !index.registered($0.id).isEmpty
        }.compactMap(\.providerName).sorted()
        if names.isEmpty { return nil }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return route.providerName == nil
            ? "add 'named:' to the request, because its providers have names: \(list)"
            : "use a name that a provider has: \(list)"
    }

    /// Returns notes about the providers that this build does not compile.
    private static func inactive(_ route: RouteGraph.Route) -> [RouteFinding.Step] {
        (route.inactiveProviders ?? []).prefix(3).map {
            RouteFinding.Step("\($0.name) provides it, but \($0.condition) is inactive in this build", at: $0.location)
        }
    }

    private static func text(of route: RouteGraph.Route, in index: RouteGraphIndex) -> RouteFaultText {
        let isSwift = route.declarations.contains { !$0.location.isObjectiveC } || route.declarations.isEmpty
        return isSwift
            ? RouteFaultText(
                message: "no provider for \(route.kind.keyName)<\(route.type)>",
                remedy: RouteFaultText.missingProvider(
                    route.kind, of: route.typeInSource, proposing: provider(of: route, in: index)
                ).remedy)
            : .missingObjectiveCRouter(route.kind, of: route.type)
    }

    /// Returns the provider to propose, in the style of the app's other code.
    private static func provider(of route: RouteGraph.Route, in index: RouteGraphIndex) -> String {
        let argument = route.providerName.map { ", named: \($0.debugDescription)" } ?? ""
        let isOnMainActor = index.routes[route.unnamedID]?.declarations.contains(where: \.isMainActor) == true
        guard index.usesMacros else {
            return RouteFaultText.separateProvider(
                route.kind, of: route.typeInSource, argument: argument, isOnMainActor: isOnMainActor)
        }
        return RouteFaultText.annotatedProvider(
            route.kind, of: route.typeInSource, argument: argument,
            shortName: route.kind.hasConfiguration ? nil : route.shortName,
            isOnMainActor: isOnMainActor)
    }

    /// Returns the key of another kind for which the protocol is declared, if the key itself is not declared. It does not compile,
    /// but this check may run before the compiler.
    private static func declared(likeUndeclared route: RouteGraph.Route, in index: RouteGraphIndex) -> String? {
        guard route.declarations.isEmpty else { return nil }
        let type = route.id.drop { $0 != "<" }
        return index.graph.routes.first { !$0.declarations.isEmpty && $0.id.drop { $0 != "<" } == type }
            .map { index.name(of: $0.id) }
    }

    /// Returns the declaration if the app's author can change it; otherwise the first use. In a test bundle the use comes first
    /// too, because the declaration is correct for the app.
    private static func place(
        of route: RouteGraph.Route, in index: RouteGraphIndex
    ) -> (location: SourceLocation?, steps: [RouteFinding.Step]) {
        let declarations = route.declarations.sorted { $0.location < $1.location }
        let uses = route.uses.sorted { $0.location < $1.location }
        let own = declarations.first { index.isOwn($0.module) }
        // A header declares keys for many apps, so a request is the better place.
        let isHeader = own?.form == .marker && own?.location.isObjectiveC == true && uses.contains { $0.isRequest }
        if !index.isTest, let own, !isHeader { return (own.location, []) }
        let use =
            (index.isTest ? index.requestsOfTests(for: route).first : nil)
            ?? uses.first { index.isOwn($0.module) } ?? uses.first
        guard let use else { return (declarations.first?.location, []) }
        let declared = declarations.first.map { RouteFinding.Step("\($0.module) declares it", at: $0.location) }
        return (use.location, declared.map { [$0] } ?? [])
    }
}

// MARK: Explanation

extension MissingProviderCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A key is needed and has no provider.",
        meaning: """
            Each key that is used, and each key that the app's own module declares, needs a provider, an adapter that leads to \
            one, or a closure that makes it, in the app or in a linked module. If only a module that the app does not link provides \
            it, the help names the module. A registration in a branch of code counts. A registration in another registry counts \
            if some code runs in that registry; but a provider that needs the key must be in the same registry, or in one with a \
            parent. Providers that all have a condition, such as `when: .launchArgument("--demo")`, are not enough. A line of \
            `routes` that the checker cannot follow, such as a call of a function that returns lines, counts for each key that it \
            may mean. A test bundle must provide only the keys that its own code requests, except in a test with the trait \
            `.routes(unprovided: .isExpected)`.
            """,
        consequence:
            "A request for the key, at the places in the notes, throws missing-provider or returns nil.",
        example: """
            Sources/TimeInterface/Clock.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
            Sources/NotesModule/StoredNotes.swift:12:22: note: needed by StoredNotes.init, in a destination of NotesRouter
            Sources/notes/ListCommand.swift:12:22: note: NotesRouter provides RoutableService<any Notes>, needed by ListCommand.run
              near miss: RoutableService<any TimeInterface.WallClock> is provided by WallClockRouter at Sources/TimeModule/WallClockRouter.swift:6:9; did you mean it?
              help: link the module that provides it, or add a provider to a module that the app links:
                @Provider(of: .clock)
                final class DefaultClock: Clock {
                }
                or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Clock>(), to: <#Key#>) { <#Proxy#>($0) }
              see: routes explain missing-provider
            """,
        remedy: """
            Link the module that provides the key, or complete the provider in the help. If a module requires the key, adapt \
            it in the app to a provided key. Remove a declaration that is not needed.
            """)
}
