// SPDX-License-Identifier: Apache-2.0

import Foundation
import NotesInterface

/// Encodes values as JSON for other programs.
enum JSON {
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}

/// A note in JSON.
struct NoteJSON: Encodable {
    let name: String
    let title: String
    let modified: Date
    let text: String?

    init(_ note: Note, text: String? = nil) {
        name = note.name
        title = note.title
        modified = note.modified
        self.text = text
    }
}

/// A search result in JSON.
struct HitJSON: Encodable {
    let name: String
    let title: String
    let score: Double
    let snippet: String

    init(_ hit: NoteHit) {
        name = hit.name
        title = hit.title
        score = hit.score
        snippet = hit.snippet.map(\.text).joined()
    }
}
