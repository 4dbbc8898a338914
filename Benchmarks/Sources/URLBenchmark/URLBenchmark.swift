// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ModuleRouter

/// Times the opening of URLs among ever more patterns, beside what others do.
@main
struct URLBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "url-benchmark",
        abstract: "Times matching, opening and writing of URLs, among ever more patterns.",
        discussion: """
            Prints nanoseconds per operation, of the fastest round and of the median, and how often that is the fastest round \
            of the floor: a router as one writes it, which splits a path and walks dictionaries. The rounds of all cases take \
            turns. To count instructions instead of time, let valgrind's callgrind run one case with two numbers of operations.
            """)

    @Option(help: "How many patterns there are at most.")
    var patterns = 10_000

    @Option(help: "How many rounds there are.")
    var rounds = 200

    @Option(help: "How many operations a round of each case has.")
    var operations = 2_000

    @Option(help: "The one case to run, by the beginning of its name, among the most patterns alone.")
    var only: String?

    func run() throws {
        let first = SectionURLs.hit(0, of: SectionURLs.stages[0])
        print("matching two captures, one of them typed, in URLs of \(first.utf8.count) bytes: \(first)\n")
        for (stage, count) in SectionURLs.stages.enumerated() where count <= patterns {
            // The registry of the process, as an app has it. It grows.
            RouteRegistry.shared.register([SectionRouters.all[stage]])
            if stage == 0 { RouteRegistry.shared.register([PageRouter.self]) }
            let faults = RouteRegistry.shared.validate()
            guard faults.isEmpty else { throw BenchmarkError("\(faults)") }
            guard only == nil || count * 10 > patterns else { continue }
            let cases = try Case.all(among: count).filter { only == nil || $0.name.hasPrefix(only ?? "") }
            report(timed(cases), among: count)
        }
    }

    private func timed(_ cases: [Case]) -> [(name: String, rounds: [Double])] {
        let clock = ContinuousClock()
        var timed = cases.map { (name: $0.name, rounds: [Double]()) }
        for _ in 0..<rounds {
            for (index, one) in cases.enumerated() {
                let start = clock.now
                one.run(operations)
                let duration = clock.now - start
                timed[index].rounds.append(duration / .nanoseconds(1) / Double(operations))
            }
        }
        return timed.map { ($0.name, $0.rounds.sorted()) }
    }

    private func report(_ timed: [(name: String, rounds: [Double])], among count: Int) {
        print(Self.columns("\(count) patterns", ["best, ns", "median, ns", "of floor"]))
        let floor = timed.first { $0.name == Case.floor }?.rounds.first
        for (name, rounds) in timed {
            guard let best = rounds.first else { continue }
            let ratio = floor.map { Self.number(best / $0, digits: 2) } ?? ""
            print(Self.columns(name, [Self.number(best), Self.number(rounds[rounds.count / 2]), ratio]))
        }
        print("")
    }

    private static func columns(_ name: String, _ numbers: [String]) -> String {
        func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
        return name + spaces(46 - name.count) + numbers.map { spaces(12 - $0.count) + $0 }.joined()
    }

    private static func number(_ value: Double, digits: Int = 1) -> String {
        let scale = digits == 1 ? 10 : 100
        let scaled = Int((value * Double(scale)).rounded())
        let fraction = String(scaled % scale)
        return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}

struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
