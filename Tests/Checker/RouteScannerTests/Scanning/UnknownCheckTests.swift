// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner
import Testing

@Suite struct UnknownCheckTests {
    private func problems(_ comment: String, isOwn: Bool = true) async throws -> [ScanProblem] {
        let folder = try SourceFolder()
        try folder.write("let x = 1\n  // \(comment)\n", to: "A.swift")
        var app = folder.app(["A.swift"])
        for index in app.modules.indices { app.modules[index].isOwn = isOwn }
        return await SourceScanner(target: .linux).scan(app).problems
    }

    @Test(arguments: [
        ("missing-provder", "missing-provder; did you mean missing-provider?"),
        ("missing-provder: it is loaded later", "missing-provder; did you mean missing-provider?"),
        ("missing-provider, unused-provder", "unused-provder; did you mean unused-provider?"),
        ("route-cycle missing-providers because of that", "missing-providers; did you mean missing-provider?"),
        ("everything", "everything"), ("all of it", "all"),
    ])
    func unknownChecksAreReported(ids: String, message: String) async throws {
        let problems = try await problems("routes:allow \(ids)")
        #expect(problems.map(\.message) == ["no check is named \(message)"])
        #expect(problems.map(\.id) == ["unknown-check"])
        #expect(problems.map(\.severity) == [.warning])
        #expect(problems.map(\.position) == [SourcePosition(line: 2, column: 1)])
    }

    @Test(arguments: [
        "missing-provider", "missing-provider, unused-provider", "missing-provider the widget provides it",
        "missing-provider: loaded later, unused-provder", "missing-provider well-known to be elsewhere",
        "missing-provider — unused-provder",
    ])
    func wordsOfAReasonAreNoIDs(ids: String) async throws {
        let problems = try await problems("routes:allow \(ids)")
        #expect(problems == [])
    }

    @Test func unknownChecksOfOtherPackagesAreIgnored() async throws {
        let problems = try await problems("routes:allow missing-provder", isOwn: false)
        #expect(problems == [])
    }
}
#endif
