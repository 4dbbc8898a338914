// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CheckerCorpus

@Suite struct OutcomeTests {
    private static let missing = Finding(
        id: "missing-provider", severity: "error", message: "no provider for RoutableService<any Clock>",
        subject: "RoutableService<any Clock>")
    private static let unused = Finding(
        id: "unused-provider", severity: "warning", message: "no route of ClockRouter is used", subject: "ClockRouter")

    private func outcome(_ findings: Finding..., fault: Fault? = .registrationRemoved) -> Outcome {
        Outcome(findings, fault: fault, subjects: ["Clock"])
    }

    @Test func anErrorAboutTheFaultFindsIt() {
        #expect(outcome(Self.missing) == .found)
        #expect(outcome(Self.unused, Self.missing) == .found)
    }

    @Test func anErrorAboutAnotherRouteDoesNot() {
        var other = Self.missing
        other.message = "no provider for RoutableService<any Notes>"
        other.subject = "RoutableService<any Notes>"
        #expect(outcome(other) == .wrong)
        other.location = Finding.Location(file: "Sources/ClockInterface/Clock.swift", line: 3)
        #expect(outcome(other) == .found)
    }

    @Test func anErrorOfAnotherKindDoesNot() {
        var other = Self.missing
        other.id = "duplicate-provider"
        #expect(outcome(other) == .wrong)
        #expect(outcome(other, fault: .duplicateProvider) == .found)
    }

    @Test func aWarningLeavesTheFaultUnproven() {
        #expect(outcome(Self.unused) == .unproven)
        var other = Self.unused
        other.message = "no route of NotesRouter is used"
        other.subject = "NotesRouter"
        #expect(outcome(other) == .missed)
    }

    @Test func anUnprovenRouteIsNoProof() {
        var unproven = Self.missing
        unproven.id = "unproven-route"
        #expect(outcome(unproven) == .unproven)
    }

    @Test func theNotesOfAWarningNameTheRouteToo() {
        var warning = Self.unused
        warning.message = "the list is not followed"
        warning.subject = "providers"
        warning.chain = [Finding.Step(text: "it may provide RoutableService<any Clock>")]
        #expect(outcome(warning) == .unproven)
        // An error about another route has a chain of all that need it.
        warning.severity = "error"
        warning.id = "missing-provider"
        #expect(outcome(warning) == .wrong)
    }

    @Test func nothingMissesTheFault() { #expect(outcome() == .missed) }

    @Test func aLegalAppIsCleanWithoutFindings() {
        #expect(outcome(fault: nil) == .clean)
        #expect(outcome(Self.unused, fault: nil) == .warning)
        #expect(outcome(Self.unused, Self.missing, fault: nil) == .falseError)
    }
}
