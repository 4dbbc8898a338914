// SPDX-License-Identifier: Apache-2.0

/// A fault in the routes of an app: its message, its location, the steps that lead to it, and a remedy.
public struct RouteFault: Sendable, Hashable {
    /// The stable identifier of the fault's kind.
    public let id: ID
    /// The key, identifier or class that the fault concerns, as it is written in source.
    public let subject: String
    /// The description of the fault, in one sentence.
    public let message: String
    /// The source location of the fault; nil if no line of source causes it.
    public let location: RouteLocation?
    /// The steps that lead to the fault, nearest first, each with its source location.
    public let chain: [String]
    /// Hints at existing names that are similar to the subject.
    public let nearMisses: [String]
    /// The remedy. It may end with code to paste.
    public let remedy: String

    // Not inlined: there are many call sites, and each inlined copy would add hundreds of bytes to every app.
    @inline(never) package init(
        _ id: ID, _ subject: String, _ message: String, at location: RouteLocation?, chain: [String] = [],
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

    @inline(never) package init(
        _ id: ID, _ subject: String, _ text: RouteFaultText, at location: RouteLocation?, chain: [String] = [],
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
        for step in chain { lines.append("  \(step)") }
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
