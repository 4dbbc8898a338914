// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that explains a check.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a check: what it means, why it matters, and what to do.",
        discussion: "Without an id, all of them are listed.")

    @Argument(
        help: "The id of a check, as messages begin with it: missing-provider.",
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
                "there is no check \(id); \(near.isEmpty ? "there are" : "did you mean") "
                    + others.map(\.rawValue).joined(separator: near.isEmpty ? ", " : " or ") + (near.isEmpty ? "" : "?")
            )
        }
        Stream.output.write(fault.explanation.text + "\n")
    }
}
#endif
