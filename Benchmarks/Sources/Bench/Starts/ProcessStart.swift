// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CBench
import Foundation
import ModuleRouter
import RecordedProviders

/// A whole process that takes its first route, or makes the same service without one.
struct ProcessStart: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Requests the first route of a process and exits.",
        discussion: "The benchmark runs this command in a separate process.")

    /// The way in which the providers are registered.
    enum Registration: String, CaseIterable, ExpressibleByArgument {
        case one
        case byHand
        case byRecords
    }

    @Argument(help: "How the providers are registered.")
    var registration: Registration

    @Flag(help: "Make the same object without a route and without registration.")
    var direct = false

    @Flag(help: "Print the cost as JSON.")
    var figures = false

    /// The figures that a process reports about itself.
    struct Figures: Codable {
        /// The time to initialise the program's image, including records, in nanoseconds.
        let loading: Double
        /// The time of the first route or of the direct call, in nanoseconds.
        let first: Double
        /// The additional memory allocated by it, in bytes.
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

    /// Starts a process and waits for its end.
    func run(direct: Bool) throws {
        let arguments = [try Child.program] + arguments(direct: direct)
        let copies = arguments.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        guard bench_run(copies) == 0 else { throw BenchError("\(arguments) has failed") }
    }

    /// Returns the median of each figure over several starts.
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
