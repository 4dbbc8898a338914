// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import ModuleRouter

/// Measures routes against the same work done without a router.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures routes against the same work done without a router.",
        discussion: """
            Prints nanoseconds for each operation, of the processor's time, how many times its floor that is, how far the middle \
            half of the rounds is apart, and how often memory is asked for. A case and its floor take turns, in one process. Run \
            it optimised, with swift run -c release.
            """,
        subcommands: [Measure.self, Turns.self, RecordedStart.self], defaultSubcommand: Measure.self)

    /// All cases: those of one group take turns, the groups come one after the other.
    static var groups: [[BenchCase]] {
        get throws {
            let faults = RouteRegistry.shared.validate()
            guard faults.isEmpty else { throw BenchError(faults.map(\.description).joined(separator: "\n")) }
            return [ServiceCases.all + ParameterCases.all + TaskCases.all, ThreadCases.all, ViewCases.all]
                + LookupCases.all
        }
    }
}

/// The measuring itself.
struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure", abstract: "Measures; what bench does if it is told nothing else.")

    @Option(help: "Only the cases whose names have this in them.")
    var filter: String?

    @Option(help: "How many rounds a case has.")
    var rounds = 25

    @Option(help: "How long a round of a case takes, in milliseconds; its floor takes as long.")
    var milliseconds = 6.0

    @Option(help: "How often a case is measured again whose rounds do not agree.")
    var repeats = 3

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(help: "The file to save the run in, as JSON.")
    var save: String?

    @Option(
        help: "The saved run to compare with. Fails if a ratio is worse by more than a tenth, and neither is noisy.")
    var compare: String?

    @Flag(help: "Fails if something is over its limit, and not noisy.")
    var strict = false

    func run() throws {
        #if DEBUG
        FileHandle.standardError.write(Data("warning: not optimised; run with -c release\n\n".utf8))
        #endif
        let stopwatch = Stopwatch(rounds: rounds, duration: milliseconds * 1e6, repeats: repeats)
        let results = try Bench.groups.flatMap { group in
            let cases = group.filter { filter.map($0.title.contains) ?? true }
            return zip(cases, try stopwatch.measure(cases)).map(BenchResult.init)
        }
        let figures = try Figures.all(filter)
        let run = BenchRun(results: results, figures: figures)
        print(json ? try run.json : BenchTable.text(of: run))
        if let save { try Data(run.json.utf8).write(to: URL(fileURLWithPath: save)) }
        if let compare {
            let comparison = BenchComparison(of: run, with: try BenchRun(contentsOf: compare))
            print("\n\(comparison.text)")
            if comparison.isWorse { throw ExitCode.failure }
        }
        let isOver = results.contains { !$0.isWithinLimit && !$0.isNoisy } || figures.contains { !$0.isWithinLimit }
        if strict, isOver { throw ExitCode.failure }
    }
}

/// Runs one side of a case, for a tool that counts instructions.
struct Turns: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "turns", abstract: "Runs one case a number of times, for a tool that counts instructions.",
        discussion: "Prints nothing. The difference between two numbers of operations is what the operations take.")

    @Argument(help: "The name of the case, in full.")
    var name: String

    @Option(help: "How many operations.")
    var operations: Int

    @Flag(help: "Its floor instead.")
    var floor = false

    func run() throws {
        guard let one = try Bench.groups.joined().first(where: { $0.title == name }) else {
            throw ValidationError("There is no case '\(name)'.")
        }
        try (floor ? one.floor : one.work)(operations)
    }
}
