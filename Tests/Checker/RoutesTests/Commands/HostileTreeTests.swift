// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// Folders that no compiler would accept. The program reports their faults and does not crash.
@Suite(.startsPrograms) struct HostileTreeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(Samples.app) }

    @Test func fileWithoutUTF8IsReportedAndFailsTheCheck() throws {
        try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appending(path: "Sources/App/Odd.swift"))
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(
                    status: 2, output: "no findings in 1 route of App\n",
                    errors: "Sources/App/Odd.swift:1:1: error: not-utf8: the file is skipped: it is no UTF-8\n"))
    }

    @Test func brokenLinksAndPipesAreReportedAndOtherFilesAreChecked() throws {
        try folder.link("Sources/App/Gone.swift", to: "nowhere.swift")
        #expect(mkfifo(folder.path + "/Sources/TimeModule/Pipe.swift", 0o600) == 0)
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(
                    status: 2, output: "no findings in 1 route of App\n",
                    errors: """
                        Sources/App/Gone.swift:1:1: error: unreadable-file: the file cannot be read: No such file or directory
                        Sources/TimeModule/Pipe.swift:1:1: error: unreadable-file: the file cannot be read: it is no regular file

                        """))
    }

    @Test func brokenSyntaxIsAWarningAndTheRestIsRead() throws {
        try folder.write(
            "import ModuleRouter\nimport TimeInterface\nlet key = RoutableService<any Clock>()\nstruct {\n",
            to: "Sources/App/Broken.swift")
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(
                    status: 0, output: "no findings in 1 route of App\n",
                    errors: """
                        Sources/App/Broken.swift:4:7: warning: broken-syntax: a part of the file is not valid Swift and was skipped: \
                        a name is missing

                        """))
    }

    @Test func loopsOfLinksAndOtherFilesAreIgnored() throws {
        try folder.link("Sources/App/Again", to: "../../Sources")
        try folder.link("Sources/App/Self", to: "Self")
        try folder.write("\0\0\0", to: "Sources/App/data.bin")
        try folder.write("this is not Swift (", to: "Sources/App/.hidden/A.swift")
        try folder.write("this is not Swift (", to: "Sources/App/DerivedData/A.swift")
        try folder.write("", to: "Sources/App/Empty.swift")
        let command = try Command.routes(["check", "Sources/App", "--entry", "App"], in: folder)
        #expect(command.errors == "")
        #expect(command.status != 2)
    }
}
#endif
