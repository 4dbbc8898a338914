// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CheckerCorpus

@Suite struct MeasurementTests {
    private static let missing = Finding(
        id: "missing-provider", severity: "error", message: "no provider for RoutableService<any Clock>",
        subject: "RoutableService<any Clock>")

    /// One of two faults is found, and one of two legal apps has an error.
    private static let measurement: Measurement = {
        let forgotten = Corpus.apps.filter {
            $0.name == "request/direct/forgotten" || $0.name == "request/task/forgotten"
        }
        let complete = Corpus.apps.filter { $0.name == "request/direct/complete" || $0.name == "request/task/complete" }
        return Measurement(zip(forgotten + complete, [[missing], [], [missing], []]).map { Measured($0, $1) })
    }()

    private func failures(minimum: Double? = nil, removals: Bool = false, errors: Bool = false) -> [String] {
        Self.measurement.failures(minimumFound: minimum, noSilentRemovals: removals, noFalseErrors: errors)
    }

    @Test func limitsThatDoNotHoldAreNamed() {
        #expect(failures() == [])
        #expect(failures(minimum: 50) == [])
        #expect(failures(minimum: 50.1) == ["the checker finds 50.0 % of the faults, less than 50.1 %"])
        #expect(failures(removals: true) == ["the checker says nothing about 1 removals"])
        #expect(failures(errors: true) == ["the checker reports an error in 1 legal apps"])
    }

    @Test func theTextHasTheSharesAndTheNames() {
        let text = Self.measurement.text
        #expect(text.contains("registration removed     2      1         0      0       1     50.0\n"))
        #expect(text.contains("missed: 1\n  request/task/forgotten\n"))
        #expect(text.contains("false error: 1\n  request/direct/complete\n      error: no provider"))
        #expect(
            text.hasSuffix(
                "2 broken and 2 legal apps: found 1 (50.0 %), unproven 0 (0.0 %), wrong 0 (0.0 %), missed 1 (50.0 %), "
                    + "clean 1 (50.0 %), warning 0 (0.0 %), false error 1 (50.0 %)\n"))
    }
}
