// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A repository with a small package, whose release `Scripts/release` prepares.
struct ReleasedRepository {
    let folder: TemporaryFolder
    /// The triple of this machine, without the version of the system.
    let triple: String

    var path: String { folder.path }

    /// The folder of the bundle and the notes. By default, the script uses the folder .build of the repository.
    var output: URL { folder.url.appending(path: ".build/out") }

    init() throws {
        folder = try TemporaryFolder()
        let info = try Command("swift", ["-print-target-info"]).output
        triple = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8)).target.unversionedTriple
        for file in ["Scripts/release", "LICENSE"] {
            try folder.write("", to: file)
            try FileManager.default.removeItem(at: folder.url.appending(path: file))
            try FileManager.default.copyItem(
                at: Repository.folder.appending(path: file), to: folder.url.appending(path: file))
        }
        _ = try git("init", "--quiet", "--initial-branch", "main")
        try commit(Self.files)
        for program in [".ci/run", "Tools/routes"] {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: program).path)
        }
        try commit([:])
    }

    private struct TargetInfo: Decodable {
        let target: Target

        struct Target: Decodable {
            let unversionedTriple: String
        }
    }

    /// Writes files and commits all changes.
    func commit(_ files: [String: String]) throws {
        for (path, text) in files { try folder.write(text, to: path) }
        _ = try git("add", "--all")
        _ = try git(
            "-c", "user.name=Tests", "-c", "user.email=tests@example.com", "commit", "--quiet", "--allow-empty",
            "--message", "Write files")
    }

    func git(_ arguments: String...) throws -> Command { try Command("git", arguments, in: path) }

    /// Runs the script with a tool for two machines.
    ///
    /// - Parameter tool: The tool. Defaults to a small script.
    func release(_ version: String, _ options: String..., tool: String? = nil) throws -> Command {
        let tool = tool ?? folder.url.appending(path: "Tools/routes").path
        return try Command(
            "env",
            [
                "GIT_COMMITTER_NAME=Tests", "GIT_COMMITTER_EMAIL=tests@example.com", "Scripts/release", version,
                "--output", output.path, "--tool", "\(triple)=\(tool)", "--tool", "arm64-apple-macosx=\(tool)",
            ] + options, in: path)
    }

    func released(_ file: String) throws -> String {
        try String(contentsOf: output.appending(path: file), encoding: .utf8)
    }

    private static let files = [
        ".gitignore": ".build*/\n",
        ".ci/run": """
        #!/bin/sh
        echo "the checks have run"
        test ! -e Checks.txt

        """,
        "Tools/routes": """
        #!/bin/sh
        echo "routes $*"

        """,
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Time", products: [.library(name: "Clock", targets: ["Clock"])], targets: [.target(name: "Clock")])

        """,
        "Sources/Clock/Clock.swift": "public func now() -> Int { 0 }\n",
        "CHANGELOG.md": """
        # Changelog

        ## [Unreleased]

        ## [0.4.0] - Unreleased

        Later

        ## [0.3.0] - 2026-12-01

        ## [0.1.0] - 2026-11-30

        The first release.

        ### Added

        - A clock.

        [Unreleased]: https://example.com/compare/0.1.0...HEAD

        """,
    ]
}
#endif
