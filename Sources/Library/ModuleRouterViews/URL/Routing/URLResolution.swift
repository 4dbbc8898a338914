// SPDX-License-Identifier: Apache-2.0

import RouteTables
import URLPatterns

/// The result of matching a URL: the entry of its pattern and the captured texts.
struct URLResolution {
    let entry: URLEntry
    let registry: RouteRegistry
    let url: RouteURL
    let texts: [[String]?]

    /// Resolves a URL, following redirections.
    ///
    /// - Throws: The refusal of a URL that no pattern matches, that its sender may not open, or that exceeds a limit.
    static func resolve(
        _ string: String, by sender: URLSender, at location: RouteLocation
    ) throws(URLRefusalError) -> URLResolution {
        let registry = RouteRegistry.current
        var current = string
        for _ in 0...URLRedirection.limit {
            if let excess = registry.urlLimits.excess(of: current) {
                let error = registry.makeError(excess, of: current, route: "URL \(quoted(current))")
                throw refusal(current, sender, error, registry, location)
            }
            guard let match = registry.first({ $0.urlTable.match(current) }) else {
                if let error = registry.refuse("URL \(quoted(current))", askedAt: location) {
                    throw URLRefusalError(
                        refusal: URLRefusal(
                            url: current, sender: sender, isClosed: false, isOfThisApp: false, error: error))
                }
                throw refusal(
                    current, sender, .missingProvider, registry, location,
                    "no route has a pattern that matches \(quoted(current))",
                    hint: registry.first { $0.urlTable.nearMiss(current)?.hint }
                        ?? "write URLPattern(\"…\") in the routes of a provider")
            }
            if case .redirect(let target) = match.entry.target {
                guard let next = redirected(current, match, target) else {
                    throw refusal(
                        current, sender, .invalidConfiguration, registry, location,
                        "\(quoted(current)) has no place in \(match.entry.owner)",
                        hint: "the redirection is at \(match.entry.location)")
                }
                current = next
                continue
            }
            guard sender == .app || match.entry.sender == .outside else {
                throw refusal(
                    current, sender, isClosed: true, .missingProvider, registry, location,
                    "\(quoted(current)) leads to \(match.entry.owner), which only the app may open",
                    hint:
                        "write URLPattern(\"\(match.entry.text)\", by: .outside) at \(match.entry.location), or open it by: .app"
                )
            }
            let values = CompiledURLPattern<Never>.values(match.texts, match.syntax.placeholders)
            let url = RouteURL(
                current, pattern: match.syntax.text, values: values, sender: sender, location: location,
                syntax: match.syntax)
            return URLResolution(entry: match.entry, registry: registry, url: url, texts: match.texts)
        }
        throw refusal(
            current, sender, .infiniteRecursion, registry, location,
            "\(quoted(string)) is redirected more than \(URLRedirection.limit) times",
            hint: "the redirections form a cycle")
    }

    static func find(
        _ string: String, by sender: URLSender, at location: RouteLocation
    ) -> Result<URLResolution, URLRefusalError> {
        Result { () throws(URLRefusalError) in try resolve(string, by: sender, at: location) }
    }

    /// Returns the URL of a redirection. See ``URLRedirection``.
    private static func redirected(
        _ url: String, _ match: URLTable.Match, _ target: () throws(URLPatternSyntax.Failure) -> URLPatternSyntax
    ) -> String? {
        guard let target = try? target() else { return nil }
        let values = CompiledURLPattern<Never>.values(match.texts, match.syntax.placeholders)
        return URLRedirection.url(redirecting: url, of: match.syntax, values.texts, to: target)
    }

    private static func refusal(
        _ url: String, _ sender: URLSender, isClosed: Bool = false, _ code: RouteError.Code,
        _ registry: RouteRegistry, _ location: RouteLocation, _ text: String, hint: String
    ) -> URLRefusalError {
        let error = RouteError(code, route: "URL \(quoted(url))", reason: text, hint: hint)
        return refusal(url, sender, isClosed: isClosed, error, registry, location)
    }

    private static func refusal(
        _ url: String, _ sender: URLSender, isClosed: Bool = false, _ error: RouteError,
        _ registry: RouteRegistry, _ location: RouteLocation
    ) -> URLRefusalError {
        URLRefusalError(
            refusal: URLRefusal(
                url: url, sender: sender, isClosed: isClosed, isOfThisApp: registry.knowsHost(of: url),
                error: error.asked(at: location)))
    }

    /// Returns a URL for a message: on one line and shortened, since the URL may come from another sender.
    static func quoted(_ url: String) -> String {
        // Counted in scalars, since a single character can have any length.
        let start = url.unicodeScalars.prefix(200)
        let text = String(start).map { $0.isNewline ? " " : String($0) }.joined()
        return start.endIndex == url.endIndex ? "'\(text)'" : "'\(text)…'"
    }
}

struct URLRefusalError: Error {
    let refusal: URLRefusal
}

extension RouteRegistry {
    /// Returns the senders that may open a URL, by the matching pattern in this registry or a parent.
    func opening(of url: String) -> URLTable.Opening? {
        sealedTable.urlTable.opening(of: url) ?? parent?.opening(of: url)
    }

    /// Returns whether a pattern has the scheme of a URL and, for web schemes, also its host.
    fileprivate func knowsHost(of url: String) -> Bool {
        let place = URLPlace(url)
        return all { $0.urlTable.syntaxes }.contains { syntax in
            syntax.shapes.contains { shape in
                guard shape.scheme == place.scheme else { return false }
                // In a scheme of the app itself, the host is a section of the app.
                guard URLPatternShape.defaultPort(of: place.scheme) != nil, case .literal(let host) = shape.host else {
                    return true
                }
                return host == place.host
            }
        }
    }
}

/// The scheme and host of a URL, in lower case.
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
        // An IPv6 address contains colons.
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
