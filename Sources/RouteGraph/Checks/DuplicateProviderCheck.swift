// SPDX-License-Identifier: Apache-2.0

/// `duplicate-provider`: several providers, adapters or closures answer for one key.
///
/// Only certain registrations count: unconditional ones in the shared registry.
enum DuplicateProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.duplicateProvider

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.offers.flatMap { route, offers in
            // A finding is located at the later offer, so the author's own offers come last.
            let certain = offers.filter(\.isCertain)
            let ordered = certain.filter { !$0.isOwn(in: index) } + certain.filter { $0.isOwn(in: index) }
            guard let first = ordered.first else { return [RouteFinding]() }
            let key = index.name(of: route)
            return ordered.dropFirst().map { offer in
                let names = RouteOffer.names(offer, first)
                return finding(
                    key, .duplicateProvider(key, by: names.0, and: names.1, .unknown), at: offer.location,
                    chain: [RouteFinding.Step("\(names.1) provides it", at: first.location)])
            }
        }
    }
}

// MARK: Explanation

extension DuplicateProviderCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Two providers, adapters or closures answer to one key.",
        meaning: """
            Both are in the shared registry whenever the app runs. A registration under a condition or in another registry is \
            never a duplicate.
            """,
        consequence:
            "Only the first registration is used. The order may change with the order in which modules are linked.",
        example: """
            Sources/TimeModule/ClockRouter.swift:6:9: error: RoutableService<any Clock> is provided by ClockRouter, and by OtherClockRouter [duplicate-provider]
            Sources/OtherModule/OtherClockRouter.swift:6:9: note: OtherClockRouter provides it
              help: remove one of the two; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            """,
        remedy: """
            Remove one of the two, or do not link its module. To choose at run time, remove @AutoRegister from both and \
            register one of them under a condition.
            """)
}
