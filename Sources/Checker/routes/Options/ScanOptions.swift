// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteScanner

/// The options for scanning source.
struct ScanOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of the cache, so that the next run reads only changed files. Defaults to the package's folder .build, or to "
                + "the user's folder for caches.", valueName: "folder"), completion: .directory)
    var cache: String?

    @Flag(name: .customLong("no-cache"), help: "Do not use the cache.") var isUncached = false

    @Option(name: .shortAndLong, help: "The number of files to read in parallel. Defaults to the number of cores.")
    var jobs: Int?

    @Flag(help: "Print the time of each step.") var timings = false

    @Flag(help: ArgumentHelp("Parse all files, also those that contain no routes.", visibility: .hidden))
    var allFiles = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number of at least 1.") }
    }

    /// - Parameter buildFolder: The build folder of the scanned package; nil for other sources.
    func settings(buildFolder: String?) -> ScanSettings {
        var settings = ScanSettings(jobs: jobs, selection: allFiles ? .everything : .needed)
        if !isUncached { settings.cacheFile = cacheFolder(buildFolder).appending(path: "Facts") }
        return settings
    }

    private func cacheFolder(_ buildFolder: String?) -> URL {
        if let cache { return URL(filePath: cache) }
        // Set by the plugin `RoutesCommand`.
        if let cache = ProcessInfo.processInfo.environment["ROUTES_CACHE"] { return URL(filePath: cache) }
        if let buildFolder { return URL(filePath: buildFolder).appending(path: "routes") }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        return (caches ?? FileManager.default.temporaryDirectory).appending(path: "swift-module-router/routes")
    }
}

/// The resolved settings for scanning source.
struct ScanSettings {
    /// The file that caches facts; nil to disable the cache.
    var cacheFile: URL?
    /// The number of files to read in parallel; nil for the number of cores.
    var jobs: Int?
    /// The files to parse.
    var selection = SourceScanner.Selection.needed
}
#endif
