// SPDX-License-Identifier: Apache-2.0

/// `near-miss`: a member of a provider almost matches one that the library calls, and is not called.
///
/// Most members of a provider have a default implementation, so a member with another type compiles. `@AutoRegister` reports it. The
/// check reports it for providers that are registered without the macro.
enum NearMissCheck: RouteCheck {
    static let id = RouteFinding.ID.nearMiss

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        (index.graph.nearMisses ?? []).filter { index.isOwn($0.module) }.map {
            finding($0.member, $0.message, at: $0.location, remedy: $0.remedy)
        }
    }
}

// MARK: Explanation

extension NearMissCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A member of a provider almost matches one that the library uses, so the library ignores it.",
        meaning: """
            The member has the name of a member of the provider's protocol, and another type, other labels, or another form. The \
            protocol has a default implementation, which the compiler uses instead. For providers with `@AutoRegister`, the \
            macro reports this error.
            """,
        consequence: """
            The provider compiles and behaves as if the member were missing: a destination is not kept, not prepared or not closed.
            """,
        example: """
            Sources/TimeModule/ClockRouter.swift:6:17: error: 'lifetime()' is not called: a ServiceRouteProvider has 'static var lifetime' [near-miss]
              help: declare it as 'static var lifetime: RouteLifetime', or make it private if it is your own
              see: routes explain near-miss
            """,
        remedy: "Declare the member as the message says. If it is your own, make it private.")
}
