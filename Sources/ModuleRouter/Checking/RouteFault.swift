// SPDX-License-Identifier: Apache-2.0

/// Something wrong with the routes of an app, as a value: what, where, how one got there, and what to do about it.
public struct RouteFault: Sendable, Hashable {
    /// The stable name of a kind of fault: all there are, of `validate()` and of the checker.
    public enum ID: String, Sendable, Hashable, CaseIterable, Codable {
        /// A key that nobody provides.
        case missingProvider = "missing-provider"
        /// A key that two providers, or a provider and an adapter, answer to. The first one registered wins.
        case duplicateProvider = "duplicate-provider"
        /// A provider, or an adapter, that nothing registers. Found in source.
        case unregisteredProvider = "unregistered-provider"
        /// A chain of adapters at whose end nobody provides anything.
        case adapterWithoutProvider = "adapter-without-provider"
        /// Adapters that lead to one another.
        case adapterCycle = "adapter-cycle"
        /// A key that is made without its declaration, or a declaration of every protocol there is. Found in source.
        case declarationBypassed = "declaration-bypassed"
        /// Two declarations of one key. Found in source.
        case duplicateDeclaration = "duplicate-declaration"
        /// An identifier that two providers have registered. The first one wins.
        case duplicateIdentifier = "duplicate-identifier"
        /// Providers each of which needs the next one to make anything. Found in source.
        case routeCycle = "route-cycle"
        /// Two URL patterns that can match the same URL, neither of which is narrower. The first one is taken.
        case urlPatternClash = "url-pattern-clash"
        /// A URL pattern that cannot be read, so that no URL leads to it; or, found at run time, one with a name that sets
        /// nothing.
        case urlPatternInvalid = "url-pattern-invalid"
        /// A provider whose routes nobody uses. Found in source; a warning.
        case unusedProvider = "unused-provider"
        /// A declared key that is provided and not used. Found in source; a warning.
        case unusedDeclaration = "unused-declaration"
        /// A class of destinations that belongs to one provider, and another one makes it too. Found at run time.
        case exclusiveConflict = "exclusive-conflict"
        /// A class of destinations that is not the protocol its provider was registered for by a call. Found at run time.
        case destinationNotConforming = "destination-not-conforming"
        /// A configuration that is not the module protocol its provider was registered for by a call. Found at run time.
        case configurationNotConforming = "configuration-not-conforming"
        /// A provider that was registered by calls, with no class of destinations. Found at run time.
        case providerWithoutDestination = "provider-without-destination"
        /// A route that was asked for before it was registered: that call has failed. Found at run time.
        case lateRegistration = "late-registration"
        /// Two copies of this library in one process, each with routes of its own. Found at run time.
        case duplicateLibrary = "duplicate-library"

        /// Whether `validate()` finds it.
        public var isFoundAtRunTime: Bool {
            switch self {
            case .missingProvider, .duplicateProvider, .adapterWithoutProvider, .adapterCycle, .duplicateIdentifier,
                .urlPatternClash, .urlPatternInvalid, .exclusiveConflict, .destinationNotConforming,
                .configurationNotConforming, .providerWithoutDestination, .lateRegistration, .duplicateLibrary:
                true
            case .unregisteredProvider, .declarationBypassed, .duplicateDeclaration, .routeCycle, .unusedProvider,
                .unusedDeclaration:
                false
            }
        }

        /// Whether the checker finds it, in source.
        public var isFoundInSource: Bool {
            switch self {
            case .exclusiveConflict, .destinationNotConforming, .configurationNotConforming,
                .providerWithoutDestination,
                .lateRegistration, .duplicateLibrary:
                false
            default: true
            }
        }
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
