// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// The program's messages about wrong arguments.
@Suite(.startsPrograms) struct ArgumentTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(Samples.app) }

    @Test(arguments: [
        (
            ["check"],
            "there is no Package.swift in the current folder: pass the folder of a package, a folder of sources, or modules with "
                + "--module Name=folder"
        ),
        (["check", "/nowhere"], "/nowhere cannot be read: No such file or directory"),
        (
            ["check", "Sources", "--entry", "Nope"],
            "no module is named Nope; the modules are App, TimeInterface, TimeModule"
        ),
        (["check", "Sources", "--module", "A=B"], "Sources cannot be combined with --module"),
        (
            ["check", "--module", "A=Sources/App", "--module", "B=Sources/App/"],
            "Sources/App cannot be the folder of A and of B"
        ),
        (
            ["check", "Sources", "--traits", "A"],
            "traits can be selected only for a package, and this folder is not a package"
        ),
        (
            ["graph", "Sources", "--output", "x.svg"],
            "the format of a .svg file is unknown: use the extension .json, .dot, .mermaid or .html, or select the format with "
                + "--format"
        ),
        (["check", "--app", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["explain", "missing-provide"], "no identifier is named missing-provide; did you mean missing-provider?"),
        (
            ["graph", "Sources", "--output", "/nowhere/x.dot"],
            "/nowhere/x.dot cannot be written: No such file or directory"
        ),
    ])
    func impossibleRequestsAreExplained(arguments: [String], message: String) throws {
        #expect(try Command.routes(arguments, in: folder) == Command(status: 2, errors: "error: \(message)\n"))
    }

    @Test(arguments: [
        ["nonsense"], ["check", "--format", "xml"], ["new", "service", "class"],
        ["check", "--no-warnings", "--warnings-as-errors"],
        ["check", "--module", "App"], ["check", "--platform", "Plan9"], ["check", "-D", "A=1"], ["check", "-D", ""],
        ["check", "-D", "A B"], ["check", "--define", "1A"],
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

    @Test func repeatedEntryPointIsCheckedOnce() throws {
        #expect(
            try Command.routes(["check", "Sources", "--entry", "App", "--entry", "App"], in: folder)
                == Command(status: 0, output: "no findings in 1 route of App\n"))
    }

    @Test(arguments: [
        (["my_tool"], 0, "no routes in my_tool: none of its modules names a key\n", ""),
        (["my-tool", "my_tool"], 0, "no routes in my_tool: none of its modules names a key\n", ""),
        (
            ["Time"], 2, "",
            "error: Time is a library, which is checked in the programs and test bundles that link it; the package has my-tool, other-tool\n"
        ),
        (["Tim"], 2, "", "error: no program or test bundle is named Tim; the package has my-tool, other-tool\n"),
    ])
    func targetsOfAPackageAreNamedAsReportsDo(
        names: [String], status: Int32, output: String, errors: String
    ) throws {
        let package = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Tools",
                targets: [
                    .target(name: "Time"), .executableTarget(name: "my-tool", dependencies: ["Time"]),
                    .executableTarget(name: "other-tool"),
                ])
            """, "Sources/Time/A.swift": "", "Sources/my-tool/main.swift": "", "Sources/other-tool/main.swift": "",
        ])
        #expect(
            try Command.routes(["check"] + names.flatMap { ["--entry", $0] }, in: package)
                == Command(status: status, output: output, errors: errors))
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
                        "error: the package has no program and no test bundle: routes are checked in the program that links "
                        + "the modules\n"))
    }
}
#endif
