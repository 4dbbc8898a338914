// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `url-pattern-clash`: no two providers have patterns that match the same URLs.
///
/// Two patterns clash for certain if they differ in the names of their parameters at most, in the case of the scheme and the host,
/// and in a slash at the end.
enum URLPatternClashCheck: RouteCheck {
    static let id = RouteFault.ID.urlPatternClash

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        var patterns: [Pattern: [(provider: RouteGraph.Provider, literal: RouteGraph.Literal)]] = [:]
        for provider in index.certainProviders {
            guard let isView = index.isView(provider) else { continue }
            for literal in provider.urlPatterns {
                let pattern = Pattern(shape: shape(of: literal.text), isView: isView)
                patterns[pattern, default: []].append((provider, literal))
            }
        }
        return patterns.values.flatMap { places in
            let places = places.sorted { $0.literal.location < $1.literal.location }
            let ordered =
                places.filter { !index.isOwn($0.provider.module) } + places.filter { index.isOwn($0.provider.module) }
            let first = ordered[0]
            // Whichever of two patterns of one provider matches, it opens the same.
            return ordered.dropFirst().filter {
                $0.provider.id != first.provider.id || $0.literal.text == first.literal.text
            }.map { place in
                guard place.provider.id != first.provider.id else {
                    return twice(place.literal, of: place.provider, first.literal)
                }
                let names = RouteGraph.Provider.names(place.provider, first.provider)
                let (text, other) = (place.literal.text, first.literal.text)
                return finding(
                    text, "'\(text)' of \(names.0) matches the same URLs as '\(other)' of \(names.1)",
                    at: place.literal.location,
                    chain: [RouteFinding.Step("\(names.1) has '\(other)'", at: first.literal.location)],
                    remedy: "tell the two apart by a part of the path that is no parameter, or remove one of them")
            }
        }
    }

    private static func twice(
        _ literal: RouteGraph.Literal, of provider: RouteGraph.Provider, _ first: RouteGraph.Literal
    ) -> RouteFinding {
        finding(
            literal.text, "\(provider.name) has '\(literal.text)' twice", at: literal.location,
            chain: [RouteFinding.Step("\(provider.name) has it", at: first.location)],
            remedy: "remove one of the two lines")
    }

    private struct Pattern: Hashable {
        let shape: String
        let isView: Bool
    }

    /// A pattern without what makes no difference.
    static func shape(of pattern: String) -> String {
        var parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, parts.last == "" { parts.removeLast() }
        // The scheme and the host: `app://note` begins with `app:`, nothing, `note`.
        if parts.count > 1, parts[0].hasSuffix(":"), parts[1].isEmpty {
            parts[0] = parts[0].lowercased()
            if parts.count > 2 { parts[2] = parts[2].lowercased() }
        }
        return parts.map { part in
            guard part.hasPrefix(":") else { return part }
            let rest = part.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
            return ":" + rest
        }.joined(separator: "/")
    }
}

// MARK: Explanation

extension URLPatternClashCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Two providers have URL patterns that match the same URLs.",
        meaning: """
            The patterns differ in the names of their parameters at most, in the case of the scheme and the host, and in a slash at the end. \
            Both providers are in the shared registry whenever the app runs. One provider may have patterns that match the same, but not one \
            pattern twice.
            """,
        consequence: "A URL that both match opens one of them, and never the other.",
        example: """
            Sources/EditorModule/EditorRouter.swift:7:9: error: url-pattern-clash: 'notes://open/:note' of EditorRouter matches the same URLs as 'notes://open/:user' of LoginRouter
            Sources/AccountModule/LoginRouter.swift:7:9: note: LoginRouter has 'notes://open/:user'
              help: tell the two apart by a part of the path that is no parameter, or remove one of them
              see: routes explain url-pattern-clash
            """,
        remedy: "Give one of them a part of the path that is no parameter.")
}
