// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// `unmatched-url`, a warning: code of the app opens a URL that no pattern matches.
///
/// Only literals, and names whose values are literals, count. Nothing is reported if the app has a fallback for URLs, or a provider or a redirection
/// whose patterns the source does not show.
enum UnmatchedURLCheck: RouteCheck {
    static let id = RouteFinding.ID.unmatchedURL
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let uses = index.graph.urls ?? []
        let opened = uses.filter { $0.kind == .open && $0.text != nil && index.isOwn($0.module) }
        guard !opened.isEmpty, !index.isTest, !index.hasUnseenLines,
            !uses.contains(where: { $0.kind == .fallback || $0.kind == .redirect && $0.text == nil }),
            let patterns = patterns(in: index, uses)
        else { return [] }
        // Code that asks first opens the URL only if the app has it.
        let questions = uses.filter { $0.kind == .question }
        if questions.contains(where: { $0.text == nil }) { return [] }
        let asked = Set(questions.compactMap(\.text))
        return opened.compactMap { use in
            guard let text = use.text, !asked.contains(text) else { return nil }
            let url = WrittenURL(text)
            if let url, patterns.contains(where: { url.mayMatch($0.syntax) }) { return nil }
            let near = nearMisses(of: text, url, among: patterns)
            return finding(
                text, "no URL pattern of the app matches '\(text)'", at: use.location,
                nearMisses: names(of: near.map(\.pattern)),
                remedy: """
                    correct the URL, link the module whose provider has a pattern for it, or add a pattern to the routes of a provider:
                    URLPattern("\(text)")
                    """,
                fix: .respelling(text, as: near.map(\.url), at: use.location))
        }
    }

    private struct Pattern {
        let text: String
        let owner: String
        let syntax: URLPatternSyntax
        let location: SourceLocation
    }

    /// Returns the patterns of the app; nil if one of them cannot be read, which is a fault of its own.
    private static func patterns(in index: RouteGraphIndex, _ uses: [RouteGraph.URLUse]) -> [Pattern]? {
        var patterns: [Pattern] = []
        for place in URLPatternPlace.all(of: index.graph.providers) {
            guard let syntax = try? place.syntax.get() else { return nil }
            patterns.append(
                Pattern(
                    text: place.literal.text, owner: place.provider.name, syntax: syntax,
                    location: place.literal.location))
        }
        for use in uses where use.kind == .redirect {
            guard let text = use.text else { continue }
            guard let syntax = try? URLPatternSyntax([.text(text)]) else { return nil }
            patterns.append(Pattern(text: text, owner: "a redirection", syntax: syntax, location: use.location))
        }
        return patterns
    }

    /// Returns the patterns that resemble the URL, most similar first, and the URLs that they match with the values of this URL in
    /// place of their placeholders.
    private static func nearMisses(
        of text: String, _ url: WrittenURL?, among patterns: [Pattern]
    ) -> [(pattern: Pattern, url: String)] {
        let filled = patterns.flatMap { pattern in
            pattern.syntax.shapes.map { (pattern: pattern, url: url?.text(filling: $0) ?? pattern.text) }
        }
        let name = url?.text ?? text
        let query = url == nil ? "" : text.prefix { $0 != "#" }.drop { $0 != "?" }
        return NearMisses.of(name, among: filled, name: \.url, order: \.pattern.text).map { near in
            let path = near.url.prefix { $0 != "#" }
            return (near.pattern, "\(path)\(query)\(near.url.dropFirst(path.count))")
        }
    }

    private static func names(of patterns: [Pattern]) -> [String] {
        var seen: Set<SourceLocation> = []
        return patterns.filter { seen.insert($0.location).inserted }.prefix(3)
            .map { "'\($0.text)' is a pattern of \($0.owner) at \($0.location); did you mean it?" }
    }
}

extension RouteGraphIndex {
    /// Whether a provider may have lines that the source does not show, such as URL patterns and identifiers.
    var hasUnseenLines: Bool {
        graph.providers.contains(where: \.isIncomplete)
            || graph.unresolved.contains { ObjectiveCDoubt(reason: $0.reason) != nil }
    }
}

extension WrittenURL {
    /// The URL without its query.
    fileprivate var text: String {
        ([scheme + "://" + host] + segments).joined(separator: "/") + Self.text(ofFragment: fragment)
    }

    private static func text(ofFragment fragment: [String]?) -> String {
        fragment.map { "#" + $0.joined(separator: "/") } ?? ""
    }

    /// Returns the text of a pattern's shape, with the segments of this URL in place of its placeholders.
    fileprivate func text(filling shape: URLPatternShape) -> String {
        let host =
            switch shape.host {
            case .literal(let text): text
            case .any, .labels: self.host
            }
        let path = Self.filled(shape.segments, hasRest: shape.rest != nil, with: segments)
        // A pattern without a fragment ignores it.
        let fragment = shape.fragment.map {
            Self.filled($0.segments, hasRest: $0.rest != nil, with: self.fragment ?? [])
        }
        return ([shape.scheme + "://" + host] + path).joined(separator: "/")
            + Self.text(ofFragment: fragment ?? self.fragment)
    }

    private static func filled(
        _ pattern: [URLPatternShape.Segment], hasRest: Bool, with segments: [String]
    ) -> [String] {
        let filled = pattern.enumerated().map { number, segment in
            switch segment {
            case .literal(let text): text
            case .placeholder: number < segments.count ? segments[number] : "…"
            }
        }
        return filled + (hasRest ? segments.dropFirst(filled.count) : [])
    }
}

// MARK: Explanation

extension UnmatchedURLCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "Code of the app opens a URL that no pattern of the app matches.",
        meaning: """
            The URL is a literal or a constant in a call of Router.perform(url:…), Router.route(url:…), \
            Router.destination(url:) or Router.destination(serviceURL:), as a String or as URL(string: "…")!. A URL that the app \
            passes to Router.canOpen(url:), and a call with `try?`, may have no pattern. The checker reports nothing if the app \
            adds a fallback for URLs, or has a redirection or a provider whose patterns the source does not show. It accepts any \
            value for a key path in a pattern. Test bundles and modules of other packages are not checked.
            """,
        consequence: "The call fails with missing-provider.",
        example: """
            Sources/notes/ShowCommand.swift:12:22: warning: no URL pattern of the app matches 'notes://noet/Tea' [unmatched-url]
              near miss: 'notes://note/:name' is a pattern of EditorRouter at Sources/EditorModule/EditorRouter.swift:7:9; did you mean it?
              help: correct the URL, link the module whose provider has a pattern for it, or add a pattern to the routes of a provider:
                URLPattern("notes://noet/Tea")
              see: routes explain unmatched-url
            """,
        remedy: """
            Correct the URL, or write it with Router.url(for:), which never returns a URL without a route. If the route is in a \
            module that not all apps link, ask with Router.canOpen(url:) first.
            """)
}
