// SPDX-License-Identifier: Apache-2.0

/// `url-pattern-clash`: two URL patterns match the same URL, and neither is narrower.
///
/// The library's own rule, applied to all providers that are registered whenever the app runs. The source does not show how
/// narrow a pattern with key paths is, so only `validate()` reports clashes of those.
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
            let text = RouteFaultText.urlPatternClash(
                place.literal.text, of: names.0, and: first.literal.text, of: names.1)
            return finding(
                place.literal.text, text.message, at: place.literal.location,
                chain: [RouteFinding.Step("\(names.1) has '\(first.literal.text)'", at: first.literal.location)],
                remedy: text.remedy)
        }
    }
}

/// `url-pattern-invalid`: a URL pattern has a syntax error.
enum URLPatternInvalidCheck: RouteCheck {
    static let id = RouteFinding.ID.urlPatternInvalid

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        URLPatternPlace.all(of: index.graph.providers).compactMap { place in
            guard case .failure(let failure) = place.syntax else { return nil }
            let text = RouteFaultText.urlPatternInvalid(place.literal.text, failure.reason)
            return finding(place.literal.text, text.message, at: place.literal.location, remedy: text.remedy)
        }
    }
}

/// A URL pattern with its provider and its place.
private struct URLPatternPlace {
    let provider: RouteGraph.Provider
    let literal: RouteGraph.Literal
    let syntax: Result<URLPatternSyntax, URLPatternSyntax.Failure>

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
            Of two patterns that match a URL, the narrower one is taken: compared from the left, text is narrower than a placeholder of a \
            type, and that is narrower than one of any text. Here neither is. Both are in the shared registry whenever the app runs.
            """,
        consequence: "A URL that both match leads to the one that is registered first, and never to the other.",
        example: """
            Sources/EditorModule/EditorRouter.swift:7:9: error: url-pattern-clash: 'notes://open/:note' of EditorRouter matches the same URLs as 'notes://open/:user' of LoginRouter
            Sources/AccountModule/LoginRouter.swift:7:9: note: LoginRouter has 'notes://open/:user'
              help: tell the two apart by a part of the URL that is no placeholder, or remove one of them
              see: routes explain url-pattern-clash
            """,
        remedy: "Give one of them a part that is no placeholder, or types that have no value in common.")
}

extension URLPatternInvalidCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A URL pattern cannot be read.",
        meaning: """
            The text of a `URLPattern` is no pattern: it has no scheme, an unknown type of a placeholder, two placeholders in one segment, \
            or whatever else the message says. `validate()`, which can ask the types, also finds a placeholder with a name that sets \
            no property of the configuration.
            """,
        consequence: "No URL leads to the provider by this pattern, and none is written by it.",
        example: """
            Sources/EditorModule/EditorRouter.swift:7:9: error: url-pattern-invalid: 'notes://open/:id(Integer)' has a placeholder ':id' of an unknown type 'Integer'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)'
              help: correct the pattern; as it is, no URL leads here
              see: routes explain url-pattern-invalid
            """,
        remedy: "Correct the pattern; the page \"Routing by URL\" says what patterns are made of.")
}
