// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that draws the routes of an app.
struct GraphCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws the routes of an app.",
        discussion: "Writes JSON for other programs, a graph for Graphviz or Mermaid, or a self-contained HTML page.")

    enum Format: String, CaseIterable, ExpressibleByArgument { case json, dot, mermaid, html }

    @OptionGroup var source: SourceOptions

    @Option(help: "The format. Defaults to the extension of the output file, or to json.") var format: Format?
    @Option(name: .shortAndLong, help: "The output file. Defaults to standard output.", completion: .file())
    var output: String?
    @OptionGroup(title: "Reading") var scanning: ScanOptions

    func run() async throws {
        let format = try format ?? formatOfOutput()
        var timings = Timings()
        let apps = try await timings.measure("finding the sources") { try source.apps(.one) }
        let scan = await AppScan(
            of: apps, settings: source.build.settings, options: scanning.settings(buildFolder: source.buildFolder),
            timings: timings)
        scan.tellProblems()
        let graph = scan.graphs[0]
        let findings = await scan.reports()[0].findings
        let text =
            switch format {
            case .json: try graph.json(findings: findings)
            case .dot: graph.dot(findings: findings)
            case .mermaid: graph.mermaid(findings: findings)
            case .html: try graph.html(findings: findings)
            }
        let ended = text.hasSuffix("\n") ? text : text + "\n"
        if let output {
            try OutputFile.write(ended, to: output)
        } else {
            Stream.output.write(ended)
        }
        if scanning.timings { Stream.errors.write(scan.timings.text) }
        guard scan.isComplete else { throw ExitCode(2) }
    }

    private func formatOfOutput() throws(SourceError) -> Format {
        switch (output.map { URL(filePath: $0).pathExtension } ?? "").lowercased() {
        case "dot", "gv": .dot
        case "mmd", "mermaid": .mermaid
        case "html", "htm": .html
        case "json", "": .json
        case let other:
            throw SourceError(
                "the format of a .\(other) file is unknown: use the extension .json, .dot, .mermaid or .html, or select the format "
                    + "with --format")
        }
    }
}
#endif
