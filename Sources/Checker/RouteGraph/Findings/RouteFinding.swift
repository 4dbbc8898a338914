// SPDX-License-Identifier: Apache-2.0

/// A fault in the routes of an app, with its location, its chain of needs and a remedy.
///
/// The ids are those of `RouteFault`, which `validate()` returns at run time. Faults that both can find have the same texts.
public struct RouteFinding: Codable, Sendable, Hashable {
    public enum Severity: String, Codable, Sendable, Hashable {
        case error, warning
    }

    /// A step in the chain of a finding.
    public struct Step: Codable, Sendable, Hashable {
        public var text: String
        public var location: SourceLocation?

        public init(_ text: String, at location: SourceLocation? = nil) {
            self.text = text
            self.location = location
        }
    }

    /// The stable identifier of the check. It is also the JSON form.
    public var id: RouteFinding.ID
    public var severity: Severity
    /// The key, identifier or type at fault, as written in source.
    public var subject: String
    /// The fault in one sentence.
    public var message: String
    public var location: SourceLocation?
    /// The chain of needs, the nearest first.
    public var chain: [Step]
    /// Existing keys with similar names, each with a complete line of text.
    public var nearMisses: [String]
    /// The remedy. It may end with code to paste.
    public var remedy: String
    /// The change that is the remedy; nil if the remedy leaves something to decide. Not a part of the JSON form.
    public var fix: RouteFix?

    private enum CodingKeys: CodingKey {
        case id, severity, subject, message, location, chain, nearMisses, remedy
    }

    public init(
        _ id: RouteFinding.ID, _ severity: Severity, subject: String, _ message: String, at location: SourceLocation?,
        chain: [Step] = [], nearMisses: [String] = [], remedy: String, fix: RouteFix? = nil
    ) {
        self.id = id
        self.severity = severity
        self.subject = subject
        self.message = message
        self.location = location
        self.chain = chain
        self.nearMisses = nearMisses
        self.remedy = remedy
        self.fix = fix
    }
}
