// SPDX-License-Identifier: Apache-2.0

/// `provider-named`, a warning: a library names the provider of another module in an expression. It is an error if the author declares
/// the provider's module as an implementation.
///
/// Lists of types to register are legal, and so is all code of a composition root.
enum ProviderNamedCheck: RouteCheck {
    static let id = RouteFinding.ID.providerNamed
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        (index.graph.crossings ?? []).compactMap { crossing in
            guard let provider = crossing.provider.flatMap({ index.providers[$0] }) else { return nil }
            let text = ImplementationText(of: crossing, in: index)
            var finding = finding(
                provider.name, "\(crossing.module) names \(provider.name), a provider of \(crossing.implementation)",
                at: crossing.location, chain: text.providers,
                remedy: text.request.map { "request the route instead: \($0)" }
                    ?? "let a program or a library that registers routes use \(provider.name)")
            finding.severity = index.severity(of: crossing)
            return finding
        }
    }
}

// MARK: Explanation

extension ProviderNamedCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "Code names a provider of another module.",
        meaning: """
            The checker finds expressions such as ClockRouter(), ClockRouter.self and Feature<ClockRouter>() in libraries of the \
            app. Lists of types to register are no fault, and neither is code of a composition root: a program, a test bundle, \
            or a library that registers or adapts the routes of other modules. An import that RouteCheck.json allows allows the \
            names too. If RouteCheck.json declares the provider's module as an implementation, the finding is an error.
            """,
        consequence: """
            The code bypasses the router: another provider, a condition, an adapter or a test's registry does not replace the \
            named provider.
            """,
        example: """
            Sources/NotesModule/StoredNotes.swift:8:17: warning: NotesModule names ClockRouter, a provider of TimeModule [provider-named]
            Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
              help: request the route instead: try Router.destination(for: .clock)
              see: routes explain provider-named
            """,
        remedy: "Request the route by its key. Let the program, or a library that registers routes, name providers.")
}
