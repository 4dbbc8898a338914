// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import Foundation
import ModuleRouter

/// Provides the exporters.
@AutoRegister
struct ExportRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.noteExporterFactory) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> Exporters? {
        Exporters(
            date: try Router.destination(for: .exportRequiredClock).today(),
            markdown: { try Router.destination(for: .exportRequiredMarkdown) })
    }
}

/// Makes an exporter for each format.
struct Exporters: NoteExporterFactory {
    let date: Date
    /// Only the export to HTML needs Markdown.
    let markdown: @Sendable () throws -> any ExportRequiredMarkdown

    func makeExporter(to format: ExportFormat, titled title: String) throws -> any NoteExporting {
        switch format {
        case .html: HTMLExporter(title: title, date: date, markdown: try markdown())
        case .json: JSONExporter(title: title, date: date)
        }
    }
}
