// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `duplicate-provider`: one provider, adapter or closure answers to a key.
///
/// Only what certainly comes together clashes: registered in the shared registry, under no condition.
enum DuplicateProviderCheck: RouteCheck {
    static let id = RouteFault.ID.duplicateProvider

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.offers.flatMap { route, offers in
            // What the author of the app cannot change comes first, so that the finding is where he can.
            let certain = offers.filter(\.isCertain)
            let ordered = certain.filter { !$0.isOwn(in: index) } + certain.filter { $0.isOwn(in: index) }
            guard let first = ordered.first else { return [RouteFinding]() }
            let key = index.name(of: route)
            return ordered.dropFirst().map { offer in
                finding(
                    key, .duplicateProvider(key, by: offer.name, and: first.name, .unknown), at: offer.location,
                    chain: [RouteFinding.Step("\(first.name) provides it", at: first.location)])
            }
        }
    }
}
