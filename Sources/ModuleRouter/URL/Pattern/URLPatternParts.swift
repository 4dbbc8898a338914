// SPDX-License-Identifier: Apache-2.0

/// The text and the key paths of a pattern, without the provider that it is written in.
struct URLPatternParts<Configuration>: Sendable {
    var pieces: [URLPatternSyntax.Piece] = []
    private(set) var fields: [URLField<Configuration>] = []
    /// Sets the property that takes the URL itself; nil if no property does.
    var setOrigin: (@Sendable (RouteURL, inout Configuration) throws -> Void)?

    init() {}

    /// The parts of a pattern without key paths.
    init(_ text: String) { pieces = [.text(text)] }

    mutating func append(_ field: URLField<Configuration>) {
        pieces.append(.keyPath(fields.count))
        fields.append(field)
    }
}
