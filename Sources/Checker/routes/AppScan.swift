// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner

/// The result of scanning the source of some apps.
struct AppScan {
    /// A graph for each app, in the order of the apps.
    var graphs: [RouteGraph]
    /// The files that were not read, or not completely.
    var problems: [ScanProblem]
    var timings: Timings
    /// The fingerprint of the files; nil if some of them were not read.
    let fingerprint: ScanFingerprint?
    private let apps: [SourceApp]
    private let scanner: SourceScanner

    /// Scans the apps. Each module is read once, even if several apps contain it.
    init(
        of apps: [SourceApp], settings: BuildSettings, options: ScanSettings, timings: Timings = Timings()
    ) async {
        var timings = timings
        let progress = ProgressLine()
        self.apps = apps
        scanner = SourceScanner(
            target: settings.target, cache: options.cacheFile, selection: options.selection, jobs: options.jobs)
        let scan = await scanner.scan(SourceApp.union(of: apps)) { done in
            progress.show(
                "\(done.phase == .reading ? "Reading" : "Parsing") \(done.completedFiles) of \(done.totalFiles) files")
        }
        progress.clear()
        timings.add(scan.figures)
        let files = Dictionary(grouping: scan.files, by: \.module)
        graphs = await timings.measure("putting together") {
            // Chains of calls and of aliases are followed to their ends.
            DeepStack.run {
                apps.map { app in
                    let files = app.modules.flatMap { files[$0.name] ?? [] }
                    return RouteGraph(of: app.package == nil ? app.linked(byImportsIn: files) : app, files: files)
                }
            }
        }
        problems = scan.problems
        fingerprint = scan.fingerprint
        self.timings = timings
    }

    /// Creates the scan of apps whose last result is still valid: nothing was parsed.
    init(unchanged apps: [SourceApp], settings: BuildSettings, options: ScanSettings, timings: Timings = Timings()) {
        self.apps = apps
        scanner = SourceScanner(
            target: settings.target, cache: options.cacheFile, selection: options.selection, jobs: options.jobs)
        graphs = []
        problems = []
        fingerprint = nil
        self.timings = timings
    }

    /// Checks the apps. If a key has no provider, it also reads the modules that the app does not link: one of them may provide it.
    func reports() async -> [RouteFindingReport] {
        var reports = graphs.map { RouteFindingReport(checking: $0) }
        for index in reports.indices where reports[index].lacksProvider {
            guard let unlinked = apps[index].unlinked, !unlinked.isEmpty else { continue }
            let app = apps[index].linkingAll
            let files = await scanner.scan(app).files
            let graph = DeepStack.run { RouteGraph(of: app, files: files) }
            reports[index] = RouteFindingReport(
                checking: graphs[index],
                UnlinkedProviders(unlinked, in: graph, target: apps[index].targetInManifest))
        }
        return reports
    }

    /// Returns the URL patterns of an app of this scan.
    func links(of app: SourceApp, target: BuildTarget) -> LinkList {
        guard let index = apps.firstIndex(of: app) else { return LinkList(entryPoint: app.entryPoint, links: []) }
        return LinkReader.links(of: graphs[index], in: app, target: target)
    }

    /// Whether all files were read. Otherwise findings are unreliable: an unread file may contain a missing provider.
    var isComplete: Bool { !problems.contains { $0.severity == .error } }
}

extension BuildSettings {
    var target: BuildTarget {
        platform == BuildTarget.host.operatingSystem
            ? .host : BuildTarget(operatingSystem: platform, architecture: BuildTarget.host.architecture)
    }
}

extension ScanProblem {
    var text: String { "\(location): \(severity.rawValue): \(id): \(message)" }
}
#endif
