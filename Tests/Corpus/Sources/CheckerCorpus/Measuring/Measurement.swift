// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of the checker for one app.
public struct Measured: Codable, Sendable {
    public let name: String
    public let group: String
    public let form: String
    public let fault: Fault?
    public let outcome: Outcome
    public let findings: [Finding]

    public init(_ app: CorpusApp, _ findings: [Finding]) {
        name = app.name
        group = app.group
        form = app.form
        fault = app.fault
        self.findings = findings
        outcome = Outcome(findings, fault: app.fault, subjects: app.subjects)
    }
}

/// The results of all apps.
public struct Measurement: Codable, Sendable {
    public let apps: [Measured]

    public init(_ apps: [Measured]) { self.apps = apps }

    public var broken: [Measured] { apps.filter { $0.fault != nil } }
    public var legal: [Measured] { apps.filter { $0.fault == nil } }

    /// The share of the broken apps whose fault is found, in percent.
    public var foundPercentage: Double {
        Self.percentage(broken.filter { $0.outcome == .found }.count, of: broken.count)
    }

    static func percentage(_ count: Int, of all: Int) -> Double { all == 0 ? 100 : Double(count) * 100 / Double(all) }

    /// The limits that do not hold, each as a sentence.
    public func failures(minimumFound: Double?, noSilentRemovals: Bool, noFalseErrors: Bool) -> [String] {
        var failures: [String] = []
        if let minimumFound, foundPercentage < minimumFound {
            failures.append(
                "the checker finds \(foundPercentage.short) % of the faults, less than \(minimumFound.short) %")
        }
        let silent = broken.filter { $0.fault?.isRemoval == true && $0.outcome != .found && $0.outcome != .unproven }
        if noSilentRemovals, !silent.isEmpty {
            failures.append("the checker says nothing about \(silent.count) removals")
        }
        let wrong = legal.filter { $0.outcome == .falseError }
        if noFalseErrors, !wrong.isEmpty {
            failures.append("the checker reports an error in \(wrong.count) legal apps")
        }
        return failures
    }
}

extension Fault {
    /// Whether something that the app needs is absent.
    var isRemoval: Bool {
        [
            .providerRemoved, .registrationRemoved, .registrationInert, .otherRegistry, .moduleNotLinked,
            .adapterRemoved,
            .adapteeMissing,
        ].contains(self)
    }
}

extension Double {
    /// With one digit after the point.
    var short: String { "\((self * 10).rounded(.down) / 10)" }
}
