// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import TestSupport
import Testing

/// `routes check --format sarif`.
@Suite(.startsPrograms) struct SARIFTests {
    /// The parts of a log that the tests compare.
    private struct Log: Decodable {
        struct Text: Decodable, Equatable { var text: String }
        struct Artifact: Decodable, Equatable {
            var uri: String
            var uriBaseId: String?
        }
        struct Region: Decodable, Equatable { var startLine, startColumn: Int }
        struct Physical: Decodable, Equatable {
            var artifactLocation: Artifact
            var region: Region
        }
        struct Location: Decodable, Equatable {
            var message: Text?
            var physicalLocation: Physical
        }
        struct Result: Decodable {
            var ruleId: String
            var level: String
            var message: Text
            var locations: [Location]
            var relatedLocations: [Location]?
            var partialFingerprints: [String: String]
        }
        struct Invocation: Decodable, Equatable { var executionSuccessful: Bool }
        struct Run: Decodable {
            var results: [Result]
            var invocations: [Invocation]
        }
        var runs: [Run]
    }

    /// Runs the check, and compares the log with the constraints of the format.
    private func log(of folder: TemporaryFolder, status: Int32, _ path: String = "Sources") throws -> Log {
        let command = try Command.routes(["check", path, "--format", "sarif"], in: folder)
        #expect(command.status == status)
        #expect(try SARIFConstraints.faults(in: command.output) == [])
        return try JSONDecoder().decode(Log.self, from: Data(command.output.utf8))
    }

    @Test func findingIsAResultWithItsChain() throws {
        let log = try log(of: try TemporaryFolder(Samples.missingClock), status: 1)
        let results = try #require(log.runs.first?.results)
        #expect(results.map(\.ruleId) == ["missing-provider"])
        #expect(results[0].level == "error")
        #expect(
            results[0].message.text.hasPrefix(
                "no provider for RoutableService<any Clock>\nhelp: link the module that provides it"))
        #expect(
            results[0].locations == [
                Log.Location(
                    physicalLocation: .init(
                        artifactLocation: .init(uri: "Sources/TimeInterface/Clock.swift", uriBaseId: "%SRCROOT%"),
                        region: .init(startLine: 7, startColumn: 1)))
            ])
        #expect(
            results[0].relatedLocations == [
                Log.Location(
                    message: .init(text: "needed by clock"),
                    physicalLocation: .init(
                        artifactLocation: .init(uri: "Sources/App/main.swift", uriBaseId: "%SRCROOT%"),
                        region: .init(startLine: 4, startColumn: 41)))
            ])
        #expect(log.runs.first?.invocations == [.init(executionSuccessful: true)])
    }

    @Test func appWithoutFindingsHasALogToo() throws {
        let log = try log(of: try TemporaryFolder(Samples.app), status: 0)
        #expect(log.runs.map(\.results.count) == [0])
    }

    @Test func unreadFileIsAFailedInvocation() throws {
        let folder = try TemporaryFolder(Samples.app)
        try folder.link("Sources/App/Gone.swift", to: "nowhere.swift")
        #expect(try log(of: folder, status: 2).runs.first?.invocations == [.init(executionSuccessful: false)])
    }

    @Test func fingerprintsDoNotDependOnLines() throws {
        let folder = try TemporaryFolder(Samples.missingClock)
        let before = try #require(try log(of: folder, status: 1).runs.first?.results)
        for file in Samples.missingClock.keys { try folder.write("// A line.\n\n" + folder.text(of: file), to: file) }
        let after = try #require(try log(of: folder, status: 1).runs.first?.results)
        #expect(before.map(\.partialFingerprints) == after.map(\.partialFingerprints))
        #expect(before.map(\.locations) != after.map(\.locations))
    }

    @Test func columnsCountScalars() throws {
        var files = Samples.missingClock
        files["Sources/App/main.swift"] = files["Sources/App/main.swift"]?.replacing("let clock", with: "let 🕰é")
        let results = try log(of: try TemporaryFolder(files), status: 1).runs.first?.results
        // The name is three letters shorter.
        #expect(
            results?.first?.relatedLocations?.first?.physicalLocation.region == .init(startLine: 4, startColumn: 38))
    }

    @Test func namesOfFilesAreEscaped() throws {
        var files = Samples.missingClock
        let name = "a b%20#?é:[x]\\&.swift"
        files["Sources/TimeInterface/\(name)"] = files.removeValue(forKey: "Sources/TimeInterface/Clock.swift")
        let results = try log(of: try TemporaryFolder(files), status: 1).runs.first?.results
        let uri = try #require(results?.first?.locations.first?.physicalLocation.artifactLocation.uri)
        #expect(uri == "Sources/TimeInterface/a%20b%2520%23%3F%C3%A9%3A%5Bx%5D%5C&.swift")
        #expect(uri.removingPercentEncoding == "Sources/TimeInterface/\(name)")
    }

    @Test func outputCanBeAFile() throws {
        let folder = try TemporaryFolder(Samples.missingClock)
        let printed = try Command.routes(["check", "Sources", "--format", "sarif"], in: folder)
        let written = try Command.routes(
            ["check", "Sources", "--format", "sarif", "--output", "routes.sarif"], in: folder)
        #expect(written == Command(status: 1))
        #expect(try folder.text(of: "routes.sarif") == printed.output)
    }

    // MARK: Parts

    private func results(_ findings: [RouteFinding], in folder: String, of root: String) throws -> [Log.Result] {
        let log = SARIFLog(of: findings.map { ($0, ["App"]) }, files: SARIFFiles(in: folder, relativeTo: root))
        let text = try log.json()
        #expect(try SARIFConstraints.faults(in: text) == [])
        return try #require(try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.first).results
    }

    private func finding(_ file: String, _ message: String = "a message", chain: [RouteFinding.Step] = [])
        -> RouteFinding
    {
        RouteFinding(
            .unusedProvider, .warning, subject: "ClockRouter", message,
            at: SourceLocation(file: file, line: 1, column: 1),
            chain: chain, remedy: "remove it")
    }

    @Test(arguments: [
        ("main.swift", "/w/app", "/w", "app/main.swift"), ("./a/../b.swift", "/w/app", "/w/app/", "b.swift"),
        ("../other/b.swift", "/w/app", "/w", "other/b.swift"), ("/w/app/b.swift", "/w/app", "/w/app", "b.swift"),
        ("../../b.swift", "/w/app", "/w", "file:///b.swift"),
        ("/wide/b c.swift", "/w", "/w", "file:///wide/b%20c.swift"),
    ])
    func pathsAreRelativeToTheCheckout(path: String, folder: String, root: String, uri: String) throws {
        let found = try results([finding(path)], in: folder, of: root)
        #expect(found.map { $0.locations.map(\.physicalLocation.artifactLocation.uri) } == [[uri]])
    }

    @Test func equalFindingsHaveDifferentFingerprints() throws {
        let found = try results([finding("a.swift"), finding("a.swift"), finding("b.swift")], in: "/w", of: "/w")
        #expect(Set(found.map(\.partialFingerprints)).count == 3)
    }

    @Test func bracketsInAMessageAreNoLink() throws {
        let found = try results([finding("a.swift", "make it [String](repeating: x) in [App]")], in: "/w", of: "/w")
        #expect(found.first?.message.text.hasPrefix("make it \\[String\\](repeating: x) in \\[App\\]\n") == true)
    }

    @Test func findingWithoutALocationIsShownAtItsChain() throws {
        var located = finding(
            "a.swift",
            chain: [.init("first"), .init("second", at: SourceLocation(file: "c.swift", line: 3, column: 2))])
        located.location = nil
        let found = try results([located], in: "/w", of: "/w")
        #expect(found.map { $0.locations.map(\.physicalLocation.artifactLocation.uri) } == [["c.swift"]])
        #expect(found.first?.message.text.hasPrefix("a message\nfirst\n") == true)
    }

    @Test func markdownOfARuleHasNoTags() throws {
        let text = try SARIFLog(of: [], files: SARIFFiles(in: "/w", relativeTo: "/w")).json()
        let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let driver = ((log["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(rules.count == RouteFinding.ID.allCases.filter(\.isFoundInSource).count)
        for rule in rules {
            let markdown = try #require((rule["help"] as? [String: Any])?["markdown"] as? String)
            let plain = markdown.replacing(/```(?s).*?```/, with: "").replacing(/`[^`]*`/, with: "")
            #expect(!plain.contains("<") && plain.hasSuffix("\n"), "\(plain)")
        }
    }

    @Test func constraintsAreCompared() throws {
        let text = try SARIFLog(of: [(finding("a.swift"), ["App"])], files: SARIFFiles(in: "/w", relativeTo: "/w"))
            .json()
        #expect(
            try SARIFConstraints.faults(
                in: text.replacing("\"ruleId\" : \"unused-provider\"", with: "\"ruleId\" : \"x\"")) == ["ruleId"])
        #expect(try SARIFConstraints.faults(in: text.replacing("a.swift", with: "a b.swift")) == ["uri"])
        #expect(try SARIFConstraints.faults(in: text.replacing("file:///w/", with: "w")) == ["base"])
        #expect(
            try SARIFConstraints.faults(in: text.replacing("\"startLine\" : 1", with: "\"startLine\" : 0")) == [
                "region"
            ])
        #expect(try SARIFConstraints.faults(in: text.replacing("2.1.0\"", with: "2.0\"")) == ["version"])
        #expect(
            try SARIFConstraints.faults(in: text.replacing("startColumn", with: "startColum")) == [
                "region", "unknown startColum",
            ])
    }
}
#endif
