// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CheckerCorpus

@Suite struct CorpusTests {
    @Test func namesAndContentsAreUnique() {
        #expect(Set(Corpus.apps.map(\.name)).count == Corpus.apps.count)
        let contents = Dictionary(grouping: Corpus.apps) {
            $0.files.sorted { $0.key < $1.key }.map { "\($0)" }.joined()
        }
        let same = contents.values.filter { $0.count > 1 }.map { $0.map(\.name) }
        #expect(same == [])
    }

    @Test func thereAreManyAppsOfEachKind() {
        #expect(Corpus.apps.filter { $0.fault != nil }.count >= 300)
        #expect(Corpus.apps.filter { $0.fault == nil }.count >= 200)
        for fault in Fault.allCases { #expect(Corpus.apps.contains { $0.fault == fault }) }
    }

    @Test func anUnlinkedModuleIsOnlyInTheManifest() throws {
        let app = try #require(Corpus.apps.first { $0.name == "need/argument/not-linked" })
        #expect(app.hasUnlinkedModule)
        #expect(!app.linked("App").contains("ClockModule"))
        #expect(app.linked("App").last == "App")
        let manifest = app.manifest(library: "/library")
        #expect(manifest.contains(#".target(name: "ClockModule", dependencies: ["ClockInterface", "#))
        #expect(manifest.contains(#".executableTarget(name: "App", dependencies: ["NotesInterface", "NotesModule", "#))
    }

    @Test func aDisagreementIsReported() throws {
        let broken = try #require(Corpus.apps.first { $0.fault == .serviceCycle })
        let legal = try #require(Corpus.apps.first { $0.fault == nil })
        func run(_ output: String, isLegal: Bool) -> AppRunner.Run { AppRunner.Run(isLegal: isLegal, output: output) }
        #expect(Verification.mistake(of: broken, run("[infinite-recursion]", isLegal: false)) == nil)
        #expect(Verification.mistake(of: broken, run("[missing-provider]", isLegal: false)) != nil)
        #expect(Verification.mistake(of: broken, run("ok\n", isLegal: true)) != nil)
        #expect(Verification.mistake(of: legal, run("ok\n", isLegal: true)) == nil)
        #expect(Verification.mistake(of: legal, run("", isLegal: false)) != nil)
    }

    @Test(arguments: ReportedFault.all) func aReportedFaultHasApps(fault: ReportedFault) {
        #expect(Corpus.apps.contains { fault.contains($0.name) })
    }

    @Test func aPatternMatchesPartsOfNames() {
        let fault = ReportedFault(title: "", patterns: ["need/inferred-*/cycle", "*/*/not-linked"])
        #expect(fault.contains("need/inferred-key/cycle"))
        #expect(fault.contains("kind/view/not-linked"))
        #expect(!fault.contains("need/inferred-key/cycle-of-three"))
        #expect(!fault.contains("need/argument/cycle"))
        #expect(!fault.contains("kind/not-linked"))
    }
}
