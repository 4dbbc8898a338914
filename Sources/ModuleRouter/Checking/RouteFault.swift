// SPDX-License-Identifier: Apache-2.0

/// Something wrong with the routes of an app, as a value: what, where, how one got there, and what to do about it.
public struct RouteFault: Sendable, Hashable {
    /// The stable name of a kind of fault. The checker uses the same names.
    public enum ID: String, Sendable, Hashable, CaseIterable {
        /// A declared key that nobody provides.
        case missingProvider = "missing-provider"
        /// A key that two providers, or a provider and an adapter, answer to. The first one registered wins.
        case duplicateProvider = "duplicate-provider"
        /// An identifier that two providers have registered. The first one wins.
        case duplicateIdentifier = "duplicate-identifier"
        /// A chain of adapters at whose end nobody provides anything.
        case adapterWithoutProvider = "adapter-without-provider"
        /// Adapters that lead to one another.
        case adapterCycle = "adapter-cycle"
        /// A class of destinations that belongs to one provider, and another one makes it too.
        case exclusiveConflict = "exclusive-conflict"
        /// A route that was asked for before it was registered: that call has failed.
        case lateRegistration = "late-registration"
        /// Two copies of this library in one process, each with routes of its own.
        case duplicateLibrary = "duplicate-library"
    }

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
}

extension RouteFault: CustomStringConvertible {
    /// The fault as a compiler would print it.
    public var description: String {
        var lines = ["\(location.map { "\($0): " } ?? "")error: \(id.rawValue): \(message)"]
        for step in chain {
            lines.append("  \(step.text)" + (step.location.map { " at \($0)" } ?? ""))
        }
        for nearMiss in nearMisses { lines.append("  near miss: \(nearMiss)") }
        let remedy = remedy.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in remedy.enumerated() { lines.append(index == 0 ? "  help: \(line)" : "    \(line)") }
        return lines.joined(separator: "\n")
    }
}
