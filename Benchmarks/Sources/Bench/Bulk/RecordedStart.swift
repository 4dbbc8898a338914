// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import ManyProviders
import ModuleRouter

/// The first route of a process whose providers have left records, as `@AutoRegister` does.
struct RecordedStart: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recorded-start", abstract: "Takes the first route among providers that have left records.",
        discussion: "Prints what it took, as JSON. The benchmark runs it in a process of its own.")

    @Option(help: "How many providers.")
    var providers: Int

    func run() throws {
        let routes = Array(ManyProviders.all.prefix(providers))
        for route in routes { try route.makeDirectly() }
        Self.next = routes.map(\.provider).makeIterator()
        let begin = Reading()
        // What the loader does: it runs the records, each of which lists itself.
        for _ in routes {
            RouteRecords.addProvider { batch in
                if let provider = RecordedStart.next?.next() { RouteRecords.register(provider, in: batch) }
            }
        }
        let loaded = Reading()
        try routes[routes.count / 2].make()
        let made = Reading()
        let figures = Figures(
            loading: loaded.time(since: begin, count: routes.count),
            firstRoute: made.time(since: loaded, count: 1_000), bytes: made.bytes(since: begin, count: routes.count))
        print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }

    /// Used by one thread: the one that reads the records.
    nonisolated(unsafe) private static var next: IndexingIterator<[any RouteRegistrable.Type]>?

    struct Figures: Codable {
        /// In nanoseconds, for each provider.
        let loading: Double
        /// In microseconds.
        let firstRoute: Double
        /// For each provider.
        let bytes: Double
    }

    static func measured(providers: Int) throws -> Figures {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = [Self.configuration.commandName ?? "", "--providers", "\(providers)"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Figures.self, from: data)
    }
}
