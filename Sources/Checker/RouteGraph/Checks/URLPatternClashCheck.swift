// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// `url-pattern-clash`: two URL patterns match the same URL, and neither is narrower.
///
/// The library's own rule, applied to all providers that are registered whenever the app runs. The source does not show how
/// narrow a key path is, or a parameter of a type of the app, so only `validate()` reports clashes of those.
enum URLPatternClashCheck: RouteCheck {
    static let id = RouteFinding.ID.urlPatternClash

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let all = URLPatternPlace.all(of: index.certainProviders)
        // A finding is located at the later pattern, so the author's own patterns come last.
        let places =
            all.filter { !index.isOwn($0.provider.module) } + all.filter { index.isOwn($0.provider.module) }
        let read = places.compactMap { place in (try? place.syntax.get()).map { (place, $0) } }
        return URLPatternClash.all(among: read.map(\.1)).map { clash in
            let (place, first) = (read[clash.second].0, read[clash.first].0)
            let names = RouteGraph.Provider.names(place.provider, first.provider)
            let isRepeated = place.provider.id == first.provider.id && place.literal.text == first.literal.text
            let text = RouteFaultText.urlPatternClash(
                place.literal.text, of: names.0, and: first.literal.text, of: names.1)
            return finding(
                place.literal.text, text.message, at: place.literal.location,
                chain: [RouteFinding.Step("\(names.1) has '\(first.literal.text)'", at: first.literal.location)],
                remedy: text.remedy,
                fix: isRepeated
                    ? RouteFix(.noStatement(repeating: first.literal.location), at: place.literal.location) : nil)
        }
    }
}

/// `url-pattern-invalid`: a URL pattern has a syntax error, or a named placeholder that sets no property.
enum URLPatternInvalidCheck: RouteCheck {
    static let id = RouteFinding.ID.urlPatternInvalid

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let invalid = URLPatternPlace.all(of: index.graph.providers).compactMap { place -> RouteFinding? in
            guard let failure = place.failure else { return nil }
            let text = RouteFaultText.urlPatternInvalid(place.literal.text, failure.reason)
            return finding(place.literal.text, text.message, at: place.literal.location, remedy: text.remedy)
        }
        let unread = (index.graph.unreadPlaceholders ?? []).map { unread in
            finding(
                unread.pattern,
                .urlPlaceholderUnread(
                    unread.pattern, of: unread.provider, name: unread.name, configuration: unread.configuration),
                at: unread.location,
                nearMisses: NearMisses.of(unread.name, among: unread.properties).prefix(3).map {
                    "\(unread.configuration) has '\($0)'; did you mean it?"
                })
        }
        return invalid + unread
    }
}

/// A URL pattern with its provider and its place.
struct URLPatternPlace {
    let provider: RouteGraph.Provider
    let literal: RouteGraph.Literal
    let syntax: Result<URLPatternSyntax, URLPatternSyntax.Failure>

    /// The syntax error, or the missing scheme.
    fileprivate var failure: URLPatternSyntax.Failure? {
        switch syntax {
        case .failure(let failure): failure
        case .success(let syntax): syntax.missingScheme
        }
    }

    static func all(of providers: [RouteGraph.Provider]) -> [URLPatternPlace] {
        providers.flatMap { provider in
            provider.urlPatterns.map { literal in
                URLPatternPlace(provider: provider, literal: literal, syntax: .init(reading: literal.text))
            }
        }.sorted { $0.literal.location < $1.literal.location }
    }
}

extension Result where Success == URLPatternSyntax, Failure == URLPatternSyntax.Failure {
    /// Parses a pattern with `\(…)` for its key paths.
    fileprivate init(reading text: String) {
        var pieces: [URLPatternSyntax.Piece] = []
        for (number, part) in text.split(
            separator: URLPatternSyntax.text(of: [.keyPath(0)]), omittingEmptySubsequences: false
        ).enumerated() {
            if number > 0 { pieces.append(.keyPath(number - 1)) }
            pieces.append(.text(String(part)))
        }
        let keyPaths = pieces.count { if case .keyPath = $0 { true } else { false } }
        let unknown = URLPlaceholder(name: nil, shape: .unknown, quantity: .one)
        self = Result { () throws(URLPatternSyntax.Failure) in
            try URLPatternSyntax(pieces, keyPaths: Array(repeating: unknown, count: keyPaths))
        }
    }
}

// MARK: Explanations

extension URLPatternClashCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "Two URL patterns can match the same URL, and neither is narrower.",
        meaning: """
            If two patterns match a URL, the narrower one is used. They are compared from the left: text is narrower than a \
            typed placeholder, and a typed placeholder is narrower than a placeholder for any text. Here neither pattern is \
            narrower. Both are in the shared registry whenever the app runs.
            """,
        consequence: "The first registered pattern receives each URL that both match.",
        example: """
            Sources/EditorModule/EditorRouter.swift:7:9: error: 'notes://open/:note' of EditorRouter matches the same URLs as 'notes://open/:user' of LoginRouter [url-pattern-clash]
            Sources/AccountModule/LoginRouter.swift:7:9: note: LoginRouter has 'notes://open/:user'
              help: add a fixed part to one of the two patterns, or remove one of them
              see: routes explain url-pattern-clash
            """,
        remedy: "Add fixed text to one of them, or use types that have no value in common.")
}

extension URLPatternInvalidCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A URL pattern cannot be read.",
        meaning: """
            The text of a `URLPattern` is not a valid pattern. For example, it has no scheme, a placeholder with an unknown \
            type, or two placeholders in one segment. The message gives the reason. A named placeholder that sets no property of \
            the configuration is a fault too. The checker finds it if it sees the type of the configuration and all protocols of \
            the type, and `validate()` finds it in any case.
            """,
        consequence: "No URL matches the pattern, and the router writes no URL with it.",
        example: """
            Sources/EditorModule/EditorRouter.swift:7:9: error: 'notes://open/:id(Integer)' has a placeholder ':id' of an unknown type 'Integer'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)' [url-pattern-invalid]
              help: correct the pattern; no URL matches it
              see: routes explain url-pattern-invalid
            """,
        remedy: "Correct the pattern. The page \"Routing by URL\" describes the parts of a pattern.")
}
