// SPDX-License-Identifier: Apache-2.0

#if Checker
import ArgumentParser
import Dispatch
import Foundation
import GeneratedApp
import RouteGraph
import RouteScanner
import Synchronization

/// Times the checker on a generated app: without a cache, with no changes, and with one changed file.
struct CheckerRun: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "checker",
        abstract: "Measures each phase of the checker on a generated app.",
        discussion: """
            Prints seconds, of the fastest round, and the greatest amount of memory the process has had so far. The benchmark \
            runs it in a process of its own.
            """)

    @Option(help: "The number of modules of the app.")
    var modules = 1_000

    @Option(help: "The minimum number of files of a module.")
    var files = 10

    @Option(help: "The form of the app's providers: mixed, or annotated for classes with @Provider.")
    var form = GeneratedApp.Form.mixed

    @Option(help: "The number of measurements of each case. The fastest is printed.")
    var rounds = 3

    @Flag(help: "Print JSON.")
    var json = false

    struct Times: Codable {
        let cold: Timed
        let unchanged: Timed
        let oneChanged: Timed
    }

    struct Timed: Codable {
        let name: String
        let phases: [Phase]
        /// The peak memory of the process so far, in megabytes.
        let memory: Double

        var seconds: Double { phases.reduce(0) { $0 + $1.seconds } }
    }

    struct Phase: Codable {
        let name: String
        let seconds: Double
    }

    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-checker-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = GeneratedApp(modules: modules, filesPerModule: files, form: form)
        try app.write(to: folder)
        let timed = try times(of: app, in: folder)
        guard !json else { return print(String(decoding: try JSONEncoder().encode(timed), as: UTF8.self)) }
        let lines = app.files.values.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
        print("\(modules) modules, \(app.files.count) files, \(lines) lines\n")
        for one in [timed.cold, timed.unchanged, timed.oneChanged] { print(Self.text(of: one)) }
    }

    private func times(of app: GeneratedApp, in folder: URL) throws -> Times {
        let source = app.sourceApp(in: folder.path)
        let cache = folder.appending(path: "cache")
        let check = { try self.check(source, cache: cache) }
        let changed = folder.appending(path: app.featurePath(form == .mixed ? "ServiceRouter" : "Service", 0))
        return Times(
            cold: try fastest("cold", check) { _ in try? FileManager.default.removeItem(at: cache) },
            unchanged: try fastest("nothing changed", check) { _ in },
            oneChanged: try fastest("one file changed", check) { round in
                var text = try String(contentsOf: changed, encoding: .utf8)
                text += "// Round \(round).\n"
                try Data(text.utf8).write(to: changed)
            })
    }

    private func fastest(
        _ name: String, _ work: () throws -> [Phase], after prepare: (_ round: Int) throws -> Void
    ) throws -> Timed {
        let timed = try (0..<rounds).map { round in
            try prepare(round)
            return Timed(name: name, phases: try work(), memory: Self.greatestMemory / 1e6)
        }
        guard let best = timed.min(by: { $0.seconds < $1.seconds }) else {
            throw ValidationError("There has to be a round.")
        }
        return best
    }

    private func check(_ app: SourceApp, cache: URL) throws -> [Phase] {
        let clock = ContinuousClock()
        let scan = Self.waiting { await SourceScanner(cache: cache).scan(app) }
        guard scan.problems.isEmpty else { throw BenchError("the app was not read") }
        let scanned = clock.now
        let graph = RouteGraph(of: app, files: scan.files)
        let built = clock.now
        // The timed result must be correct.
        guard graph.check().isEmpty, graph.providers.count == 3 * max(1, (modules - 1) / 2) else {
            throw BenchError("the app is not what it was made")
        }
        let checked = clock.now
        return scan.figures.phases.map { Phase(name: $0.name, seconds: $0.seconds) } + [
            Phase(name: "putting together", seconds: (built - scanned) / .seconds(1)),
            Phase(name: "checking", seconds: (checked - built) / .seconds(1)),
        ]
    }

    private static func waiting<Value: Sendable>(for work: @escaping @Sendable () async -> Value) -> Value {
        let isDone = DispatchSemaphore(value: 0)
        let value = Mutex<Value?>(nil)
        Task.detached {
            let made = await work()
            value.withLock { $0 = made }
            isDone.signal()
        }
        isDone.wait()
        guard let made = value.withLock({ $0 }) else { preconditionFailure("signalled after it is there") }
        return made
    }

    private static func text(of timed: Timed) -> String {
        let lines =
            [(timed.name, timed.seconds)] + timed.phases.map { ("  " + $0.name, $0.seconds) }
        return lines.map { name, seconds in
            name.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: " %6.3f s\n", seconds)
        }.joined() + String(format: "  memory, greatest       %6.0f MB\n", timed.memory)
    }

    /// The peak memory of the process so far, in bytes.
    private static var greatestMemory: Double {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss)
        #else
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return Double(usage.ru_maxrss) * 1_024
        #endif
    }
}

extension GeneratedApp.Form: ExpressibleByArgument {}
#endif
