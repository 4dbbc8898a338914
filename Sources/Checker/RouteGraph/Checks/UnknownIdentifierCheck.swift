// SPDX-License-Identifier: Apache-2.0

/// `unknown-identifier`, a warning: code of the app requests a provider by an identifier that no provider has.
///
/// Only literals, and names whose values are literals, count. Nothing is reported if a provider may have identifiers that the source does not show.
enum UnknownIdentifierCheck: RouteCheck {
    static let id = RouteFinding.ID.unknownIdentifier
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let requests = (index.graph.identifierRequests ?? []).filter { index.isOwn($0.module) }
        guard !requests.isEmpty, !index.isTest, !index.hasUnseenLines else { return [] }
        let known = index.graph.providers.flatMap { provider in
            provider.identifiers.map { (provider: provider, isView: index.isView(provider), literal: $0) }
        }
        return requests.compactMap { request in
            let candidates = known.filter { $0.isView != !request.isView }
            guard !candidates.contains(where: { $0.literal.text == request.text }) else { return nil }
            let kind = request.isView ? "view" : "service"
            let near = NearMisses.of(request.text, among: candidates, name: \.literal.text, order: \.literal.text)
            return finding(
                request.text, "no provider of a \(kind) has the identifier '\(request.text)'", at: request.location,
                nearMisses: near.prefix(3).map {
                    "'\($0.literal.text)' is an identifier of \($0.provider.name) at \($0.literal.location); did you mean it?"
                },
                remedy: """
                    correct the identifier, link the module whose provider has it, or add it to the routes of a provider:
                    Identifier("\(request.text)")
                    """,
                fix: .respelling(request.text, as: near.map(\.literal.text), at: request.location))
        }
    }
}

// MARK: Explanation

extension UnknownIdentifierCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "Code of the app requests a provider by an identifier that no provider has.",
        meaning: """
            The identifier is a literal or a constant in a call of Router.to(serviceIdentifier:) or \
            Router.to(viewIdentifier:) of ZRouter. Services and views have separate identifiers. The checker reports nothing if \
            a provider has lines that the source does not show. Test bundles and modules of other packages are not checked.
            """,
        consequence: "The call returns nil.",
        example: """
            Sources/notes/ShowCommand.swift:12:22: warning: no provider of a service has the identifier 'clokc' [unknown-identifier]
              near miss: 'clock' is an identifier of ClockRouter at Sources/TimeModule/ClockRouter.swift:7:9; did you mean it?
              help: correct the identifier, link the module whose provider has it, or add it to the routes of a provider:
                Identifier("clokc")
              see: routes explain unknown-identifier
            """,
        remedy: "Correct the identifier, or request the provider by its key, which the compiler checks.")
}
