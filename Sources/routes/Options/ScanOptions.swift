// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation

/// The options for scanning source.
struct ScanOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where it is kept what files said, so that only those that have changed are read; in the package's folder .build, or "
                + "in the user's folder for caches, if left out.", valueName: "folder"), completion: .directory)
    var cache: String?

    @Flag(name: .customLong("no-cache"), help: "Read everything anew, and keep nothing.") var isUncached = false

    @Option(name: .shortAndLong, help: "How many files are read at once; as many as there are cores, if left out.")
    var jobs: Int?

    @Flag(help: "Print how long each part of the work has taken.") var timings = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
    }

    /// - Parameter buildFolder: The build folder of the scanned package; nil for other sources.
    func settings(buildFolder: String?) -> ScanSettings {
        guard !isUncached else { return ScanSettings(jobs: jobs) }
        return ScanSettings(cacheFile: cacheFolder(buildFolder).appending(path: "Facts"), jobs: jobs)
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
}
#endif
