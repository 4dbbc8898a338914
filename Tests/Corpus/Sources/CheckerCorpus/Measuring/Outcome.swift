// SPDX-License-Identifier: Apache-2.0

/// The checker's outcome for an app.
public enum Outcome: String, Sendable, CaseIterable, Codable {
    /// Broken: an error with an accepted identifier names the seeded fault.
    case found
    /// Broken: only a warning names the affected route, or the error `unproven-route`.
    case unproven
    /// Broken: there are only errors about something else.
    case wrong
    /// Broken: there is no finding about it.
    case missed
    /// Legal: no finding.
    case clean
    /// Legal: only warnings.
    case warning
    /// Legal: an error.
    case falseError = "false error"

    static let ofBroken: [Outcome] = [.found, .unproven, .wrong, .missed]
    static let ofLegal: [Outcome] = [.clean, .warning, .falseError]

    /// - Parameters:
    ///   - fault: The fault of the app; nil for a legal app.
    ///   - subjects: The names of which a finding about the fault contains one.
    public init(_ findings: [Finding], fault: Fault?, subjects: [String]) {
        let errors = findings.filter(\.isError)
        guard let fault else {
            self = !errors.isEmpty ? .falseError : findings.isEmpty ? .clean : .warning
            return
        }
        let isFound = errors.contains { fault.acceptedIDs.contains($0.id) && $0.concerns(subjects) }
        let isSuspected = findings.contains { (!$0.isError || $0.id == "unproven-route") && $0.mentions(subjects) }
        if isFound {
            self = .found
        } else if isSuspected {
            self = .unproven
        } else {
            self = errors.isEmpty ? .missed : .wrong
        }
    }
}
