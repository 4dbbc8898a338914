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
            Prints for each case: the CPU time of an operation and of its floor in nanoseconds, their ratio, the spread of the \
            middle half of the rounds, and the number of allocations. A case and its floor run in turns, in one process. Run it in \
            a release build.
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
        commandName: "measure", abstract: "Measures the cases. This is the default.")

    @Option(help: "Measure only the cases whose names contain this text.")
    var filter: String?

    @Option(help: "The number of rounds of a case.")
    var rounds = 25

    @Option(help: "The duration of a round in milliseconds. A round of the floor takes as long.")
    var milliseconds = 6.0

    @Option(help: "How often a noisy case is measured again.")
    var repeats = 3

    @Option(help: "The number of modules of the checked app. The limits apply to 1000 modules.")
    var modules = 100

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: "Save the run in this file, as JSON.")
    var save: String?

    @Option(help: "Compare with this saved run. Fails if a ratio is worse, unless one of the two is noisy.")
    var compare: String?

    @Option(help: "The fraction by which a ratio may be worse than the saved one.")
    var tolerance = 0.1

    @Flag(help: "Fail if a case exceeds its limit and is not noisy.")
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
        discussion: "Prints nothing. Compare runs with two numbers of operations to exclude the cost of the process.")

    @Argument(help: "The full name of the case.")
    var name: String

    @Option(help: "The number of operations.")
    var operations: Int

    @Flag(help: "Run the floor of the case.")
    var floor = false

    func run() throws {
        guard let one = try Bench.groups.joined().first(where: { $0.title == name }) else {
            throw ValidationError("There is no case '\(name)'.")
        }
        try (floor ? one.floor : one.work)(operations)
    }
}
