// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// snippet.interface
public protocol Report: AnyObject {
    var text: String { get }
}

public protocol ReportFactory: Sendable {
    func makeReport(titled title: String) throws -> any Report
}

@RoutableAs("reportFactory") extension RoutableService where Protocol == any ReportFactory {}
// snippet.end

// snippet.provider
final class TextReport: Report {
    let text: String
    init(text: String) { self.text = text }
}

struct TextReports: ReportFactory {
    func makeReport(titled title: String) -> any Report { TextReport(text: "Report: \(title)") }
}

@AutoRegister
struct ReportRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.reportFactory) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> TextReports? { TextReports() }
}
// snippet.end

// snippet.caller
let reports = try Router.destination(for: .reportFactory)
print(try reports.makeReport(titled: "Second quarter").text)  // → Report: Second quarter
// snippet.end

// snippet.module
public protocol Archive: AnyObject, Sendable {
    var folder: String { get }
}

public protocol ArchiveModuleInput: AnyObject {
    var folder: String { get set }
}

@RoutableAs("archive") extension RoutableService where Protocol == any Archive {}
@RoutableAs("archiveModule") extension RoutableServiceModule where Protocol == any ArchiveModuleInput {}
// snippet.end

// snippet.moduleProvider
final class FolderArchive: Archive {
    let folder: String
    init(folder: String) { self.folder = folder }
}

final class ArchiveConfiguration: ArchiveModuleInput {
    var folder = "Archive"
}

@AutoRegister
struct ArchiveRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> {
        Provides(.archive) { $0 }
        Provides(.archiveModule) { $0 }
    }

    static func makeConfiguration() -> ArchiveConfiguration { ArchiveConfiguration() }

    func makeDestination(with configuration: ArchiveConfiguration) -> FolderArchive? {
        FolderArchive(folder: configuration.folder)
    }
}
// snippet.end

// snippet.moduleCaller
_ = try Router.destination(for: .archiveModule) { $0.folder = "Old notes" }
print(try Router.destination(for: .archive).folder)  // → Old notes
// snippet.end
