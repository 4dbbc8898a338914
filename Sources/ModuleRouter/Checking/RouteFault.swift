// SPDX-License-Identifier: Apache-2.0

/// A fault in the routes of an app: its message, its location, the steps that lead to it, and a remedy.
public struct RouteFault: Sendable, Hashable {
    /// One step that leads to a fault.
    public struct Step: Sendable, Hashable {
        /// The description of the step.
        public let text: String
        /// The source location of the step; nil if it has none.
        public let location: RouteLocation?

        package init(text: String, location: RouteLocation?) {
            self.text = text
            self.location = location
        }
    }

    /// The stable identifier of the fault's kind.
    public let id: ID
    /// The key, identifier or class that the fault concerns, as it is written in source.
    public let subject: String
    /// The description of the fault, in one sentence.
    public let message: String
    /// The source location of the fault; nil if no line of source causes it.
    public let location: RouteLocation?
    /// The steps that lead to the fault, nearest first.
    public let chain: [Step]
    /// Hints at existing names that are similar to the subject.
    public let nearMisses: [String]
    /// The remedy. It may end with code to paste.
    public let remedy: String

    package init(
        _ id: ID, _ subject: String, _ message: String, at location: RouteLocation?, chain: [Step] = [],
        nearMisses: [String] = [], remedy: String
    ) {
        self.id = id
        self.subject = subject
        self.message = message
        self.location = location
        self.chain = chain
        self.nearMisses = nearMisses
        self.remedy = remedy
    }

    package init(
        _ id: ID, _ subject: String, _ text: RouteFaultText, at location: RouteLocation?, chain: [Step] = [],
        nearMisses: [String] = []
    ) {
        self.init(
            id, subject, text.message, at: location, chain: chain, nearMisses: nearMisses, remedy: text.remedy)
    }
}

extension RouteFault: CustomStringConvertible {
    /// The fault in the format of a compiler diagnostic: the first line ends with the identifier, and the steps, near misses and
    /// the remedy follow.
    public var description: String {
        var lines = ["\(location.map { "\($0): " } ?? "")error: \(message) [\(id.rawValue)]"]
        for step in chain {
            lines.append("  \(step.text)" + (step.location.map { " at \($0)" } ?? ""))
        }
        for nearMiss in nearMisses { lines.append("  near miss: \(nearMiss)") }
        let remedy = remedy.parts(separatedBy: UInt8(ascii: "\n"))
        for (index, line) in remedy.enumerated() { lines.append(index == 0 ? "  help: \(line)" : "    \(line)") }
        return lines.joined(separator: "\n")
    }
}

extension RouteFault: CustomDebugStringConvertible {
    /// The location, message and identifier in one line, as a list of faults shows them.
    public var debugDescription: String { "\(location.map { "\($0): " } ?? "")\(message) [\(id.rawValue)]" }
}
