// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import ModuleRouterViews
import RouteGraph
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Every URL that the app opens for code outside the app also reaches the app, by the rules of each system.
@Suite struct SystemLinkTests {
    @Test("written URLs are universal links and pass the intent filters", arguments: [UInt64](1...8))
    func matchesEveryWrittenURL(seed: UInt64) throws {
        var universal = 0
        var filtered = 0
        for round in 0..<150 {
            let seed = seed << 32 | UInt64(round)
            var random = RandomURLs(seed: seed)
            let patterns = try random.patterns(1...4).map { pattern in
                try ModuleRouterViews.URLPatternSyntax([.text(pattern.text.replacing("http://", with: "https://"))])
            }
            let list = LinkList(entryPoint: "App", links: patterns.map { Self.link($0.text) })
            let filters = try IntentFilters(AndroidManifest(of: list).xml)
            for pattern in patterns {
                for _ in 0..<4 {
                    let values = random.values(of: pattern)
                    let texts = pattern.placeholders.map { $0.name.map { values.all($0) } }
                    for url in pattern.urls(of: texts.map { $0 == [] ? nil : $0 }) where Self.isUsual(url) {
                        #expect(filters.accept(url), "seed \(seed): \(url) of \(pattern.text)")
                        filtered += 1
                        guard let host = Self.universalHost(of: url, in: list) else { continue }
                        let file = try SiteAssociation(
                            try AppleSiteAssociation(of: list, host: host).json(appIDs: ["ABCDE12345.a"]))
                        #expect(file.accepts(url), "seed \(seed): \(url) of \(pattern.text)")
                        universal += 1
                    }
                }
            }
        }
        #expect(filtered > 500)
        #expect(universal > 40)
    }

    /// URLs that a system passes on: with a scheme and a host in ASCII.
    private static func isUsual(_ url: String) -> Bool {
        !url.hasPrefix(":") && url.prefix { $0 != "?" }.utf8.allSatisfy { $0 < 0x80 } && !url.contains("://[")
            && !url.contains("%2f") && !url.contains("%2F")
    }

    private static func universalHost(of url: String, in list: LinkList) -> String? {
        guard url.hasPrefix("https://") else { return nil }
        let host = String(url.dropFirst(8).prefix { $0 != "/" && $0 != "?" })
        let hosts = AppleSiteAssociation.hosts(of: list)
        if hosts.contains(host) { return host }
        return hosts.first { $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) && !host.contains(":") }
    }

    private static func link(_ pattern: String) -> Link {
        Link(
            pattern, [.text(pattern)], sender: .outside, target: .provider(name: "Provider", keys: []), module: "App",
            location: SourceLocation(file: "App/main.swift", line: 1, column: 1))
    }

    @Test func oneWildcardDoesNotExcludeAnotherPattern() throws {
        let list = LinkList(
            entryPoint: "App",
            links: ["https://a.b/", "https://a.b/x/:id.html", "https://a.b/x/:one/y/:two", "https://a.b/c*d$e(1)"].map(
                Self.link))
        let file = try SiteAssociation(AppleSiteAssociation(of: list, host: "a.b").json(appIDs: ["A.b"]))
        #expect(
            file.paths == [
                "/", "/x/?*.html", "/x/?*.html/", "/x/?*/y/?*", "/c*d*e*1*",
            ])
        for path in ["", "/x/a.b.html", "/x/1/y/2/", "/c*d$e(1)", "/c%2Ad%24e%281%29"] {
            #expect(file.accepts("https://a.b\(path)"), "\(path)")
        }
        #expect(!file.accepts("https://a.b/z"))
        #expect(!file.accepts("https://a.b/x/.htm"))
    }

    @Test func fileOfAHostHasThePatternsOfItsDomain() throws {
        let list = LinkList(
            entryPoint: "App", links: ["https://:team.b.c/x", "https://a.b.c/y", "://z/w"].map(Self.link))
        #expect(AppleSiteAssociation.hosts(of: list) == ["*.b.c", "a.b.c"])
        let file = try SiteAssociation(AppleSiteAssociation(of: list, host: "a.b.c").json(appIDs: ["A.b"]))
        #expect(file.paths == ["/x", "/x/", "/y", "/y/"])
    }

    @Test func filterWithoutPathsSaysThatPathsMayDiffer() throws {
        let list = LinkList(entryPoint: "App", links: ["a://b/c", "a://b", "a://b/*rest", "://z/w"].map(Self.link))
        let xml = AndroidManifest(of: list).xml
        let comments = xml.matches(of: /<!-- (.*) -->/).map { String($0.1) }
        #expect(
            comments == [
                "a://b/c (approximated: the path may differ)", "a://b (approximated: the path may differ)",
                "a://b/*rest",
            ])
        #expect(try IntentFilters(xml).filters.map(\.paths.count) == [0])
    }

    @Test func textsOfPatternsCannotLeaveTheirPlaceInXML() throws {
        let list = LinkList(
            entryPoint: "App",
            links: ["https://a.b/\"><x>&--\\*.", "https://a.b/-->/:id/--"].map(Self.link))
        let xml = AndroidManifest(of: list).xml
        let filters = try IntentFilters(xml)
        #expect(filters.filters.count == 1)
        #expect(
            filters.filters.first?.paths.map(\.text) == [
                "/\"><x>&--\\\\*.", "/\"><x>&--\\\\*./", "/-->/.*/--", "/-->/.*/--/",
            ])
        #expect(filters.accept("https://a.b/%22%3E%3Cx%3E&--%5C*."))
        #expect(filters.accept("https://a.b/--%3E/1/--"))
        #expect(!filters.accept("https://a.b/--%3E/1/2"))
    }
}

// MARK: Models of the systems

/// The file `apple-app-site-association`, compared as Apple documents it.
private struct SiteAssociation {
    let components: [[String: Any]]

    init(_ json: String) throws {
        let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let details = (root?["applinks"] as? [String: Any])?["details"] as? [[String: Any]]
        components = try #require(details?.first?["components"] as? [[String: Any]])
    }

    var paths: [String] { components.compactMap { $0["/"] as? String } }

    func accepts(_ url: String) -> Bool {
        let rest = url.dropFirst("https://".count).drop { $0 != "/" && $0 != "?" }
        let path = String(rest.prefix { $0 != "?" })
        let items = rest.dropFirst(path.count + 1).split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
        }
        return components.contains { component in
            guard Self.matches(path.isEmpty ? "/" : path, component["/"] as? String ?? "*") else { return false }
            let query = component["?"] as? [String: String] ?? [:]
            return query.allSatisfy { name, pattern in
                items.contains { $0.name == name && Self.matches($0.value, pattern) }
            }
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        matches(Array(text.utf8)[...], Array(pattern.utf8)[...])
    }

    private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == UInt8(ascii: "*") {
            return (text.startIndex...text.endIndex).contains { matches(text[$0...], pattern.dropFirst()) }
        }
        guard let byte = text.first, first == UInt8(ascii: "?") || first == byte else { return false }
        return matches(text.dropFirst(), pattern.dropFirst())
    }
}

/// Intent filters, compared as Android does it.
private final class IntentFilters: NSObject, XMLParserDelegate {
    struct Filter {
        var scheme: String?
        var host: String?
        var port: String?
        var paths: [(attribute: String, text: String)] = []
        var isVerified = false
    }

    private(set) var filters: [Filter] = []
    private var failure: (any Error)?

    init(_ xml: String) throws {
        super.init()
        let parser = XMLParser(data: Data("<activity xmlns:android=\"a\">\(xml)</activity>".utf8))
        parser.delegate = self
        guard parser.parse() else { throw try #require(parser.parserError ?? failure) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        switch name {
        case "intent-filter": filters.append(Filter(isVerified: attributes["android:autoVerify"] == "true"))
        case "data":
            for (name, value) in attributes.map({ ($0.key.replacing("android:", with: ""), $0.value) }) {
                switch name {
                case "scheme": filters[filters.count - 1].scheme = value
                case "host": filters[filters.count - 1].host = value
                case "port": filters[filters.count - 1].port = value
                default: filters[filters.count - 1].paths.append((name, value))
                }
            }
        default: break
        }
    }

    func accept(_ url: String) -> Bool {
        let colon = url.firstRange(of: "://")!
        let scheme = String(url[..<colon.lowerBound])
        let rest = url[colon.upperBound...].prefix { $0 != "?" && $0 != "#" }
        var authority = String(rest.prefix { $0 != "/" })
        let path = String(rest.dropFirst(authority.count)).removingPercentEncoding ?? ""
        var port: String?
        if let colon = authority.lastIndex(of: ":") {
            port = String(authority[authority.index(after: colon)...])
            authority = String(authority[..<colon])
        }
        authority = authority.removingPercentEncoding ?? authority
        return filters.contains { filter in
            guard filter.scheme == scheme else { return false }
            guard let host = filter.host else { return true }
            let isHost = host.hasPrefix("*") ? authority.hasSuffix(host.dropFirst()) : authority == host
            guard isHost, filter.port == nil || filter.port == port else { return false }
            return filter.paths.isEmpty || filter.paths.contains { Self.matches(path, $0.attribute, $0.text) }
        }
    }

    private static func matches(_ path: String, _ attribute: String, _ text: String) -> Bool {
        // The resource compiler reads escapes.
        let text = text.replacing("\\\\", with: "\\")
        return switch attribute {
        case "path": path == text
        case "pathPrefix": path.hasPrefix(text)
        default: matches(Array(path.unicodeScalars), glob: Array(text.unicodeScalars))
        }
    }

    /// The algorithm of `android.os.PatternMatcher`, which does not try again after a wildcard.
    private static func matches(_ text: [Unicode.Scalar], glob pattern: [Unicode.Scalar]) -> Bool {
        var (index, place) = (0, 0)
        while index < pattern.count, place < text.count {
            var isEscaped = false
            if pattern[index] == "\\" {
                isEscaped = true
                index += 1
            }
            let scalar = pattern[index]
            index += 1
            if index < pattern.count, pattern[index] == "*" {
                guard scalar == ".", !isEscaped else {
                    while place < text.count, text[place] == scalar { place += 1 }
                    index += 1
                    continue
                }
                index += 1
                if index >= pattern.count { return true }
                var next = pattern[index]
                if next == "\\" {
                    index += 1
                    next = pattern[index]
                }
                while place < text.count, text[place] != next { place += 1 }
                if place == text.count { return false }
                index += 1
                place += 1
            } else {
                if scalar != ".", text[place] != scalar { return false }
                place += 1
            }
        }
        if index >= pattern.count, place >= text.count { return true }
        return index == pattern.count - 2 && pattern[index] == "." && pattern[index + 1] == "*"
    }
}
#endif
