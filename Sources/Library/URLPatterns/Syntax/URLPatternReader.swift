// SPDX-License-Identifier: Apache-2.0

import RouteVocabulary

/// Parses patterns without groups and collects their placeholders.
struct URLPatternReader {
    typealias Failure = URLPatternSyntax.Failure
    typealias Token = URLPatternTokens.Token

    private(set) var placeholders: [URLPlaceholder]
    /// The placeholders of the current shape.
    private var used: Set<Int> = []

    init(placeholders: [URLPlaceholder]) { self.placeholders = placeholders }

    mutating func shape(_ tokens: [Token]) throws(Failure) -> URLPatternShape {
        used = []
        var rest = tokens.prefix { $0 != .scalar("#") }
        let fragment = tokens.dropFirst(rest.count)
        let scheme = try scheme(&rest)
        let authority = rest.prefix { $0 != .scalar("/") && $0 != .scalar("?") }
        rest = rest.dropFirst(authority.count)
        let path = rest.prefix { $0 != .scalar("?") }
        let query = rest.dropFirst(path.count)
        let (host, port) = try host(authority, scheme)
        let (segments, remainder) = try segments(path)
        return URLPatternShape(
            scheme: scheme, host: host, port: port, segments: segments, rest: remainder,
            query: try queryItems(query), fragment: try self.fragment(fragment))
    }

    // MARK: Scheme and host

    private func scheme(_ tokens: inout ArraySlice<Token>) throws(Failure) -> String {
        let name = tokens.prefix { $0 != .scalar(":") }
        tokens = tokens.dropFirst(name.count)
        // `://host` has an empty scheme. It matches URLs that also begin with `://`.
        guard let scheme = Self.text(name) else { throw .init(reason: Self.missingScheme) }
        guard tokens.prefix(3).elementsEqual([.scalar(":"), .scalar("/"), .scalar("/")]) else {
            throw .init(reason: Self.missingScheme)
        }
        tokens = tokens.dropFirst(3)
        let isScheme = scheme.utf8.enumerated().allSatisfy { index, byte in URLScheme.mayContain(byte, at: index) }
        guard isScheme else { throw .init(reason: "has an invalid scheme: '\(scheme)'") }
        return scheme.lowercasedASCII
    }

    static let missingScheme = "has no scheme; write it out, as in 'app://'"

    private mutating func host(
        _ tokens: ArraySlice<Token>, _ scheme: String
    ) throws(Failure) -> (URLPatternShape.Host, port: Int?) {
        if tokens.contains(.scalar("@")) { throw .init(reason: "contains a user name, which is not matched") }
        if tokens.contains(.scalar("*")) { throw .init(reason: "has a '*' in its host; that takes the rest of a path") }
        var tokens = tokens
        var port: Int?
        if let colon = tokens.lastIndex(of: .scalar(":")), let digits = Self.digits(tokens[(colon + 1)...]) {
            guard let number = UInt16(digits) else { throw .init(reason: "has a port above 65535") }
            port = Int(number) == URLPatternShape.defaultPort(of: scheme) ? nil : Int(number)
            tokens = tokens[..<colon]
        }
        // An IPv6 address contains colons but no placeholders.
        if tokens.first == .scalar("["), tokens.last == .scalar("]"), let text = Self.text(tokens) {
            let address = try Self.decoded(text)
            guard URLHost.accepts(address.utf8, isLabel: false) else { throw Self.invalidHost(address) }
            return (.literal(address.lowercasedASCII), port)
        }
        for index in tokens.indices where tokens[index] == .scalar(":") && Self.name(at: tokens[(index + 1)...]).isEmpty
        {
            throw .init(reason: "has a ':' in its host that begins neither a placeholder nor a port")
        }
        var labels: [URLPatternShape.Segment] = []
        for label in tokens.split(separator: .scalar("."), omittingEmptySubsequences: false) {
            let label = try segment(label)
            for text in label.texts where !URLHost.accepts(text.utf8, isLabel: true) { throw Self.invalidHost(text) }
            labels.append(label)
        }
        guard labels.count <= URLPatternSyntax.limit else {
            throw .init(reason: "has more than \(URLPatternSyntax.limit) labels in its host")
        }
        if labels.count == 1, case .placeholder("", let placeholder, "") = labels[0] {
            return (.any(placeholder), port)
        }
        var literals: [String] = []
        for case .literal(let text) in labels { literals.append(text.lowercasedASCII) }
        if literals.count == labels.count { return (.literal(literals.joined(separator: ".")), port) }
        return (.labels(labels.map(\.lowercasedASCII)), port)
    }

    private static func invalidHost(_ text: String) -> Failure {
        .init(reason: "has a character in its host that no host has: '\(text)'")
    }

    /// Returns the digits of a port; nil if the tokens are not a number.
    private static func digits(_ tokens: ArraySlice<Token>) -> String? {
        guard let text = text(tokens), !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            return nil
        }
        return text
    }

    private static func text(_ tokens: ArraySlice<Token>) -> String? {
        var text = ""
        for token in tokens {
            guard case .scalar(let scalar) = token else { return nil }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    // MARK: Path and fragment

    private mutating func fragment(_ tokens: ArraySlice<Token>) throws(Failure) -> URLPatternShape.Fragment? {
        guard !tokens.isEmpty else { return nil }
        guard tokens.count > 1 else {
            throw .init(
                reason: "has a '#' without text after it; for an optional fragment, write a group, as in '{#:section|}'"
            )
        }
        let (segments, rest) = try segments(tokens)
        return .init(segments: segments, rest: rest)
    }

    /// Parses a path or a fragment, with the slash or `#` before its first segment.
    private mutating func segments(
        _ tokens: ArraySlice<Token>
    ) throws(Failure) -> ([URLPatternShape.Segment], rest: Int?) {
        let isFragment = tokens.first == .scalar("#")
        var parts = tokens.dropFirst().split(separator: .scalar("/"), omittingEmptySubsequences: false)
        // A trailing slash is ignored.
        if parts.last?.isEmpty == true { parts.removeLast() }
        var segments: [URLPatternShape.Segment] = []
        for (index, part) in parts.enumerated() {
            if part.first == .scalar("*") {
                guard index == parts.count - 1 else {
                    throw .init(
                        reason: "has text after '*', which matches the rest of the \(isFragment ? "fragment" : "path")")
                }
                return (segments, try rest(part.dropFirst()))
            }
            // A fragment may begin with a slash.
            guard !part.isEmpty || isFragment && index == 0 else { throw .init(reason: "has an empty segment") }
            segments.append(try segment(part))
            guard segments.count <= URLPatternSyntax.limit else {
                throw .init(reason: "has more than \(URLPatternSyntax.limit) segments")
            }
        }
        return (segments, nil)
    }

    private mutating func rest(_ tokens: ArraySlice<Token>) throws(Failure) -> Int {
        if case .keyPath(let number)? = tokens.first, tokens.count == 1 { return try use(number) }
        guard let name = Self.text(tokens), Self.isName(name) else {
            throw .init(reason: "has a '*' without a name, as in '*rest'")
        }
        return try use(name, .text, .many)
    }

    /// Parses text with at most one placeholder.
    private mutating func segment(_ tokens: ArraySlice<Token>) throws(Failure) -> URLPatternShape.Segment {
        var texts = [""]
        var placeholder: Int?
        var rest = tokens
        while let found = try part(&rest) {
            switch found {
            case .text(let scalar): texts[texts.count - 1].unicodeScalars.append(scalar)
            case .placeholder(let number):
                guard placeholder == nil else { throw .init(reason: "has two placeholders in one segment") }
                // `:name?` is an optional query item. In a fragment, the `?` would be text.
                guard rest.first != .scalar("?") else { throw Self.optionalPart }
                placeholder = number
                texts.append("")
            }
        }
        let decoded = try texts.map { text throws(Failure) in try Self.decoded(text) }
        guard let placeholder else { return .literal(decoded[0]) }
        return .placeholder(prefix: decoded[0], placeholder, suffix: decoded[1])
    }

    private enum Part {
        case text(Unicode.Scalar)
        case placeholder(Int)
    }

    private mutating func part(
        _ tokens: inout ArraySlice<Token>, inQuery: Bool = false
    ) throws(Failure) -> Part? {
        switch tokens.popFirst() {
        case nil: return nil
        case .keyPath(let number): return .placeholder(try use(number))
        case .scalar(":"):
            let name = Self.name(at: tokens)
            guard !name.isEmpty else { return .text(":") }
            tokens = tokens.dropFirst(name.unicodeScalars.count)
            let shape = try Self.shape(&tokens, name)
            return .placeholder(try use(name, shape, inQuery ? Self.quantity(&tokens) : .one))
        case .scalar(let scalar): return .text(scalar)
        }
    }

    // MARK: Query

    private mutating func queryItems(_ tokens: ArraySlice<Token>) throws(Failure) -> [URLPatternShape.QueryItem] {
        var items: [URLPatternShape.QueryItem] = []
        let parts = tokens.dropFirst().split(separator: .scalar("&"))
        // `:name?` is an optional query item. A path has no such form.
        guard tokens.isEmpty || !parts.isEmpty else {
            throw Self.optionalPart
        }
        for item in parts {
            let nameTokens = item.prefix { $0 != .scalar("=") }
            guard let text = Self.text(nameTokens), !text.isEmpty, nameTokens.first != .scalar(":") else {
                throw .init(reason: "has a query item without a name, or with a placeholder for it")
            }
            let name = try Self.decoded(text, plusIsSpace: true)
            guard !items.contains(where: { $0.name == name }) else {
                throw .init(reason: "has the query item '\(name)' twice; many of one name are ':name*'")
            }
            items.append(.init(name: name, value: try value(item.dropFirst(nameTokens.count), of: name)))
        }
        return items
    }

    private static let optionalPart = Failure(
        reason: "has a '?' without a query item after it; for an optional part, write a group, as in '{/:id|}'")

    private mutating func value(
        _ tokens: ArraySlice<Token>, of name: String
    ) throws(Failure) -> URLPatternShape.QueryItem.Value {
        guard tokens.first != nil else { return .present }
        var rest = tokens.dropFirst()
        var text = ""
        while let found = try part(&rest, inQuery: true) {
            switch found {
            case .text(let scalar): text.unicodeScalars.append(scalar)
            case .placeholder(let number):
                guard text.isEmpty, rest.isEmpty else {
                    throw .init(reason: "has text beside the placeholder in the value of '\(name)'")
                }
                return .placeholder(number)
            }
        }
        return .literal(try Self.decoded(text, plusIsSpace: true))
    }

    private static func quantity(_ tokens: inout ArraySlice<Token>) -> URLPlaceholder.Quantity {
        switch tokens.first {
        case .scalar("?"):
            tokens = tokens.dropFirst()
            return .optional
        case .scalar("*"):
            tokens = tokens.dropFirst()
            return .many
        default: return .one
        }
    }

    // MARK: Placeholders

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && name(at: text.unicodeScalars.map { .scalar($0) }[...]).utf8.count == text.utf8.count
    }

    private static func name(at tokens: ArraySlice<Token>) -> String {
        var name = ""
        for token in tokens {
            guard case .scalar(let scalar) = token,
                scalar == "_" || scalar.properties.isXIDStart || !name.isEmpty && scalar.properties.isXIDContinue
            else { break }
            name.unicodeScalars.append(scalar)
        }
        return name
    }

    private static func shape(_ tokens: inout ArraySlice<Token>, _ name: String) throws(Failure) -> URLValueShape {
        guard tokens.first == .scalar("(") else { return .text }
        guard let end = tokens.firstIndex(of: .scalar(")")), let type = text(tokens[(tokens.startIndex + 1)..<end])
        else { throw .init(reason: "has a '(' without a ')' after ':\(name)'") }
        tokens = tokens[(end + 1)...]
        switch type {
        case "String": return .text
        case "Int": return .integer(of: Int.self)
        case "UInt": return .integer(of: UInt.self)
        case "Double": return .number(isFloat: false)
        case "Bool": return .flag
        case "UUID": return .uuid
        default:
            let texts = type.parts(separatedBy: UInt8(ascii: "|"))
            guard texts.count > 1, !texts.contains("") else {
                throw .init(
                    reason:
                        "has a placeholder ':\(name)' of an unknown type '\(type)'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)'"
                )
            }
            return .oneOf(try texts.map { text throws(Failure) in try decoded(text) })
        }
    }

    private static func decoded(_ text: String, plusIsSpace: Bool = false) throws(Failure) -> String {
        guard let decoded = PercentCoding.decoded(text, plusIsSpace: plusIsSpace) else {
            throw .init(reason: "has a broken percent-escape in '\(text)'")
        }
        return decoded
    }

    private mutating func use(
        _ name: String, _ shape: URLValueShape, _ quantity: URLPlaceholder.Quantity
    ) throws(Failure) -> Int {
        let placeholder = URLPlaceholder(name: name, shape: shape, quantity: quantity)
        guard let known = placeholders.firstIndex(where: { $0.name == name }) else {
            placeholders.append(placeholder)
            return try use(placeholders.count - 1)
        }
        guard placeholders[known] == placeholder else {
            throw .init(reason: "has placeholders ':\(name)' of different types")
        }
        return try use(known)
    }

    private mutating func use(_ number: Int) throws(Failure) -> Int {
        guard used.insert(number).inserted else {
            throw .init(
                reason: placeholders[number].name.map { "has the placeholder ':\($0)' twice" } ?? "has a key path twice"
            )
        }
        return number
    }
}

extension URLPatternShape.Segment {
    /// The texts before and after the placeholder, or the literal.
    fileprivate var texts: [String] {
        switch self {
        case .literal(let text): [text]
        case .placeholder(let prefix, _, let suffix): [prefix, suffix]
        }
    }

    fileprivate var lowercasedASCII: Self {
        switch self {
        case .literal(let text): .literal(text.lowercasedASCII)
        case .placeholder(let prefix, let placeholder, let suffix):
            .placeholder(prefix: prefix.lowercasedASCII, placeholder, suffix: suffix.lowercasedASCII)
        }
    }
}

extension String {
    /// The text in ASCII lower case, as the matcher compares schemes and hosts: the Kelvin sign does not become `k`.
    fileprivate var lowercasedASCII: String { String(decoding: utf8.map(URLScheme.lowercased), as: UTF8.self) }
}

/// The character rules of schemes and hosts, in ASCII.
package enum URLScheme {
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// Returns whether a scheme may contain a byte: a letter first, then letters, digits, `+`, `-` and `.`.
    package static func mayContain(_ byte: UInt8, at index: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): index > 0
        default: false
        }
    }
}

/// The character rules of hosts.
enum URLHost {
    /// Returns whether a decoded host, or one of its labels, has only characters that a host may have, by the list of
    /// [forbidden domain code points](https://url.spec.whatwg.org/#forbidden-domain-code-point). Otherwise, code that puts the
    /// value into another URL would lead to another host.
    ///
    /// - Parameter isLabel: Whether the text is one label, which has no period.
    static func accepts(_ host: some BidirectionalCollection<UInt8>, isLabel: Bool) -> Bool {
        // An IPv6 address contains colons and, before a zone, a percent sign.
        if !isLabel, host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]"), host.count > 2 {
            return host.dropFirst().dropLast().allSatisfy { mayContain($0) || ":%".utf8.contains($0) }
        }
        return host.allSatisfy { mayContain($0) && !(isLabel && $0 == UInt8(ascii: ".")) }
    }

    private static func mayContain(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte != 0x7F && !"#%/:<>?@[\\]^|".utf8.contains(byte)
    }
}
