// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// A misuse that a real toolkit refuses, warns about, or answers with a crash.
public struct HeadlessViolation: Sendable, Hashable, CustomStringConvertible {
    public enum Rule: Sendable, Hashable {
        /// A screen was moved during another transition.
        case transitionRunning
        /// Code showed a view in a place that does not allow it.
        case notShown
        /// Code removed a view that cannot be removed.
        case notRemoved
        /// A view was added to itself or to one of its descendants.
        case cycle
        /// The user made a gesture that has no target.
        case noSuchGesture
        /// The library made a request that the host had refused.
        case misuse
        /// A dialog got no answer.
        case unansweredDialog
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

/// The treatment of violations of a ``HeadlessWindow``.
public enum HeadlessViolationPolicy: Sendable {
    /// Violations fail the test, at the line that created the window.
    case recordsIssues
    /// Violations are collected in ``HeadlessWindow/violations``, for tests that check them.
    case collects
}

/// Records violations as a window was told to.
struct HeadlessViolationReport: Sendable {
    let policy: HeadlessViolationPolicy
    let sourceLocation: SourceLocation

    func record(_ violation: HeadlessViolation) {
        if case .recordsIssues = policy { violation.record(at: sourceLocation) }
    }

    func record(_ rule: HeadlessViolation.Rule, _ message: String) {
        record(HeadlessViolation(rule: rule, message: message))
    }
}
