// SPDX-License-Identifier: Apache-2.0

/// A parsed URL pattern: its placeholders, and one shape for each combination of its groups' alternatives.
///
/// ```
/// pattern      = scheme "://" [ host [ ":" port ] ] *( "/" segment ) [ "/*" name ] [ "?" item *( "&" item ) ] [ fragment ]
/// host         = text / placeholder / label *( "." label )
/// segment      = [ text ] [ placeholder ] [ text ]
/// fragment     = "#" ( [ segment ] *( "/" segment ) [ "/*" name ] / "*" name )
/// item         = name [ "=" ( text / placeholder [ "?" / "*" ] ) ]
/// placeholder  = ":" name [ "(" type ")" ] / key path
/// type         = "String" / "Int" / "UInt" / "Double" / "Bool" / "UUID" / text 1*( "|" text )
/// group        = "{" pattern part *( "|" pattern part ) "}"       anywhere
/// ```
package struct URLPatternSyntax: Sendable {
    /// The pattern as it is written, with `\(…)` for each key path.
    package let text: String
    package var placeholders: [URLPlaceholder]
    /// The shapes, in the order in which they are tried to write a URL.
    package let shapes: [URLPatternShape]

    /// A piece of the pattern's text.
    package enum Piece: Sendable {
        case text(String)
        /// A key path, by its index.
        case keyPath(Int)
    }

    /// A syntax error. The reason completes a sentence that begins with the pattern.
    package struct Failure: Error {
        package let reason: String
    }

    /// The maximum number of shapes of one pattern, of nested groups, of labels of a host, and of segments of a path or
    /// fragment. The limit bounds the recursion depth.
    static let limit = 64
    /// The maximum length of a pattern, in Unicode scalars.
    static let longest = 4096

    /// The failure of a pattern such as `://host`, which matches only URLs that begin with `://`; nil for other patterns. Patterns
    /// of ZIKRouter may have this form, and no system opens such URLs.
    package var missingScheme: Failure? {
        shapes.contains { $0.scheme.isEmpty } ? Failure(reason: URLPatternReader.missingScheme) : nil
    }

    /// Parses a pattern.
    ///
    /// - Parameter keyPaths: The placeholders of the key paths.
    /// - Throws: `Failure` if the pattern has a syntax error.
    package init(_ pieces: [Piece], keyPaths: [URLPlaceholder] = []) throws(Failure) {
        text = Self.text(of: pieces)
        var reader = URLPatternReader(placeholders: keyPaths)
        var tokens = URLPatternTokens(pieces)
        let alternatives = try tokens.alternatives()
        var shapes: [URLPatternShape] = []
        for alternative in alternatives { shapes.append(try reader.shape(alternative)) }
        self.shapes = shapes
        placeholders = reader.placeholders
    }

    /// Returns the text of a pattern, with `\(…)` for each key path.
    package static func text(of pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .keyPath: "\\(…)"
            }
        }.joined()
    }
}

/// The scalars and key paths of a pattern. Scalars, since as part of a `Character` a combining mark would hide the `/` before
/// it.
struct URLPatternTokens {
    enum Token: Equatable {
        case scalar(Unicode.Scalar)
        case keyPath(Int)
    }

    private let tokens: [Token]
    private var position = 0
    private var groups = 0

    init(_ pieces: [URLPatternSyntax.Piece]) {
        tokens = pieces.flatMap { piece -> [Token] in
            switch piece {
            case .text(let text): text.unicodeScalars.map { .scalar($0) }
            case .keyPath(let number): [.keyPath(number)]
            }
        }
    }

    /// Returns all combinations of the groups' alternatives. The combination of all first alternatives comes first.
    mutating func alternatives() throws(URLPatternSyntax.Failure) -> [[Token]] {
        guard tokens.count <= URLPatternSyntax.longest else {
            throw .init(reason: "is longer than \(URLPatternSyntax.longest) characters")
        }
        let result = try sequence(isInGroup: false)
        if position < tokens.count { throw .init(reason: "has a '}' without a '{' before it") }
        return result
    }

    private mutating func sequence(isInGroup: Bool) throws(URLPatternSyntax.Failure) -> [[Token]] {
        var result: [[Token]] = [[]]
        var depth = 0
        while position < tokens.count {
            let token = tokens[position]
            if depth == 0, token == .scalar("}") || isInGroup && token == .scalar("|") { break }
            position += 1
            switch token {
            case .scalar("{"):
                let group = try self.group()
                guard result.count * group.count <= URLPatternSyntax.limit else { throw Self.tooMany }
                result = result.flatMap { start in group.map { start + $0 } }
                continue
            // The types of a placeholder contain `|` too.
            case .scalar("("): depth += 1
            case .scalar(")"): depth = max(0, depth - 1)
            default: break
            }
            for index in result.indices { result[index].append(token) }
        }
        return result
    }

    /// Parses a group after its `{`.
    private mutating func group() throws(URLPatternSyntax.Failure) -> [[Token]] {
        groups += 1
        defer { groups -= 1 }
        guard groups <= URLPatternSyntax.limit else {
            throw .init(reason: "has more than \(URLPatternSyntax.limit) nested groups")
        }
        var alternatives: [[Token]] = []
        while true {
            alternatives += try sequence(isInGroup: true)
            guard alternatives.count <= URLPatternSyntax.limit else { throw Self.tooMany }
            guard position < tokens.count else { throw .init(reason: "has a '{' without a '}' after it") }
            position += 1
            if tokens[position - 1] == .scalar("}") { return alternatives }
        }
    }

    private static let tooMany = URLPatternSyntax.Failure(
        reason: "expands to more than \(URLPatternSyntax.limit) patterns")
}
