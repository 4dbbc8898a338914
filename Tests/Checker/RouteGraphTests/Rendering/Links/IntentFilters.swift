// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Intent filters, compared by the rules of https://developer.android.com/guide/topics/manifest/data-element and
/// https://developer.android.com/reference/android/os/PatternMatcher, and as `IntentFilter.matchData` of Android does it.
final class IntentFilters: NSObject, XMLParserDelegate {
    struct Path {
        var attribute: String
        var text: String
        /// The comment in front of the element.
        var comment: String
    }

    struct Filter {
        var scheme: String?
        var host: String?
        var port: Int?
        var paths: [Path] = []
        var comments: [String] = []
        var isVerified = false
    }

    private(set) var filters: [Filter] = []

    init(_ xml: String) throws {
        super.init()
        let parser = XMLParser(data: Data("<activity xmlns:android=\"a\">\(xml)</activity>".utf8))
        parser.delegate = self
        guard parser.parse() else { throw try #require(parser.parserError) }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        filters[filters.count - 1].comments.append(comment)
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
                case "port": filters[filters.count - 1].port = Int(value)
                default:
                    #expect(value.hasPrefix("/"))
                    filters[filters.count - 1].paths.append(
                        Path(attribute: name, text: value, comment: filters[filters.count - 1].comments.last ?? ""))
                }
            }
        default: break
        }
    }

    func accept(_ url: String) -> Bool { !comments(for: url).isEmpty }

    /// The comments of the elements that match a URL.
    func comments(for url: String) -> [String] {
        let colon = url.firstRange(of: "://")!
        let scheme = String(url[..<colon.lowerBound])
        let rest = url[colon.upperBound...].prefix { $0 != "?" && $0 != "#" }
        var host = String(rest.prefix { $0 != "/" })
        guard let path = String(rest.dropFirst(host.count)).removingPercentEncoding else { return [] }
        var port: Int?
        if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
            port = Int(host[host.index(after: colon)...])
            host = String(host[..<colon])
        }
        return filters.flatMap { filter -> [String] in
            guard filter.scheme == scheme else { return [] }
            guard let wanted = filter.host else { return filter.comments }
            // An authority without a host matches nothing.
            guard !host.isEmpty else { return [] }
            let isHost =
                wanted.hasPrefix("*")
                ? host.lowercased().hasSuffix(wanted.dropFirst().lowercased())
                : host.lowercased() == wanted.lowercased()
            guard isHost, filter.port == nil || filter.port == port else { return [] }
            if filter.paths.isEmpty { return filter.comments }
            return filter.paths.filter { Self.matches(path, $0.attribute, $0.text) }.map(\.comment)
        }
    }

    private static func matches(_ path: String, _ attribute: String, _ text: String) -> Bool {
        // The resource compiler reads escapes.
        let text = text.replacing("\\\\", with: "\\")
        switch attribute {
        case "path": return path == text
        case "pathPrefix": return path.hasPrefix(text)
        case "pathAdvancedPattern": return AdvancedPattern(text).matches(path)
        default:
            Issue.record("unknown attribute \(attribute)")
            return false
        }
    }
}

/// A pattern of `PATTERN_ADVANCED_GLOB`: characters, `.`, sets in brackets, and the repetitions `*`, `+` and `{n,m}`. A repetition takes
/// as many characters as it can, and gives none back. Characters are units of UTF-16.
struct AdvancedPattern {
    private struct Token {
        var takes: (UInt16) -> Bool
        var count = 1...1
    }

    private var tokens: [Token] = []

    init(_ pattern: String) {
        var units = Array(pattern.utf16)[...]
        func ascii(_ unit: UInt16?) -> Character? {
            unit.flatMap { $0 < 128 ? Character(Unicode.Scalar(UInt8($0))) : nil }
        }
        while let unit = units.popFirst() {
            switch ascii(unit) {
            case "[":
                let isInverse = ascii(units.first) == "^"
                if isInverse { units.removeFirst() }
                var ranges: [ClosedRange<UInt16>] = []
                while let member = units.popFirst(), ascii(member) != "]" {
                    let first = ascii(member) == "\\" ? units.removeFirst() : member
                    if ascii(units.first) == "-", units.count > 1, ascii(units.dropFirst().first) != "]" {
                        units.removeFirst()
                        ranges.append(first...units.removeFirst())
                    } else {
                        ranges.append(first...first)
                    }
                }
                #expect(!ranges.isEmpty)
                tokens.append(Token { unit in ranges.contains { $0.contains(unit) } != isInverse })
            case ".": tokens.append(Token { _ in true })
            case "*": tokens[tokens.count - 1].count = 0...Int.max
            case "+": tokens[tokens.count - 1].count = 1...Int.max
            case "{":
                let range = String(decoding: units.prefix { ascii($0) != "}" }, as: UTF16.self)
                units = units.drop { ascii($0) != "}" }.dropFirst()
                let limits = range.split(separator: ",", omittingEmptySubsequences: false)
                let lowest = Int(limits[0])!
                let highest = limits.count == 1 ? lowest : Int(limits[1]) ?? .max
                tokens[tokens.count - 1].count = lowest...highest
            // Android ignores it silently.
            case "}": Issue.record("a brace that is not escaped in \(pattern)")
            case "\\":
                let escaped = units.removeFirst()
                tokens.append(Token { $0 == escaped })
            default: tokens.append(Token { $0 == unit })
            }
        }
    }

    func matches(_ text: String) -> Bool {
        var rest = Array(text.utf16)[...]
        for token in tokens {
            let count = rest.prefix(token.count.upperBound).prefix { token.takes($0) }.count
            guard count >= token.count.lowerBound else { return false }
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty
    }
}
