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

    /// Scans the apps. Each module is read once, even if several apps contain it.
    init(
        of apps: [SourceApp], settings: BuildSettings, options: ScanSettings, timings: Timings = Timings()
    ) async {
        var timings = timings
        let progress = ProgressLine()
        let scanner = SourceScanner(target: settings.target, cache: options.cacheFile, jobs: options.jobs)
        let scan = await scanner.scan(SourceApp.union(of: apps)) { done in
            progress.show(
                "\(done.phase == .reading ? "Reading" : "Parsing") \(done.completedFiles) of \(done.totalFiles) files")
        }
        progress.clear()
        timings.add(scan.figures)
        let files = Dictionary(grouping: scan.files, by: \.module)
        graphs = timings.measure("putting together") {
            apps.map { app in
                let files = app.modules.flatMap { files[$0.name] ?? [] }
                return RouteGraph(of: app.package == nil ? app.linked(byImportsIn: files) : app, files: files)
            }
        }
        problems = scan.problems
        self.timings = timings
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
