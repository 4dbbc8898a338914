// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The text and the key paths of a pattern, without its provider type.
struct URLPatternParts<Configuration>: Sendable {
    var pieces: [URLPatternSyntax.Piece] = []
    private(set) var fields: [URLField<Configuration>] = []
    /// Sets the property that receives the URL itself; nil if there is none.
    var setURL: (@Sendable (RouteURL, inout Configuration) throws -> Void)?

    init() {}

    /// Creates the parts of a pattern without key paths.
    init(_ text: String) { pieces = [.text(text)] }

    mutating func append(_ field: URLField<Configuration>) {
        pieces.append(.keyPath(fields.count))
        fields.append(field)
    }
}
