// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finding of the checker, as `routes check --format json` prints it.
public struct Finding: Codable, Sendable, Equatable {
    public struct Location: Codable, Sendable, Equatable {
        public var file: String
        public var line: Int
    }

    public struct Step: Codable, Sendable, Equatable {
        public var text: String

        public init(text: String) { self.text = text }
    }

    public var id: String
    public var severity: String
    public var message: String
    public var subject: String
    public var location: Location?
    public var chain: [Step]

    public init(
        id: String, severity: String, message: String, subject: String, location: Location? = nil, chain: [Step] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.subject = subject
        self.location = location
        self.chain = chain
    }

    public var isError: Bool { severity == "error" }

    /// Whether the finding is about one of the keys, types or modules.
    func concerns(_ names: [String]) -> Bool { Self.contains([subject, message, location?.file ?? ""], anyOf: names) }

    /// Whether the finding is about one of the keys, types or modules, or names one in its notes.
    func mentions(_ names: [String]) -> Bool { concerns(names) || Self.contains(chain.map(\.text), anyOf: names) }

    private static func contains(_ texts: [String], anyOf names: [String]) -> Bool {
        names.contains { name in texts.contains { $0.contains(name) } }
    }

    /// The finding in one line.
    public var line: String {
        let place = location.map { "\($0.file):\($0.line): " } ?? ""
        return "\(place)\(severity): \(message) [\(id)]"
    }
}

/// The report of the checker about a program.
struct Report: Codable {
    var entryPoint: String
    var findings: [Finding]
}
