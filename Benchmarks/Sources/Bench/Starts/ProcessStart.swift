// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CBench
import Foundation
import ModuleRouter
import RecordedProviders

/// The whole of a process that does one thing: it takes its first route, or makes the same without one.
struct ProcessStart: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Takes the first route of a process, and ends.",
        discussion: "The benchmark runs it, in a process of its own.")

    /// Who has registered what there is.
    enum Registration: String, CaseIterable, ExpressibleByArgument {
        case one
        case byHand
        case byRecords
    }

    @Argument(help: "Who registers providers.")
    var registration: Registration

    @Flag(help: "Makes the same without a route, and registers nothing.")
    var direct = false

    @Flag(help: "Prints what it took, as JSON.")
    var figures = false

    /// What a process tells of itself.
    struct Figures: Codable {
        /// In nanoseconds, what its image was initialised in; records are part of that.
        let loading: Double
        /// What it did, in nanoseconds.
        let first: Double
        /// How much more was allocated after that.
        let bytes: Double
    }

    func run() throws {
        let allocated = bench_allocated_bytes()
        let begin = bench_thread_time()
        if direct {
            keep(RecordedProviders.makeDirectly())
        } else {
            register()
            keep(try RecordedProviders.make())
        }
        let end = bench_thread_time()
        guard figures else { return }
        let bytes = Double(bench_allocated_bytes()) - Double(allocated)
        let taken = Figures(loading: Double(bench_loading_time()), first: Double(end - begin), bytes: bytes)
        print(String(decoding: try JSONEncoder().encode(taken), as: UTF8.self))
    }

    private func register() {
        RouteRegistry.shared.registersByItself = registration == .byRecords
        switch registration {
        case .one: RouteRegistry.shared.register([RecordedProviders.one])
        case .byHand: RouteRegistry.shared.register(RecordedProviders.all)
        case .byRecords: break
        }
    }
}

extension ProcessStart.Registration {
    var providers: Int { self == .one ? 1 : RecordedProviders.all.count }

    var name: String {
        switch self {
        case .one: "1 provider"
        case .byHand: "\(providers) providers by hand"
        case .byRecords: "\(providers) providers by records"
        }
    }

    private func arguments(direct: Bool) -> [String] { ["start", rawValue] + (direct ? ["--direct"] : []) }

    /// Starts a process, and returns when it has ended.
    func run(direct: Bool) throws {
        let arguments = [try Child.program] + arguments(direct: direct)
        let copies = arguments.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        guard bench_run(copies) == 0 else { throw BenchError("\(arguments) has failed") }
    }

    /// Of each figure the median of some starts.
    func figures(direct: Bool) throws -> ProcessStart.Figures {
        let all = try (0..<15).map { _ in
            try JSONDecoder().decode(
                ProcessStart.Figures.self, from: try Child.output(arguments(direct: direct) + ["--figures"]))
        }
        return .init(
            loading: Quantile.median(all.map(\.loading)), first: Quantile.median(all.map(\.first)),
            bytes: Quantile.median(all.map(\.bytes)))
    }
}
