// SPDX-License-Identifier: Apache-2.0

extension RouteContract {
    /// The contract as text: a section for each part, and a line for each fact, so that a change of the contract is a change of its
    /// lines.
    public var text: String {
        let title = kind.map { "\(module) (\($0.words))" } ?? module
        let sections = [
            section("Declares", declares.map(line)), section("Provides", provides.map(line)),
            section("URL patterns", urlPatterns.map(line)), section("Identifiers", identifiers.map(line)),
            section("Adapts", adapts.map(line)), section("Needs", needs.flatMap(lines)),
            section("Depends on implementations", implementations),
            section("Not understood", incomplete.map { "lines of \($0), which may have further keys" }),
        ].filter { !$0.isEmpty }
        let body = sections.isEmpty ? [["No routes"]] : sections
        return ([[title]] + body).map { $0.map(\.isolatedLine).joined(separator: "\n") }.joined(separator: "\n\n")
            + "\n"
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title] + lines.map { "  \($0)" }
    }

    private func line(_ declaration: Declaration) -> String {
        let details = [
            declaration.shortName.map { "short key .\($0)" }, declaration.isMainActor ? "main actor" : nil,
            declaration.access == .public ? nil : declaration.access.rawValue,
        ]
        return line(declaration.key, details, declaration.location)
    }

    private func line(_ provision: Provision) -> String {
        let details = [
            provision.provider.map { "by \($0)" } ?? "by a closure", provision.condition,
            provision.replaces.map { "replaces \($0)" },
            provision.requirements.isEmpty ? nil : "requires \(provision.requirements.joined(separator: ", "))",
            provision.isRegistered ? nil : "not registered",
        ]
        return line(provision.key, details, provision.location)
    }

    private func line(_ literal: Literal) -> String {
        line(literal.text, ["of \(literal.provider)"], literal.location)
    }

    private func line(_ adaptation: Adaptation) -> String {
        line("\(adaptation.key) to \(adaptation.adaptee)", ["by \(adaptation.adapter)"], adaptation.location)
    }

    private func lines(_ need: Need) -> [String] {
        let places = need.places.map { place in
            // The provider's own code names it already.
            let isOwn = place.provider.map { place.text == $0 || place.text.hasPrefix("\($0).") } ?? true
            let details = [
                isOwn ? nil : place.provider.map { "in a destination of \($0)" },
                place.isNeededToMake ? "needed to make the destination" : nil,
                place.isOptional && !need.isOptional ? "optional" : nil,
            ]
            return "  " + line(place.text, details, place.location)
        }
        var shown: Set<String> = []
        let details = [need.isOptional ? "optional" : nil, need.declaredIn.map { "declared in \($0)" }]
        return [line(need.key, details, nil)] + places.filter { shown.insert($0).inserted }
    }

    private func line(_ subject: String, _ details: [String?], _ location: SourceLocation?) -> String {
        let details = details.compactMap { $0 }.joined(separator: ", ")
        return subject + (details.isEmpty ? "" : ": \(details)") + (location.map { " (\($0))" } ?? "")
    }
}
