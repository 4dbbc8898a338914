// SPDX-License-Identifier: Apache-2.0

/// Something wrong with the routes of an app, as a value: what, where, how one got there, and what to do about it.
public struct RouteFault: Sendable, Hashable {
    /// One step on the way to a fault.
    public struct Step: Sendable, Hashable {
        public let text: String
        public let location: RouteLocation?
    }

    public let id: ID
    /// The key, identifier or class that the fault is about, as one writes it.
    public let subject: String
    /// What is wrong, in a sentence.
    public let message: String
    /// Where it is wrong; nil if no line of source is at fault.
    public let location: RouteLocation?
    /// How one gets there, the nearest first.
    public let chain: [Step]
    /// What exists and may have been meant.
    public let nearMisses: [String]
    /// What to do about it; may end with code to paste.
    public let remedy: String

    init(
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

    init(
        _ id: ID, _ subject: String, _ text: RouteFaultText, at location: RouteLocation?, chain: [Step] = [],
        nearMisses: [String] = []
    ) {
        self.init(
            id, subject, text.message, at: location, chain: chain, nearMisses: nearMisses, remedy: text.remedy)
    }
}

extension RouteFault: CustomStringConvertible {
    /// The fault as a compiler would print it.
    public var description: String {
        var lines = ["\(location.map { "\($0): " } ?? "")error: \(id.rawValue): \(message)"]
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
    /// One line: place, id and message. A list of faults shows this of each.
    public var debugDescription: String { "\(location.map { "\($0): " } ?? "")\(id.rawValue): \(message)" }
}
