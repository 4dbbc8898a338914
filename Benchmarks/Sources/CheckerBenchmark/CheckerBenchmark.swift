// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import GeneratedApp
import RouteGraph
import RouteScanner

/// Times the checker on an app that it makes up: without a cache, with nothing changed, and with one file changed.
@main
struct CheckerBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "checker-benchmark",
        abstract: "Times the checker on a made-up app, phase by phase.",
        discussion: "Prints seconds and the greatest amount of memory the process has had so far.")

    @Option(help: "How many modules the app has.")
    var modules = 1_000

    @Option(help: "How many files each module has at least.")
    var files = 10

    @Option(help: "How often each case is timed; the fastest is printed.")
    var rounds = 3

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "checker-benchmark-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = GeneratedApp(modules: modules, filesPerModule: files)
        try app.write(to: folder)
        let source = app.sourceApp(in: folder.path)
        let lines = app.files.values.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
        print("\(source.modules.count) modules, \(app.files.count) files, \(lines) lines\n")

        let cache = folder.appending(path: "cache")
        let cold = try await fastest { _ in
            try? FileManager.default.removeItem(at: cache)
        } of: {
            try await check(source, cache: cache)
        }
        report("cold", cold)
        report(
            "nothing changed",
            try await fastest { _ in
            } of: {
                try await check(source, cache: cache)
            })
        let changed = folder.appending(path: app.featurePath("ServiceRouter", 0))
        let oneFile = try await fastest { round in
            var text = try String(contentsOf: changed, encoding: .utf8)
            text += "// Round \(round).\n"
            try Data(text.utf8).write(to: changed)
        } of: {
            try await check(source, cache: cache)
        }
        report("one file changed", oneFile)
    }

    private struct Timed {
        var phases: [ScanFigures.Phase]
        var total: Double { phases.reduce(0) { $0 + $1.seconds } }
    }

    private func fastest(
        prepare: (_ round: Int) throws -> Void, of work: () async throws -> Timed
    ) async throws -> Timed {
        var best: Timed?
        for round in 0..<rounds {
            try prepare(round)
            let timed = try await work()
            if timed.total < best?.total ?? .infinity { best = timed }
        }
        guard let best else { throw ValidationError("There has to be a round.") }
        return best
    }

    private func check(_ app: SourceApp, cache: URL) async throws -> Timed {
        let clock = ContinuousClock()
        let scan = await SourceScanner(cache: cache).scan(app)
        guard scan.problems.isEmpty else { throw BenchmarkError("the app was not read") }
        let scanned = clock.now
        let graph = RouteGraph(of: app, files: scan.files)
        let built = clock.now
        // What is timed has to be right.
        guard graph.check().isEmpty, graph.providers.count == 3 * pairs else {
            throw BenchmarkError("the app is not what it was made")
        }
        let checked = clock.now
        return Timed(
            phases: scan.figures.phases + [
                .init(name: "putting together", seconds: (built - scanned) / .seconds(1)),
                .init(name: "checking", seconds: (checked - built) / .seconds(1)),
            ])
    }

    private var pairs: Int { max(1, (modules - 1) / 2) }

    private func report(_ name: String, _ timed: Timed) {
        print("\(name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(Self.seconds(timed.total))")
        for phase in timed.phases {
            print("  \(phase.name.padding(toLength: 22, withPad: " ", startingAt: 0)) \(Self.seconds(phase.seconds))")
        }
        print("  memory, greatest       \(String(format: "%6.0f MB", Self.greatestMemory / 1e6))\n")
    }

    private static func seconds(_ value: Double) -> String { String(format: "%6.3f s", value) }

    /// In bytes, since the process began.
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

private struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
