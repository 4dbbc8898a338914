// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that prints the contract of a module.
struct ContractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contract",
        abstract: "Prints the contract of a module: the keys that it declares, provides, adapts and needs.",
        discussion: """
            The output is sorted and contains no line numbers, so that two versions of it can be compared.

            A module that the app does not link is read too, if the package contains it.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    @Argument(help: "The name of the module.") var module: String
    @OptionGroup var source: SourceOptions

    @Option(help: "The format.") var format = Format.text
    @Flag(help: "Print the location of each declaration, line and use.") var locations = false
    @OptionGroup(title: "Reading") var scanning: ScanOptions

    func run() async throws {
        var timings = Timings()
        var app = try await timings.measure("finding the sources") { try source.apps(.one)[0] }
        if !app.modules.contains(where: { $0.name == module }) {
            let unlinked = (app.unlinked ?? []).map(\.module.name)
            guard unlinked.contains(module) else { throw unknown(among: app.modules.map(\.name) + unlinked) }
            app = app.linkingAll
        }
        let scan = await AppScan(
            of: [app], settings: source.build.settings, options: scanning.settings(buildFolder: source.buildFolder),
            timings: timings)
        scan.tellProblems()
        guard let contract = scan.graphs[0].contract(of: module, hasLocations: locations) else {
            throw unknown(among: scan.graphs[0].modules.map(\.name))
        }
        Stream.output.write(format == .json ? try contract.json() : contract.text)
        if scanning.timings { Stream.errors.write(scan.timings.text) }
        guard scan.isComplete else { throw ExitCode(2) }
    }

    private func unknown(among modules: [String]) -> SourceError {
        let near = NearMisses.of(module, among: modules.sorted()).prefix(3)
        return SourceError(
            "no module is named \(module); "
                + (near.isEmpty
                    ? "the modules are \(modules.sorted().joined(separator: ", "))"
                    : "did you mean \(near.joined(separator: " or "))?"))
    }
}
#endif
