// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that explains an identifier.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract:
            "Explains the identifier of a check, an error, a stub's issue or a macro: its meaning and the remedy.",
        discussion: "Lists all identifiers if none is given, those of the checks first.")

    /// The command line without the identifier, as the user of this process would write it.
    static let line =
        ProcessInfo.processInfo.environment["ROUTES_APPS"] == nil ? "routes explain" : lineOfPlugin
    /// The command line in a package with the plugins.
    static let lineOfPlugin = "swift package routes explain"

    @Argument(
        help: "The identifier at the end of a message: missing-provider.",
        completion: .list(DiagnosticText.summaries.map { $0.id }))
    var id: String?

    func run() throws {
        let known = DiagnosticText.summaries
        guard let id else {
            let width = known.map { $0.id.count }.max() ?? 0
            let lines = known.map { $0.padding(toLength: width + 2, withPad: " ", startingAt: 0) + "\($1)\n" }
            Stream.output.write(lines.joined())
            return
        }
        guard let text = DiagnosticText.explanation(of: id) else {
            let near = NearMisses.of(id, among: known.map { $0.id }).prefix(3)
            throw SourceError(
                "no identifier is named \(id); "
                    + (near.isEmpty ? "'routes explain' lists them" : "did you mean \(near.joined(separator: " or "))?")
            )
        }
        Stream.output.write(text + "\n")
    }
}
#endif
