// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation
import Testing

/// What the program says to those who ask for something that there is not.
@Suite struct ArgumentTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(Samples.app) }

    @Test(arguments: [
        (
            ["check"],
            "there is no Package.swift in the current folder: name a package's folder, a folder of sources, or modules with "
                + "--module Name=folder"
        ),
        (["check", "/nowhere"], "/nowhere cannot be read: No such file or directory"),
        (["check", "Sources", "--entry", "Nope"], "there is no module Nope; there are App, TimeInterface, TimeModule"),
        (["check", "Sources", "--module", "A=B"], "Sources cannot be given together with --module"),
        (["check", "--app", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["explain", "missing-provide"], "there is no check missing-provide; did you mean missing-provider?"),
        (
            ["graph", "Sources", "--output", "/nowhere/x.dot"],
            "/nowhere/x.dot cannot be written: No such file or directory"
        ),
    ])
    func whatCannotBeDoneIsExplained(arguments: [String], message: String) throws {
        #expect(try Command.routes(arguments, in: folder) == Command(status: 2, errors: "error: \(message)\n"))
    }

    @Test(arguments: [
        ["nonsense"], ["check", "--format", "xml"], ["new", "service", "class"],
        ["check", "--no-warnings", "--warnings-as-errors"],
        ["check", "--module", "App"], ["check", "--platform", "Plan9"],
    ])
    func wrongArgumentsAreRefusedWithTheUsage(arguments: [String]) throws {
        let command = try Command.routes(arguments, in: folder)
        #expect(command.status == 2)
        #expect(command.output == "")
        #expect(command.errors.contains("Usage: routes"))
    }

    @Test func helpIsNoError() throws {
        for arguments in [[], ["--help"], ["help", "check"], ["check", "--help"]] {
            let command = try Command.routes(arguments, in: folder)
            #expect(command.status == 0)
            #expect(command.output.hasPrefix("OVERVIEW: "))
            #expect(command.errors == "")
            #expect(!command.output.contains("build-check"))
        }
    }

    @Test func packageWithoutAnythingToStartIsExplained() throws {
        let package = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Library", targets: [.target(name: "Library")])
            """, "Sources/Library/A.swift": "",
        ])
        #expect(
            try Command.routes(["check"], in: package)
                == Command(
                    status: 2,
                    errors:
                        "error: the package has no program and no test bundle: routes are checked where the modules of an app "
                        + "come together\n"))
    }
}
#endif
