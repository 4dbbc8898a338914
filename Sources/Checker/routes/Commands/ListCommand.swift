// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that lists the routes of an app.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the routes of an app, with their providers and the number of their uses.")

    @OptionGroup var source: SourceOptions
    @OptionGroup(title: "Reading") var scanning: ScanOptions

    func run() async throws {
        var timings = Timings()
        let apps = try await timings.measure("finding the sources") { try source.apps(.one) }
        let scan = await AppScan(
            of: apps, settings: source.build.settings, options: scanning.settings(buildFolder: source.buildFolder),
            timings: timings)
        scan.tellProblems()
        let graph = scan.graphs[0]
        let report = await scan.reports()[0]
        let table = graph.table(
            findings: report.findings, unproven: report.unproven ?? [], columns: Stream.output.columns,
            isStyled: Stream.output.isStyled)
        Stream.output.write(table)
        if scanning.timings { Stream.errors.write(scan.timings.text) }
        guard scan.isComplete else { throw ExitCode(2) }
    }
}
#endif
