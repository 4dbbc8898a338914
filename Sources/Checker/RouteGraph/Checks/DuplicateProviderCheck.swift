// SPDX-License-Identifier: Apache-2.0

/// `duplicate-provider`: several providers, adapters or closures answer for one key.
///
/// Only certain registrations count: unconditional ones in the shared registry. A provider with a `RouteCondition` is compared with
/// them, and with the providers that have the same condition.
enum DuplicateProviderCheck: RouteCheck {
    static let id = RouteFinding.ID.duplicateProvider

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.offers.flatMap { route, offers in
            // A finding is located at the later offer, so the author's own offers come last.
            let certain = offers.filter(\.isCertain)
            let ordered = certain.filter { !$0.isOwn(in: index) } + certain.filter { $0.isOwn(in: index) }
            guard let first = ordered.first else { return [RouteFinding]() }
            return ordered.dropFirst().map { finding($0, and: first, route, in: index) }
        } + conditional(in: index)
    }

    /// Returns the findings about providers with conditions that replace no other one.
    private static func conditional(in index: RouteGraphIndex) -> [RouteFinding] {
        index.offers.flatMap { route, offers in
            let conditional = offers.filter(\.isConditional)
            return conditional.indices.compactMap { number -> RouteFinding? in
                let offer = conditional[number]
                let rivals = offers.filter(\.isCertain) + conditional[..<number].filter { $0.hasCondition(of: offer) }
                return rivals.first { !$0.isReplaced(by: offer) && !offer.isReplaced(by: $0) }.map {
                    finding(offer, and: $0, route, in: index)
                }
            }
        }
    }

    /// Returns notes about providers that are meant to replace another one, but do not replace the other offer.
    private static func replacements(_ offer: RouteOffer, _ first: RouteOffer, among offers: [RouteOffer]) -> [String] {
        if let name = offer.replacedName, name == first.replacedName {
            return [RouteFaultText.sharedReplacement(of: name)]
        }
        var notes: [String] = []
        for offer in [offer, first] {
            guard let note = replacement(offer, among: offers), !notes.contains(note) else { continue }
            notes.append(note)
        }
        return notes
    }

    /// Returns the reason why the provider of an offer replaces none of the other offers, although it names one.
    private static func replacement(_ offer: RouteOffer, among offers: [RouteOffer]) -> String? {
        guard let name = offer.replacedName else { return nil }
        let others = offers.filter { $0.providerID != offer.providerID && $0.has(name) }
        if others.contains(where: { $0.adaptee != nil }) { return RouteFaultText.replacedAdapter(name) }
        return others.isEmpty ? RouteFaultText.unknownReplacement(by: offer.name, of: name) : nil
    }

    private static func finding(
        _ offer: RouteOffer, and first: RouteOffer, _ route: String, in index: RouteGraphIndex
    ) -> RouteFinding {
        let key = index.name(of: route)
        let names = RouteOffer.names(offer, first)
        let text =
            offer.conditionalProvider.map {
                RouteFaultText.duplicateProvider(key, by: names.0, $0.condition ?? "", and: names.1)
            } ?? plain(key, offer, names)
        return finding(
            key, text, at: offer.location,
            chain: [RouteFinding.Step("\(names.1) provides it", at: first.location)]
                + replacements(offer, first, among: index.offers[route] ?? []).map { RouteFinding.Step($0) },
            fix: offer.isSameLine(as: first)
                ? RouteFix(.noStatement(repeating: first.location), at: offer.location) : nil)
    }
}

extension DuplicateProviderCheck {
    /// Returns the text about two offers without conditions. No router of Objective-C can replace another one.
    private static func plain(_ key: String, _ offer: RouteOffer, _ names: (String, String)) -> RouteFaultText {
        let text = RouteFaultText.duplicateProvider(key, by: names.0, besides: names.1)
        guard offer.location.isObjectiveC else { return text }
        return RouteFaultText(
            message: text.message, remedy: text.remedy.replacing(", or let one replace the other", with: ""))
    }
}

extension RouteOffer {
    /// Whether both offers are lines of one provider, so that the second one has no effect.
    fileprivate func isSameLine(as first: RouteOffer) -> Bool { providerID != nil && providerID == first.providerID }

    fileprivate func hasCondition(of other: RouteOffer) -> Bool {
        conditionalProvider?.condition == other.conditionalProvider?.condition
    }

    fileprivate var replacedName: String? {
        guard case .provider(let provider) = source else { return nil }
        return provider.replacedName
    }

    fileprivate func has(_ name: String) -> Bool {
        qualifiedName == name || qualifiedName?.hasSuffix("." + name) == true
    }
}

// MARK: Explanation

extension DuplicateProviderCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Two providers, adapters or closures answer to one key.",
        meaning: """
            Both are in the shared registry whenever the app runs, or whenever the condition of one of them holds. A registration \
            in a branch of code or in another registry is never a duplicate.
            """,
        consequence:
            "Only the first registration is used. The order may change with the order in which modules are linked.",
        example: """
            Sources/TimeModule/ClockRouter.swift:6:9: error: RoutableService<any Clock> is provided by ClockRouter, and by OtherClockRouter [duplicate-provider]
            Sources/OtherModule/OtherClockRouter.swift:6:9: note: OtherClockRouter provides it
              help: remove one of the two, or let one replace the other; which one is used depends on the order in which they are registered
              see: routes explain duplicate-provider
            """,
        remedy: """
            Remove one of the two, or do not link its module. To use one of them instead of the other, write its name there: \
            `replacing: "ClockRouter"`, also with a condition such as `when: .launchArgument("--demo")`.
            """)
}
