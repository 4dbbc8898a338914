// SPDX-License-Identifier: Apache-2.0

/// What a URL leads to.
struct URLResolution {
    let entry: URLEntry
    let registry: RouteRegistry
    let url: RouteURL
    let texts: [[String]?]

    /// How many redirections one URL may take.
    private static let limit = 8

    /// Finds what a URL leads to.
    static func resolve(
        _ string: String, by sender: URLSender, at location: RouteLocation
    ) throws(URLRefusalError) -> URLResolution {
        let registry = RouteRegistry.current
        var current = string
        for _ in 0...limit {
            if let excess = registry.urlLimits.excess(of: current) {
                let failure = registry.failure(excess, of: current, route: "URL \(quoted(current))")
                throw refusal(current, sender, .overLimit, .urlLimitExceeded(failure), registry, location)
            }
            guard let match = registry.first({ $0.urlTable.match(current) }) else {
                if let error = registry.refuse("URL \(quoted(current))", askedAt: location) {
                    throw URLRefusalError(
                        refusal: URLRefusal(
                            url: current, sender: sender, reason: .unknown, isOfThisApp: false, error: error))
                }
                throw refusal(
                    current, sender, .unknown, RouteError.invalidProtocol, registry, location,
                    "no route has a pattern that matches \(quoted(current))",
                    hint: registry.first { $0.urlTable.nearMiss(current)?.hint }
                        ?? "write URLPattern(\"…\") in the routes of a provider")
            }
            if case .redirect(let target) = match.entry.target {
                guard let next = redirected(current, match, target) else {
                    throw refusal(
                        current, sender, .unknown, RouteError.invalidConfiguration, registry, location,
                        "\(quoted(current)) has no place in \(match.entry.owner)",
                        hint: "the redirection is at \(match.entry.location)")
                }
                current = next
                continue
            }
            guard sender == .app || match.entry.access == .open else {
                throw refusal(
                    current, sender, .closed, RouteError.invalidProtocol, registry, location,
                    "\(quoted(current)) leads to \(match.entry.owner), which is not open to the outside",
                    hint:
                        "write URLPattern(\"\(match.entry.text)\", .open) at \(match.entry.location), or open it by: .app"
                )
            }
            let values = CompiledURLPattern<Never>.values(match.texts, match.syntax.placeholders)
            let url = RouteURL(
                current, pattern: match.syntax.text, values: values, sender: sender, location: location,
                syntax: match.syntax)
            return URLResolution(entry: match.entry, registry: registry, url: url, texts: match.texts)
        }
        throw refusal(
            current, sender, .unknown, RouteError.infiniteRecursion, registry, location,
            "\(quoted(string)) is redirected more than \(limit) times", hint: "redirections go round in a circle")
    }

    static func find(
        _ string: String, by sender: URLSender, at location: RouteLocation
    ) -> Result<URLResolution, URLRefusalError> {
        Result { () throws(URLRefusalError) in try resolve(string, by: sender, at: location) }
    }

    /// What a redirection comes to, with the query items that its pattern does not name, and with the fragment.
    private static func redirected(
        _ url: String, _ match: URLTable.Match, _ target: () throws(URLPatternSyntax.Failure) -> URLPatternSyntax
    ) -> String? {
        guard let target = try? target() else { return nil }
        let values = CompiledURLPattern<Never>.values(match.texts, match.syntax.placeholders)
        guard
            let written = target.url(
                of: target.placeholders.map { $0.name.flatMap { values.texts[$0] } })
        else { return nil }
        let known = Set(match.syntax.shapes.flatMap { $0.query.map(\.name) })
        let url = RouteURL(url, pattern: "", values: values, sender: .app, location: match.entry.location)
        let others = url.queryItems.filter { !known.contains($0.name) }.map { item in
            PercentCoding.encoded(item.name, for: .queryItem) + "="
                + PercentCoding.encoded(item.value, for: .queryItem)
        }
        let items = others.isEmpty ? "" : (written.contains("?") ? "&" : "?") + others.joined(separator: "&")
        return written + items + (url.fragment.map { "#" + $0 } ?? "")
    }

    private static func refusal(
        _ url: String, _ sender: URLSender, _ reason: URLRefusal.Reason, _ code: (RouteError.Failure) -> RouteError,
        _ registry: RouteRegistry, _ location: RouteLocation, _ text: String, hint: String
    ) -> URLRefusalError {
        let error = code(RouteError.Failure(route: "URL \(quoted(url))", reason: text, hint: hint))
        return refusal(url, sender, reason, error, registry, location)
    }

    private static func refusal(
        _ url: String, _ sender: URLSender, _ reason: URLRefusal.Reason, _ error: RouteError,
        _ registry: RouteRegistry, _ location: RouteLocation
    ) -> URLRefusalError {
        URLRefusalError(
            refusal: URLRefusal(
                url: url, sender: sender, reason: reason, isOfThisApp: registry.knowsHost(of: url),
                error: error.asked(at: location)))
    }

    /// A URL in a message: somebody else may have written it, and it may be long.
    static func quoted(_ url: String) -> String {
        // A single character may be as long as one likes.
        let start = url.unicodeScalars.prefix(200)
        let text = String(start).map { $0.isNewline ? " " : String($0) }.joined()
        return start.endIndex == url.endIndex ? "'\(text)'" : "'\(text)…'"
    }
}

struct URLRefusalError: Error {
    let refusal: URLRefusal
}

extension RouteRegistry {
    /// Who may open the URL, by the pattern that it matches, here or in a parent.
    func opening(of url: String) -> URLTable.Opening? {
        reading { $0.opening(of: url) } ?? parent?.opening(of: url)
    }

    /// Whether some pattern has the scheme of a URL and, where it is a scheme of many, the host.
    fileprivate func knowsHost(of url: String) -> Bool {
        let place = URLPlace(url)
        return all { $0.urlTable.syntaxes }.contains { syntax in
            syntax.shapes.contains { shape in
                guard shape.scheme == place.scheme else { return false }
                // A scheme of the app's own has sections in the place of hosts.
                guard URLPatternShape.defaultPort(of: place.scheme) != nil, case .literal(let host) = shape.host else {
                    return true
                }
                return host == place.host
            }
        }
    }
}

/// Scheme and host of a URL, in lower case.
private struct URLPlace {
    var scheme = ""
    var host = ""

    init(_ url: String) {
        let url = Array(url.utf8)
        guard let colon = url.firstIndex(of: UInt8(ascii: ":")) else { return }
        scheme = Self.text(url[..<colon])
        let slash = UInt8(ascii: "/")
        let start = colon + 3
        guard url.count >= start, url[colon + 1] == slash, url[colon + 2] == slash else { return }
        let ends: [UInt8] = [slash, UInt8(ascii: "?"), UInt8(ascii: "#")]
        var authority = url[start..<(url[start...].firstIndex(where: ends.contains) ?? url.count)]
        if let user = authority.lastIndex(of: UInt8(ascii: "@")) { authority = authority[(user + 1)...] }
        // An address of version 6 has colons.
        if authority.first == UInt8(ascii: "["), let end = authority.firstIndex(of: UInt8(ascii: "]")) {
            host = Self.text(authority[...end])
        } else {
            host = Self.text(authority[..<(authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex)])
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).lowercased()
    }
}
