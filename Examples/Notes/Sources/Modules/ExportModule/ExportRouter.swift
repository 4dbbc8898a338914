// SPDX-License-Identifier: Apache-2.0

import ExportInterface
import Foundation
import ModuleRouter

/// Provides an exporter for the requested format.
@AutoRegister
struct ExportRouter: ServiceRouteProvider {
    typealias Destination = any NoteExporting

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any ExportInput>()) { $0 }
    }

    static func makeConfiguration() -> ExportConfiguration { ExportConfiguration() }
}

/// Takes the format and the title, and makes the exporter.
final class ExportConfiguration:
    ServiceMakeableConfiguration<any NoteExporting, (ExportFormat, String) throws -> (any NoteExporting)?>, ExportInput
{
    init() {
        super.init { maker in
            { format, title in try maker.make { try Self.exporter(to: format, titled: title) } }
        }
    }

    private static func exporter(to format: ExportFormat, titled title: String) throws -> any NoteExporting {
        let date = try Router.destination(for: RoutableService<any ExportRequiredClock>()).today()
        switch format {
        case .html:
            let markdown = try Router.destination(for: RoutableService<any ExportRequiredMarkdown>())
            return HTMLExporter(title: title, date: date, markdown: markdown)
        case .json:
            return JSONExporter(title: title, date: date)
        }
    }
}
