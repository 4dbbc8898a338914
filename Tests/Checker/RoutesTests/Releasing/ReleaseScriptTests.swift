// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// `Scripts/release`, in a separate repository.
@Suite(.startsPrograms) struct ReleaseScriptTests {
    private let repository: ReleasedRepository

    init() throws { repository = try ReleasedRepository() }

    @Test func aDryRunWritesTheBundleAndTheNotesAndCreatesNoTag() throws {
        let release = try repository.release("0.1.0", "--dry-run")
        #expect(release.status == 0, "\(release)")
        #expect(release.output.contains("the checks have run\n"))
        #expect(release.output.contains("no earlier release: the API is not compared\n"))
        #expect(release.output.hasSuffix("dry run: no tag 0.1.0 was created\n"))
        #expect(try repository.git("tag").output == "")
        let checksum = try #require(release.output.firstMatch(of: /checksum: ([0-9a-f]{64})\n/)?.1)
        #expect(
            try repository.released("notes.md") == """
                The first release.

                ### Added

                - A clock.

                The checksum of `routes.artifactbundle.zip` is `\(checksum)`.

                """)
        let info = try JSONDecoder().decode(BundleInfo.self, from: Data(repository.released(bundle + "info.json").utf8))
        #expect(info.schemaVersion == "1.0")
        let tool = try #require(info.artifacts["routes"])
        #expect(tool.type == "executable")
        #expect(tool.version == "0.1.0")
        #expect(tool.variants.map(\.supportedTriples) == [["arm64-apple-macosx"], [repository.triple]])
        let variant = try #require(tool.variants.last)
        let program = repository.output.appending(path: bundle + variant.path).path
        #expect(try Command(program, ["check"]) == Command(status: 0, output: "routes check\n"))
    }

    @Test func aReleaseCreatesATagAndPushesNothing() throws {
        let remote = try TemporaryFolder()
        _ = try repository.git("init", "--quiet", "--bare", remote.path)
        _ = try repository.git("remote", "add", "origin", remote.path)
        let release = try repository.release("0.1.0", "--skip-checks")
        #expect(release.status == 0, "\(release)")
        #expect(!release.output.contains("the checks have run"))
        #expect(try repository.git("tag").output == "0.1.0\n")
        #expect(try repository.git("ls-remote", "origin").output == "")
    }

    /// The bundle contains the tool that was built with the tests. The plugin belongs to a package without this library.
    @Test func aPluginRunsTheToolOfTheBundle() throws {
        let release = try repository.release(
            "0.1.0", "--dry-run", "--skip-checks", tool: BuiltProducts.folder.appending(path: "routes").path)
        #expect(release.status == 0, "\(release)")
        let archive = repository.output.appending(path: "routes.artifactbundle.zip")
        let checksum = try Command("swift", ["package", "compute-checksum", archive.path], in: repository.path).output
        #expect(release.output.contains("checksum: \(checksum)"))
        let package = try TemporaryFolder(Self.consumer)
        try FileManager.default.copyItem(
            at: archive, to: package.url.appending(path: "routes.artifactbundle.zip"))
        let explained = try Command("swift", ["package", "explain"], in: package.path)
        #expect(explained.status == 0, "\(explained)")
        #expect(explained.output.contains("missing-provider (error)\n"), "\(explained)")
    }

    @Test(arguments: ["1", "0.1", "v0.1.0", "0.01.0", "0.1.0-", "latest"])
    func aVersionIsASemanticVersion(_ version: String) throws {
        try expectRefusal(of: version, "'\(version)' is not a semantic version such as 0.1.0\n")
    }

    @Test(arguments: ["0.1.0-rc.10", "0.1.0-beta", "0.0.9"]) func aVersionIsNewerThanTheLatestTag(_ version: String)
        throws
    {
        for tag in ["0.1.0-rc.9", "0.1.0-rc.10", "0.0.1", "nightly"] { _ = try repository.git("tag", tag) }
        try expectRefusal(of: version, "\(version) is not newer than the latest tag, 0.1.0-rc.10\n")
        _ = try repository.git("tag", "--delete", "0.1.0-rc.10")
        _ = try repository.git("tag", "--delete", "0.1.0-rc.9")
        let release = try repository.release("0.1.0", "--dry-run", "--skip-checks")
        #expect(release.output.contains("diagnose-api-breaking-changes 0.0.1"), "\(release)")
    }

    @Test func theChangelogHasADatedSection() throws {
        try expectRefusal(of: "0.2.0", "CHANGELOG.md has no line '## [0.2.0] - YYYY-MM-DD'\n")
        try expectRefusal(of: "0.3.0", "the section of 0.3.0 in CHANGELOG.md is empty\n")
        try expectRefusal(of: "0.4.0", "CHANGELOG.md has no line '## [0.4.0] - YYYY-MM-DD'\n")
    }

    @Test func theWorkingTreeHasNoChanges() throws {
        try repository.folder.write("", to: "draft.txt")
        try expectRefusal(of: "0.1.0", "the working tree has changes:\n?? draft.txt\n")
    }

    @Test func theBranchIsMain() throws {
        _ = try repository.git("switch", "--quiet", "--create", "draft")
        try expectRefusal(of: "0.1.0", "the branch is 'draft', not 'main'\n")
    }

    @Test func theChecksPass() throws {
        try repository.commit(["Checks.txt": "fail\n"])
        try expectRefusal(of: "0.1.0", ".ci/run failed\n")
    }

    @Test func aToolExists() throws {
        let release = try repository.release("0.1.0", "--dry-run", "--tool", "wasm32-unknown-wasi=/nowhere")
        #expect(
            release == Command(status: 1, errors: "refused: --tool wasm32-unknown-wasi=/nowhere names no program\n"))
    }

    @Test func aPatchDoesNotBreakTheAPI() throws {
        _ = try repository.git("tag", "0.1.0")
        try repository.commit([
            "Sources/Clock/Clock.swift": "public func now() -> String { \"\" }\n",
            "CHANGELOG.md": """
            ## [0.2.0] - 2026-12-03

            Changed

            ## [0.1.1] - 2026-12-02

            Fixed

            """,
        ])
        let patch = try repository.release("0.1.1", "--dry-run", "--skip-checks")
        #expect(patch.status == 1)
        #expect(patch.errors.hasSuffix("refused: 0.1.1 may not break the API of 0.1.0\n"), "\(patch)")
        let minor = try repository.release("0.2.0", "--dry-run", "--skip-checks")
        #expect(minor.status == 0, "\(minor)")
        #expect(minor.output.contains("API breakage: "))
    }

    private let bundle = "routes.artifactbundle/"

    private func expectRefusal(
        of version: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let tags = try repository.git("tag")
        let release = try repository.release(version)
        #expect(release.status == 1, sourceLocation: sourceLocation)
        #expect(release.errors == "refused: \(reason)", sourceLocation: sourceLocation)
        #expect(try repository.git("tag") == tags, sourceLocation: sourceLocation)
    }

    private struct BundleInfo: Decodable {
        let schemaVersion: String
        let artifacts: [String: Artifact]

        struct Artifact: Decodable {
            let type: String
            let version: String
            let variants: [Variant]
        }

        struct Variant: Decodable {
            let path: String
            let supportedTriples: [String]
        }
    }

    private static let consumer = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .binaryTarget(name: "routes", path: "routes.artifactbundle.zip"),
                .plugin(
                    name: "Explain", capability: .command(intent: .custom(verb: "explain", description: "")),
                    dependencies: ["routes"]),
            ])
        """,
        "Plugins/Explain/Explain.swift": """
        import Foundation
        import PackagePlugin

        @main struct Explain: CommandPlugin {
            func performCommand(context: PluginContext, arguments: [String]) throws {
                let process = Process()
                process.executableURL = try context.tool(named: "routes").url
                process.arguments = ["explain", "missing-provider"]
                try process.run()
                process.waitUntilExit()
            }
        }
        """,
    ]
}
#endif
