// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation
public import RouteGraph
import Synchronization

/// Reads the facts of all sources of an app, in parallel.
public struct SourceScanner: Sendable {
    /// In bytes. Larger files are skipped and named: nobody writes them by hand.
    public static let maximumFileSize = 16 << 20

    /// What the app is built for.
    public var target: BuildTarget

    public init(target: BuildTarget = .host) { self.target = target }

    /// How far a scan is.
    public struct Progress: Sendable, Hashable {
        public var completedFiles: Int
        public var totalFiles: Int

        public init(completedFiles: Int, totalFiles: Int) {
            self.completedFiles = completedFiles
            self.totalFiles = totalFiles
        }
    }

    /// Reads an app. The result is the same however many cores there are.
    ///
    /// - Parameter progress: Called about a hundred times, one call at a time, on some thread.
    public func scan(_ app: SourceApp, progress: (@Sendable (Progress) -> Void)? = nil) async -> SourceScan {
        let clock = ContinuousClock()
        let start = clock.now
        let modules = Set(app.modules.map(\.name))
        let jobs = app.modules.flatMap { module -> [Job] in
            let conditions = BuildConditions(defined: module.conditions, target: target, modules: modules)
            return module.files.map { Job(module: module.name, path: $0, conditions: conditions) }
        }
        let count = jobs.count
        let step = max(count / 100, 1)
        let results = await ParallelMap.run(jobs) { job in
            job.run()
        } completed: { completed in
            if let progress, completed % step == 0 || completed == count {
                progress(Progress(completedFiles: completed, totalFiles: count))
            }
        }

        var scan = SourceScan(files: [])
        scan.figures.files = count
        scan.files.reserveCapacity(count)
        for (job, result) in zip(jobs, results) {
            scan.figures.bytes += result.bytes
            if let facts = result.facts {
                scan.files.append(ScannedFile(module: job.module, path: job.path, facts: facts))
                scan.figures.parsedFiles += 1
            }
            if let problem = result.problem { scan.problems.append(problem) }
        }
        scan.figures.phases = [.init(name: "parsing", seconds: (clock.now - start) / .seconds(1))]
        return scan
    }

    /// One file of one module.
    private struct Job: Sendable {
        var module: String
        var path: String
        var conditions: BuildConditions

        struct Result: Sendable {
            var facts: FileFacts?
            var problem: ScanProblem?
            var bytes = 0
        }

        func run() -> Result {
            do throws(SourceFile.Failure) {
                return try SourceFile.read(path, maximumSize: SourceScanner.maximumFileSize) { bytes, _ in
                    guard bytes.isUTF8 else {
                        return Result(problem: problem(.notUTF8, "it is no UTF-8"), bytes: bytes.count)
                    }
                    let reading = FileScanner(conditions: conditions).readInPlace(bytes)
                    let fault = reading.fault.map { problem(.brokenSyntax, $0.message, at: $0.position) }
                    return Result(facts: reading.facts, problem: fault, bytes: bytes.count)
                }
            } catch {
                switch error {
                case .unreadable(let reason):
                    return Result(problem: problem(.unreadableFile, reason))
                case .tooLarge(let size):
                    let limit = SourceScanner.maximumFileSize
                    return Result(
                        problem: problem(.fileTooLarge, "it has \(size) bytes, and \(limit) is as much as is read"))
                }
            }
        }

        private func problem(
            _ kind: ScanProblem.Kind, _ reason: String, at position: SourcePosition? = nil
        ) -> ScanProblem {
            ScanProblem(kind, module: module, file: path, position: position, reason: reason)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are a text.
    var isUTF8: Bool { String(validating: self, as: UTF8.self) != nil }
}
#endif
