// SPDX-License-Identifier: Apache-2.0

#if Macros
public import Foundation
public import RouteGraph

/// Reads what the sources of an app say about routes, in parallel.
///
/// It glances at every file, and parses those that are about routes and those that declare or extend a type whose name occurs
/// there: see `Selection`. With a cache, a file that has not changed is not even opened.
///
/// Broken syntax is named for the files that it parses; the compiler names all of it.
public struct SourceScanner: Sendable {
    /// In bytes. Larger files are skipped and named: nobody writes them by hand.
    public static let maximumFileSize = 16 << 20

    /// What the app is built for.
    public var target: BuildTarget
    /// The file in which facts are kept from one scan to the next; nil for none. It is made, with its folder, at the first scan.
    public var cache: URL?
    public var selection: Selection
    /// How many files are read at once; nil for as many as there are cores.
    public var jobs: Int?

    /// Which files are parsed.
    public enum Selection: Sendable, Hashable {
        /// What is needed to know all routes. The parser takes most of the time, above all in a debug build, in which plugins run.
        case needed
        /// All: for a comparison.
        case everything
    }

    public init(target: BuildTarget = .host, cache: URL? = nil, selection: Selection = .needed, jobs: Int? = nil) {
        self.target = target
        self.cache = cache
        self.selection = selection
        self.jobs = jobs
    }

    /// How far a scan is.
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

    /// Reads an app. The result is the same however many cores there are, and whatever the cache holds.
    ///
    /// - Parameter progress: Called about a hundred times in each phase, one call at a time, on some thread.
    public func scan(_ app: SourceApp, progress: (@Sendable (Progress) -> Void)? = nil) async -> SourceScan {
        var run = ScanRun(self, app, progress)
        return await run.scan()
    }
}
#endif
