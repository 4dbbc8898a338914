// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// Something that a real toolkit refuses, warns of or stops the program for.
public struct HeadlessViolation: Sendable, Hashable, CustomStringConvertible {
    public enum Rule: Sendable, Hashable {
        /// Something moved, or was made to, while something else did.
        case transitionRunning
        /// A view was shown by hand where that is not possible.
        case notShown
        /// A view was taken away by hand that cannot be.
        case notRemoved
        /// A view was put into itself.
        case cycle
        /// The user did what there was nothing to do it with.
        case noSuchGesture
        /// The library asked for what it had been told not to.
        case misuse
    }

    public let rule: Rule
    public let message: String

    public init(rule: Rule, message: String) {
        self.rule = rule
        self.message = message
    }

    public var description: String { message }

    func record(at sourceLocation: SourceLocation) {
        Issue.record("headless window: \(message)", sourceLocation: sourceLocation)
    }
}

/// What becomes of the violations of a ``HeadlessWindow``.
public enum HeadlessViolationPolicy: Sendable {
    /// They fail the test, at the line that made the window.
    case recordsIssues
    /// They are kept in ``HeadlessWindow/violations``, for tests that are about them.
    case collects
}
