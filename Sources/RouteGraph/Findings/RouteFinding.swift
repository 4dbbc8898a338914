// SPDX-License-Identifier: Apache-2.0

/// Something the checker has to say about the routes of an app: what, where, how one got there, and what to do about it.
///
/// The ids, and the texts where both can know the fault, are those of `RouteFault`, which `validate()` returns at run time.
public struct RouteFinding: Codable, Sendable, Hashable {
    public enum Severity: String, Codable, Sendable, Hashable {
        case error, warning
    }

    /// One step on the way to a finding.
    public struct Step: Codable, Sendable, Hashable {
        public var text: String
        public var location: SourceLocation?

        public init(_ text: String, at location: SourceLocation? = nil) {
            self.text = text
            self.location = location
        }
    }

    /// The stable name of the check; its JSON form is that name.
    public var id: RouteFinding.ID
    public var severity: Severity
    /// The key, identifier or type that it is about, as one writes it.
    public var subject: String
    /// What is wrong, in a sentence.
    public var message: String
    public var location: SourceLocation?
    /// How one gets there, the nearest first.
    public var chain: [Step]
    /// What exists and may have been meant, each a whole line.
    public var nearMisses: [String]
    /// What to do about it; may end with code to paste.
    public var remedy: String

    public init(
        _ id: RouteFinding.ID, _ severity: Severity, subject: String, _ message: String, at location: SourceLocation?,
        chain: [Step] = [], nearMisses: [String] = [], remedy: String
    ) {
        self.id = id
        self.severity = severity
        self.subject = subject
        self.message = message
        self.location = location
        self.chain = chain
        self.nearMisses = nearMisses
        self.remedy = remedy
    }
}

/// The library's name for a finding, for the files that are compiled into both modules.
typealias RouteFault = RouteFinding
