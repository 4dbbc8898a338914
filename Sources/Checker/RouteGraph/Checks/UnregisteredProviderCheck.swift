// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

/// `unregistered-provider`: a provider or an adapter exists, but no code registers it or mentions its type.
///
/// If several providers answer for a key, a program may register one of them. A provider in another package, or in an unused
/// list, is reported only if its keys are needed. In a test bundle, only the keys that its own code requests count.
enum UnregisteredProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.unregisteredProvider

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let reported = index.reportedRoots
        // The keys that earlier findings report.
        var covered: Set<String> = []
        return candidates(in: index).compactMap { candidate in
            let isAdapted = reported.contains(.unregisteredProvider(candidate.id))
            var keys = candidate.keys.filter { key in
                index.registered(key).isEmpty && !index.provided.contains(key) && !covered.contains(key)
            }
            if index.isTest {
                keys.removeAll { !reported.contains(.unregistered(route: $0)) }
            } else if candidate.replacement != nil || !candidate.isOwn || candidate.isIncomplete
                || !candidate.unusedLists.isEmpty
            {
                keys.removeAll { !index.isWanted($0) }
            }
            let isFoundOtherwise =
                candidate.isOwn && !index.isTest && candidate.isFoundOtherwise && candidate.unusedLists.isEmpty
            guard !keys.isEmpty || isAdapted || (candidate.keys.isEmpty && isFoundOtherwise) else { return nil }
            covered.formUnion(keys)
            return finding(of: candidate, keys, in: index)
        }
    }

    /// A provider or an adapter that nothing registers.
    private struct Candidate {
        let id: String
        let name: String
        let module: String
        let verb: String
        let keys: [String]
        let isOwn: Bool
        let isIncomplete: Bool
        /// Whether it has URL patterns or identifiers, or receives messages.
        let isFoundOtherwise: Bool
        var messages: [RouteGraph.Use] = []
        /// The provider that replaces it.
        var replacement: String?
        let unusedLists: [RouteGraph.UnusedList]
        /// Whether it is a type with `@Provider` that does not register itself.
        var isDestination = false
        var isActor = false
        let nameWithArguments: String?
        let access: TypeFact.Access?
        let location: SourceLocation
    }

    /// Returns the candidates, the author's own first, in source order.
    private static func candidates(in index: RouteGraphIndex) -> [Candidate] {
        let providers = index.graph.providers.filter(\.registrations.isEmpty).map {
            Candidate(
                id: $0.id, name: $0.name, module: $0.module, verb: "provides", keys: unique($0.provides.map(\.route)),
                isOwn: index.isOwn($0.module), isIncomplete: $0.isIncomplete,
                isFoundOtherwise: $0.replacedBy == nil
                    && (!$0.identifiers.isEmpty || !$0.urlPatterns.isEmpty || $0.messages != nil),
                messages: $0.messages ?? [],
                replacement: $0.replacedBy?.first.map { index.providers[$0]?.name ?? $0 },
                unusedLists: $0.unusedLists ?? [], isDestination: $0.isDestination == true,
                isActor: $0.isActor == true, nameWithArguments: $0.nameWithArguments, access: $0.access,
                location: $0.location)
        }
        let adapters = index.graph.adapters.filter(\.registrations.isEmpty).map {
            Candidate(
                id: $0.id, name: $0.name, module: $0.module, verb: "adapts", keys: unique($0.lines.map(\.route)),
                isOwn: index.isOwn($0.module), isIncomplete: $0.isIncomplete, isFoundOtherwise: false,
                unusedLists: $0.unusedLists ?? [], nameWithArguments: $0.nameWithArguments, access: $0.access,
                location: $0.location)
        }
        let all = (providers + adapters).sorted { $0.location < $1.location }
        return all.filter(\.isOwn) + all.filter { !$0.isOwn }
    }

    private static func unique(_ keys: [String]) -> [String] {
        var seen: Set<String> = []
        return keys.filter { seen.insert($0).inserted }
    }

    private static func finding(of candidate: Candidate, _ keys: [String], in index: RouteGraphIndex) -> RouteFinding {
        let rivals = keys.flatMap { key in
            (index.offers[key] ?? []).filter { $0.name != candidate.name }.map { rival in
                RouteFinding.Step(
                    "\(rival.name) would provide \(index.name(of: key)) too, and is not registered either",
                    at: rival.location)
            }
        }
        let lists = candidate.unusedLists.map { list in
            RouteFinding.Step(
                list.isOfOtherRegistry == true
                    ? "it is registered here in a registry of its own, which no code uses"
                    : "\(list.name) names it here, and no code names \(list.name)", at: list.location)
        }
        let ignored = index.graph.recordsIgnored.map {
            [RouteFinding.Step("the app ignores @AutoRegister and @Provider: registersByItself is false", at: $0)]
        }
        return finding(
            candidate.name, message(candidate, keys, in: index), at: candidate.location,
            chain: lists + (ignored ?? []) + index.chain(neededBy: keys, of: candidate.id) + senders(of: candidate)
                + rivals,
            remedy: remedy(candidate, in: index), fix: rivals.isEmpty ? fix(candidate, in: index) : nil)
    }

    /// Returns the change that registers a provider as the app registers its others; nil if there is more than one way.
    private static func fix(_ candidate: Candidate, in index: RouteGraphIndex) -> RouteFix? {
        guard candidate.isOwn, !index.isTest, candidate.replacement == nil, candidate.unusedLists.isEmpty else {
            return nil
        }
        if candidate.location.isObjectiveC {
            return RouteFix(.lineAfterImplementation("ZIKAutoRegister(\(candidate.name))"), at: candidate.location)
        }
        if index.usesMacros, !candidate.isDestination, !candidate.isActor, index.graph.recordsIgnored == nil {
            return RouteFix(.attribute("@AutoRegister"), at: candidate.location)
        }
        let entryPoint = index.graph.entryPoint
        // Two types of the same name are ambiguous where both modules are imported.
        let namesakes = index.makers.values.count { !$0.isScope && $0.name == candidate.name }
        guard isNamable(candidate, in: index), namesakes < 2,
            candidate.module == entryPoint
                || index.modules[entryPoint]?.dependencies.contains(candidate.module) == true
        else { return nil }
        let registrations =
            (index.graph.providers.flatMap(\.registrations) + index.graph.adapters.flatMap(\.registrations)).filter {
                $0.module == entryPoint && $0.form == .list && $0.isCertain && !$0.location.isObjectiveC
            }
        let module = candidate.module == entryPoint ? nil : candidate.module
        return registrations.map(\.location).max().map {
            RouteFix(.element("\(candidate.name).self", module: module), at: $0)
        }
    }

    /// Returns whether a list of the entry point can name a type.
    private static func isNamable(_ candidate: Candidate, in index: RouteGraphIndex) -> Bool {
        guard let access = candidate.access, candidate.nameWithArguments == nil else { return false }
        return access >= (candidate.module == index.graph.entryPoint ? .internal : .package)
    }

    /// Returns the first place that sends a message to a router class.
    private static func senders(of candidate: Candidate) -> [RouteFinding.Step] {
        candidate.messages.prefix(1).map { RouteFinding.Step("\($0.place) sends it a message", at: $0.location) }
    }

    private static func remedy(_ candidate: Candidate, in index: RouteGraphIndex) -> String {
        if candidate.location.isObjectiveC {
            return "write ZIKAutoRegister(\(candidate.name)) beside its @implementation"
        }
        if let replacement = candidate.replacement {
            return "let \(replacement) provide it too, or do not replace \(candidate.name)"
        }
        if candidate.unusedLists.contains(where: { $0.isOfOtherRegistry == true }) {
            return "register it in RouteRegistry.shared, or request its routes in that registry:\n"
                + "try <#registry#>.run { <#requests#> }"
        }
        if let list = candidate.unusedLists.first { return "let the app register \(list.name) when it begins" }
        let line = "RouteRegistry.shared.register { \(candidate.nameWithArguments ?? candidate.name).self }"
        if index.graph.recordsIgnored != nil { return "register \(candidate.name) in the app's list:\n\(line)" }
        if candidate.isDestination {
            let list = isNamable(candidate, in: index) ? "the app's list" : "a list of \(candidate.module)"
            return "remove 'registersItself: false', or register \(candidate.name) in \(list):\n\(line)"
        }
        if candidate.nameWithArguments != nil {
            return "register each concrete type in the app's list:\n\(line)"
        }
        // The macro rejects actors.
        let register =
            index.usesMacros && !candidate.isActor
            ? RouteFaultText.registering(candidate.name) : "register \(candidate.name) in the app's list"
        return "\(register):\n\(line)"
    }

    private static func message(_ candidate: Candidate, _ keys: [String], in index: RouteGraphIndex) -> String {
        let keys = keys.isEmpty ? candidate.keys : keys
        guard let first = keys.first else { return "nothing registers \(candidate.name)" }
        let rest = keys.count > 1 ? " and \(keys.count - 1) more" : ""
        if let replacement = candidate.replacement {
            return
                "\(candidate.name) provides \(index.name(of: first))\(rest), but \(replacement) replaces \(candidate.name)"
        }
        return "nothing registers \(candidate.name), which \(candidate.verb) \(index.name(of: first))\(rest)"
    }
}

// MARK: Explanation

extension UnregisteredProviderCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A provider or an adapter exists, but no code registers it.",
        meaning: """
            It has no @AutoRegister, and no code mentions its type outside of unused lists. A list is a global or static \
            function or property. Not reported: a provider whose keys another registered provider has, and a provider of \
            another package whose keys are not needed.
            """,
        consequence: "Its routes are unknown at run time. A request for them throws missing-provider.",
        example: """
            Sources/TimeModule/ClockRouter.swift:4:8: error: nothing registers ClockRouter, which provides RoutableService<any Clock> [unregistered-provider]
            Sources/NotesModule/StoredNotes.swift:12:22: note: needed by StoredNotes.init, in a destination of NotesRouter
            Sources/notes/ListCommand.swift:12:22: note: NotesRouter provides RoutableService<any Notes>, needed by ListCommand.run
              help: register ClockRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { ClockRouter.self }
              see: routes explain unregistered-provider
            """,
        remedy: """
            Write @AutoRegister before the type, or add it to the list that the app registers when it starts. A class with \
            `@Provider(registersItself: false)` belongs in a list; without this argument, it registers itself. In Objective-C, write \
            ZIKAutoRegister(ClockRouter) beside the @implementation.
            """)
}
