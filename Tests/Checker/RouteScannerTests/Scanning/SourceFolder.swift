// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner

/// Sources in a temporary folder, which is removed with this object.
final class SourceFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "RouteScannerTests-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var cache: URL { url.appending(path: "cache/facts") }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file with an earlier modification date, because the cache does not trust very recent files.
    @discardableResult
    func write(_ text: String, to name: String, hoursAgo: Double = 1) throws -> String {
        try write(Data(text.utf8), to: name, hoursAgo: hoursAgo)
    }

    @discardableResult
    func write(_ data: Data, to name: String, hoursAgo: Double = 1) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600 * hoursAgo)], ofItemAtPath: file.path)
        return file.path
    }

    /// Returns an app of one module with some existing files.
    func app(_ names: [String], conditions: [String] = []) -> SourceApp {
        SourceApp(
            entryPoint: "App",
            modules: [SourceModule(name: "App", files: names.map(path), conditions: conditions)])
    }

    func scan(
        _ app: SourceApp, cached: Bool = false, selection: SourceScanner.Selection = .needed,
        target: BuildTarget = .linux
    ) async -> SourceScan {
        await SourceScanner(target: target, cache: cached ? cache : nil, selection: selection).scan(app)
    }
}

extension SourceScan {
    /// The files' names, without their folder.
    var names: [String] { files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" } }
}
#endif
