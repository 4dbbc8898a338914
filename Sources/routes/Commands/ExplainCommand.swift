// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that explains a check.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a check: its meaning, its consequence and the remedy.",
        discussion: "Lists all checks if no identifier is given.")

    /// The command line without the identifier, as the user of this process would write it.
    static let line =
        ProcessInfo.processInfo.environment["ROUTES_APPS"] == nil ? "routes explain" : lineOfPlugin
    /// The command line in a package with the plugins.
    static let lineOfPlugin = "swift package routes explain"

    @Argument(
        help: "The identifier at the end of a message: missing-provider.",
        completion: .list(RouteFinding.ID.allCases.map(\.rawValue)))
    var id: String?

    func run() throws {
        guard let id else {
            let width = RouteExplanation.all.map(\.id.rawValue.count).max() ?? 0
            let lines = RouteExplanation.all.map { explanation in
                let name = explanation.id.rawValue.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                return "\(name)\(explanation.summary)\n"
            }
            Stream.output.write(lines.joined())
            return
        }
        guard let fault = RouteFinding.ID(rawValue: id.lowercased()) else {
            let near = NearMisses.of(id, among: RouteFinding.ID.allCases, name: \.rawValue, order: \.rawValue).prefix(3)
            let others = near.isEmpty ? RouteFinding.ID.allCases[...] : ArraySlice(near)
            throw SourceError(
                "no check is named \(id); \(near.isEmpty ? "the checks are" : "did you mean") "
                    + others.map(\.rawValue).joined(separator: near.isEmpty ? ", " : " or ") + (near.isEmpty ? "" : "?")
            )
        }
        Stream.output.write(fault.explanation.text + "\n")
    }
}
#endif
