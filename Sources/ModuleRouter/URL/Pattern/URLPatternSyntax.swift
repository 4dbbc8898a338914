// SPDX-License-Identifier: Apache-2.0

/// A URL pattern, read: its placeholders, and what its groups come to, one by one.
///
/// ```
/// pattern      = scheme "://" [ host [ ":" port ] ] *( "/" segment ) [ "/*" name ] [ "?" item *( "&" item ) ]
/// host         = text / placeholder / label *( "." label )
/// segment      = [ text ] [ placeholder ] [ text ]
/// item         = name [ "=" ( text / placeholder [ "?" / "*" ] ) ]
/// placeholder  = ":" name [ "(" type ")" ] / key path
/// type         = "String" / "Int" / "UInt" / "Double" / "Bool" / "UUID" / text 1*( "|" text )
/// group        = "{" pattern part *( "|" pattern part ) "}"       anywhere
/// ```
package struct URLPatternSyntax: Sendable {
    /// The pattern as it is written, with `\(…)` for key paths.
    package let text: String
    package let placeholders: [URLPlaceholder]
    /// What the pattern stands for, in the order in which they are tried to write a URL.
    package let shapes: [URLPatternShape]

    /// A piece of a pattern as it is written.
    package enum Piece: Sendable {
        case text(String)
        /// A key path, by its number.
        case keyPath(Int)
    }

    /// What is wrong with a pattern, as the end of a sentence that begins with the pattern.
    package struct Failure: Error {
        package let reason: String
    }

    /// How many patterns without groups one pattern may stand for.
    static let limit = 64

    /// - Parameter keyPaths: What is known of them.
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

    /// A pattern as it is written, with `\(…)` for key paths.
    package static func text(of pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .keyPath: "\\(…)"
            }
        }.joined()
    }
}

/// A pattern as characters and key paths.
struct URLPatternTokens {
    enum Token: Equatable {
        case character(Character)
        case keyPath(Int)
    }

    private let tokens: [Token]
    private var position = 0

    init(_ pieces: [URLPatternSyntax.Piece]) {
        tokens = pieces.flatMap { piece -> [Token] in
            switch piece {
            case .text(let text): text.map { .character($0) }
            case .keyPath(let number): [.keyPath(number)]
            }
        }
    }

    /// What the groups come to: the first alternatives of all of them first.
    mutating func alternatives() throws(URLPatternSyntax.Failure) -> [[Token]] {
        let result = try sequence(isInGroup: false)
        if position < tokens.count { throw .init(reason: "has a '}' without a '{' before it") }
        return result
    }

    private mutating func sequence(isInGroup: Bool) throws(URLPatternSyntax.Failure) -> [[Token]] {
        var result: [[Token]] = [[]]
        var depth = 0
        while position < tokens.count {
            let token = tokens[position]
            if depth == 0, token == .character("}") || isInGroup && token == .character("|") { break }
            position += 1
            switch token {
            case .character("{"):
                let group = try self.group()
                result = result.flatMap { start in group.map { start + $0 } }
                guard result.count <= URLPatternSyntax.limit else {
                    throw .init(reason: "stands for more than \(URLPatternSyntax.limit) patterns")
                }
                continue
            // The types of a placeholder have a `|` of their own.
            case .character("("): depth += 1
            case .character(")"): depth = max(0, depth - 1)
            default: break
            }
            for index in result.indices { result[index].append(token) }
        }
        return result
    }

    /// After a `{`.
    private mutating func group() throws(URLPatternSyntax.Failure) -> [[Token]] {
        var alternatives: [[Token]] = []
        while true {
            alternatives += try sequence(isInGroup: true)
            guard position < tokens.count else { throw .init(reason: "has a '{' without a '}' behind it") }
            position += 1
            if tokens[position - 1] == .character("}") { return alternatives }
        }
    }
}
