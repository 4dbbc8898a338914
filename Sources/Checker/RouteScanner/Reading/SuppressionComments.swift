// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import SwiftSyntax

/// Reads comments that switch checks off: `// routes:allow missing-provider, unused-provider: it is loaded later`.
///
/// The comment begins with the words `routes:allow`. The ids of checks follow, separated by spaces or commas. A colon, a dash or
/// any word that cannot be an id ends the list.
enum SuppressionComments {
    static let marker = "routes:allow"

    static func allowances(in tree: SourceFileSyntax, lines: LineTable) -> [AllowanceFact] {
        var allowances: [AllowanceFact] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            note(token.leadingTrivia, from: token.position, lines, &allowances)
            note(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, lines, &allowances)
        }
        return allowances
    }

    private static func note(
        _ trivia: Trivia, from start: AbsolutePosition, _ lines: LineTable, _ allowances: inout [AllowanceFact]
    ) {
        var offset = start.utf8Offset
        for piece in trivia {
            switch piece {
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                    guard let ids = ids(in: line) else { continue }
                    let distance = text.utf8.distance(from: text.startIndex, to: line.startIndex)
                    allowances.append(AllowanceFact(line: lines.position(of: offset + distance).line, ids: ids))
                }
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
    }

    static func ids(in line: Substring) -> [String]? {
        let text = line.drop { "/*! \t".contains($0) }
        guard text.hasPrefix(marker) else { return nil }
        let rest = text.dropFirst(marker.count)
        guard let first = rest.first, first == " " || first == "\t" || first == "," else { return nil }
        // The reason may follow the ids without a space.
        let end = rest.firstIndex { ":;–—.(".contains($0) } ?? rest.endIndex
        let words = rest[..<end].split { $0 == " " || $0 == "\t" || $0 == "," }
        let ids = words.prefix(while: isID).map(String.init)
        return ids.isEmpty ? nil : ids
    }

    private static func isID(_ word: Substring) -> Bool {
        guard let first = word.first, first.isLowercase, first.isASCII else { return false }
        return word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) || $0 == "-" }
    }
}
#endif
