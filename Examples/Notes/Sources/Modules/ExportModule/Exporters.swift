// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import ModuleRouter

/// Makes an exporter for each format.
@Provider(of: .noteExporterFactory)
struct Exporters: NoteExporterFactory {
    let clock: any ExportRequiredClock
    /// Only the export to HTML needs Markdown.
    let markdown: @Sendable () throws -> any ExportRequiredMarkdown

    func makeExporter(to format: ExportFormat, titled title: String) throws -> any NoteExporting {
        switch format {
        case .html: HTMLExporter(title: title, date: clock.today(), markdown: try markdown())
        case .json: JSONExporter(title: title, date: clock.today())
        }
    }
}
