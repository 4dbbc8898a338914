// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BenchProviders
import CBench
import Foundation
import ModuleRouter

/// Measures routes against the same work without a router.
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
        subcommands: [Measure.self, Turns.self, ProcessStart.self] + checker, defaultSubcommand: Measure.self)

    #if Checker
    private static let checker: [any ParsableCommand.Type] = [CheckerRun.self]
    #else
    private static let checker: [any ParsableCommand.Type] = []
    #endif

    static func main() {
        _ = bench_loading_time()
        main(nil)
    }

    /// All cases. Cases of one group take turns; the groups run one after the other.
    static var groups: [[BenchCase]] {
        get throws {
            // Only separate processes use the many providers with records in the program.
            RouteRegistry.shared.registersByItself = false
            RouteRegistry.shared.register(BenchProviders.all + [BenchScreenRouter.self])
            let faults = RouteRegistry.shared.validate()
            guard faults.isEmpty else { throw BenchError(faults.map(\.description).joined(separator: "\n")) }
            return [ServiceCases.all + ParameterCases.all + TaskCases.all, ThreadCases.all, ViewCases.all]
                + LookupCases.all + URLCases.all + [StartCases.all]
        }
    }
}

/// Measures the cases. This is the default subcommand.
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

    @Option(help: "How many modules the app has that is checked; the limits are those of 1000.")
    var modules = 100

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(help: "The file to save the run in, as JSON.")
    var save: String?

    @Option(help: "The saved run to compare with. Fails if a ratio is worse, and neither is noisy.")
    var compare: String?

    @Option(help: "By which part of the saved ratio one may be worse.")
    var tolerance = 0.1

    @Flag(help: "Fails if something is over its limit, and not noisy.")
    var strict = false

    func run() throws {
        #if DEBUG
        FileHandle.standardError.write(Data("warning: not optimised; run with -c release\n\n".utf8))
        #endif
        let earlier = try compare.map(BenchRun.init(contentsOf:))
        let run = try measured()
        print(json ? try run.json : BenchTable.text(of: run))
        if let save { try Data(run.json.utf8).write(to: URL(fileURLWithPath: save)) }
        if let earlier {
            let comparison = try BenchComparison(of: run, with: earlier, tolerance: tolerance)
            if json {
                FileHandle.standardError.write(Data("\(comparison.text)\n".utf8))
            } else {
                print("\n\(comparison.text)")
            }
            if comparison.isWorse { throw ExitCode.failure }
        }
        if strict, run.isOverLimits { throw ExitCode.failure }
    }

    private func measured() throws -> BenchRun {
        let groups = try Bench.groups.map { group in group.filter { isWanted($0.title) } }
        let figures = Figures.all(modules: modules).filter { isWanted($0.title) }
        guard !groups.joined().isEmpty || !figures.isEmpty else {
            throw ValidationError("Nothing that is measured has '\(filter ?? "")' in its name.")
        }
        let stopwatch = Stopwatch(rounds: rounds, duration: milliseconds * 1e6, repeats: repeats)
        let results = try groups.flatMap { cases in zip(cases, try stopwatch.measure(cases)).map(BenchResult.init) }
        return BenchRun(
            results: results, figures: LookupGrowth.figures(of: results) + (try figures.map(BenchFigure.init)))
    }

    private func isWanted(_ title: String) -> Bool { filter.map(title.contains) ?? true }
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
