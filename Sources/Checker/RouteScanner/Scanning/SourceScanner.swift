// SPDX-License-Identifier: Apache-2.0

#if Macros
public import Foundation
public import RouteGraph

/// Reads the facts about routes from an app's sources, in parallel.
///
/// It glances at every file. It parses the files about routes, and the files that declare or extend a type whose name occurs there:
/// see `Selection`. With a cache, it does not even open unchanged files.
///
/// It reports broken syntax only in files that it parses. The compiler reports the rest.
public struct SourceScanner: Sendable {
    /// The maximum file size in bytes. Larger files are generated; they are skipped and reported.
    public static let maximumFileSize = 16 << 20

    /// The platform that the app is built for.
    public var target: BuildTarget
    /// The file that stores facts between scans; nil for none. The first scan creates it and its folder.
    public var cache: URL?
    public var selection: Selection
    /// The number of files read at once. Defaults to the number of cores.
    public var jobs: Int?

    /// The files to parse.
    public enum Selection: Sendable, Hashable {
        /// The files that are needed to know all routes. Parsing takes most of the time, above all in the debug builds of plugins.
        case needed
        /// All files, for comparison.
        case everything
    }

    public init(target: BuildTarget = .host, cache: URL? = nil, selection: Selection = .needed, jobs: Int? = nil) {
        self.target = target
        self.cache = cache
        self.selection = selection
        self.jobs = jobs
    }

    /// The progress of a scan.
    public struct Progress: Sendable, Hashable {
        public enum Phase: Sendable, Hashable {
            case reading, parsing
        }

        public var phase: Phase
        public var completedFiles: Int
        public var totalFiles: Int

        public init(phase: Phase, completedFiles: Int, totalFiles: Int) {
            self.phase = phase
            self.completedFiles = completedFiles
            self.totalFiles = totalFiles
        }
    }

    /// Reads an app. The result depends neither on the number of cores nor on the content of the cache.
    ///
    /// - Parameter progress: Called serially, about a hundred times in each phase, on any thread.
    public func scan(_ app: SourceApp, progress: (@Sendable (Progress) -> Void)? = nil) async -> SourceScan {
        var run = ScanRun(self, app, progress)
        return await run.scan()
    }

    /// Returns the fingerprint that a scan of an app would have; nil if some file cannot be read.
    ///
    /// Opens only files that have changed since the last scan with the cache, and parses none.
    package func fingerprint(of app: SourceApp) async -> ScanFingerprint? {
        var run = ScanRun(self, app, nil)
        return await run.fingerprint()
    }
}
#endif
