// SPDX-License-Identifier: Apache-2.0

/// The lines of one Objective-C file, by the routers that they belong to.
struct ObjectiveCRoutes {
    struct Line {
        var line: ObjectiveCLine
        var statement: ObjectiveCStatement
        /// Whether the route makes views; nil if its router class tells.
        var isView: Bool?
    }

    /// A route without a router class.
    struct Block {
        var number: Int
        var isView: Bool
        var lines: [Line]

        /// The name in the graph: `ZIKViewRoute(EditorViewController)`.
        var name: String { name(withLine: false) }

        func name(withLine: Bool) -> String {
            let destination = lines.lazy.compactMap { line -> String? in
                if case .destination(let name, _) = line.line { name } else { nil }
            }.first
            let line = "line \(lines.first?.statement.position.line ?? 0)"
            let parts = [destination, withLine || destination == nil ? line : nil].compactMap { $0 }
            return "\(isView ? "ZIKViewRoute" : "ZIKServiceRoute")(\(parts.joined(separator: ", ")))"
        }
    }

    /// The name of a class that is not written.
    static let unwritten = "_"

    /// The lines that classes register for themselves.
    private(set) var own: [String: [Line]] = [:]
    /// The lines that code registers for another class.
    private(set) var others: [String: [Line]] = [:]
    private(set) var blocks: [Block] = []

    mutating func add(
        _ line: ObjectiveCLine, _ receiver: ObjectiveCStatement.Receiver, _ statement: ObjectiveCStatement
    ) {
        let plain = Line(line: line, statement: statement)
        switch receiver {
        case .own: if let owner = statement.owner { own[owner, default: []].append(plain) }
        case .router(let name) where name == statement.owner: own[name, default: []].append(plain)
        case .router(let name): others[name, default: []].append(plain)
        case .library: break
        case .block(let number, let isView):
            let line = Line(line: line, statement: statement, isView: isView)
            if let index = blocks.lastIndex(where: { $0.number == number }) {
                blocks[index].lines.append(line)
            } else {
                blocks.append(Block(number: number, isView: isView, lines: [line]))
            }
        }
    }
}
