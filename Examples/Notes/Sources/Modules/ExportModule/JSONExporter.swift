// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import Foundation

/// Exports notes as JSON: `{"exported", "notes": [{"modified", "name", "text", "title"}], "title"}`.
struct JSONExporter: NoteExporting {
    let title: String
    let date: Date

    private struct Document: Encodable {
        struct Note: Encodable {
            let name: String
            let title: String
            let modified: Date
            let text: String
        }

        let title: String
        let exported: Date
        let notes: [Note]
    }

    func export(_ notes: [ExportableNote]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let notes = notes.map { Document.Note(name: $0.name, title: $0.title, modified: $0.modified, text: $0.text) }
        return try encoder.encode(Document(title: title, exported: date, notes: notes)) + Data("\n".utf8)
    }
}
