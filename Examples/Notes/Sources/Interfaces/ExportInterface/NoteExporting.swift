// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// Exports notes to one file.
public protocol NoteExporting {
    func export(_ notes: [ExportableNote]) throws -> Data
}

/// A note for the export.
public struct ExportableNote: Sendable, Hashable {
    public let name: String
    public let title: String
    public let modified: Date
    /// The note's text in Markdown.
    public let text: String

    public init(name: String, title: String, modified: Date, text: String) {
        self.name = name
        self.title = title
        self.modified = modified
        self.text = text
    }
}

/// The format of an export.
public enum ExportFormat: String, Sendable, CaseIterable {
    /// A single page that needs no other files.
    case html
    case json
}

/// Makes exporters. Provided by the export module.
public protocol NoteExporterFactory: Sendable {
    /// Makes an exporter for a format, with a title for the whole export.
    func makeExporter(to format: ExportFormat, titled title: String) throws -> any NoteExporting
}

@RoutableAs("noteExporterFactory") extension RoutableService where Protocol == any NoteExporterFactory {}
