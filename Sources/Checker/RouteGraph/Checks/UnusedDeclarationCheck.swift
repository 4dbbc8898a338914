// SPDX-License-Identifier: Apache-2.0

/// `unused-declaration`, a warning: a key in the author's own modules is provided, but nothing uses or adapts it.
///
/// `missing-provider` reports keys that are not provided, and `unused-provider` reports providers without any used key. A key
/// whose provider is found by a URL or an identifier is not reported.
enum UnusedDeclarationCheck: RouteCheck {
    static let id = RouteFinding.ID.unusedDeclaration
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        guard !index.isTest, !index.hasUnseenUses else { return [] }
        return index.graph.routes.compactMap { route in
            guard
                let declaration = route.declarations.filter({ index.isOwn($0.module) })
                    .min(by: { $0.location < $1.location }),
                !route.isUnconstrained, !index.isWanted(route.id)
            else { return nil }
            let offers = index.registered(route.id)
            guard !offers.isEmpty, offers.allSatisfy({ isPlain($0, in: index) }) else { return nil }
            return finding(
                route.name, "no use of \(route.name)", at: declaration.location,
                chain: offers.map { RouteFinding.Step("\($0.name) provides it", at: $0.location) },
                remedy: "delete the declaration and the line that provides it, or use the key")
        }
    }

    /// Returns whether an offer for an unused key is reported here: a closure, or a provider that has other used keys, whose lines
    /// were all understood, and to which no adapter, URL or identifier leads.
    private static func isPlain(_ offer: RouteOffer, in index: RouteGraphIndex) -> Bool {
        switch offer.source {
        case .adapter: false
        case .closure: true
        case .provider(let provider):
            !provider.isIncomplete && provider.identifiers.isEmpty && provider.urlPatterns.isEmpty
                && !index.adaptees.contains(provider.id) && provider.messages == nil && !index.isUnused(provider)
        }
    }
}

// MARK: Explanation

extension UnusedDeclarationCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "A key is declared and provided, but not used.",
        meaning: """
            Its provider has other keys that are used. If it has none, the fault is unused-provider. A key without a provider \
            is a missing-provider. Test bundles and modules of other packages are not checked.
            """,
        consequence: "The interface contains an unused declaration.",
        example: """
            Sources/TimeInterface/Timer.swift:3:1: warning: no use of RoutableService<any Timer> [unused-declaration]
            Sources/TimeModule/ClockRouter.swift:7:9: note: ClockRouter provides it
              help: delete the declaration and the line that provides it, or use the key
              see: routes explain unused-declaration
            """,
        remedy: "Use the key, or delete its declaration and the line that provides it.")
}
