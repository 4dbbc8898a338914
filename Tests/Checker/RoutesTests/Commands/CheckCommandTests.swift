// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import TestSupport
import Testing

/// `routes check`, as a program.
@Suite(.startsPrograms) struct CheckCommandTests {
    @Test func appWithoutFaultsIsFine() throws {
        let folder = try TemporaryFolder(Samples.app)
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(status: 0, output: "no findings in 1 route of App\n"))
        #expect(try Command.routes(["check", "Sources", "--quiet"], in: folder) == Command(status: 0))
    }

    @Test func errorIsPrintedAndFails() throws {
        let folder = try TemporaryFolder(Samples.missingClock)
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(status: 1, output: Samples.missingClockText + "1 error in 1 route of App\n"))
        #expect(
            try Command.routes(["check", "Sources", "-q"], in: folder)
                == Command(status: 1, output: Samples.missingClockText))
    }

    @Test func warningIsPrintedAndDoesNotFail() throws {
        let folder = try TemporaryFolder(Samples.unusedClock)
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(status: 0, output: Samples.unusedClockText + "1 warning in 1 route of App\n"))
        #expect(
            try Command.routes(["check", "Sources", "--no-warnings"], in: folder)
                == Command(status: 0, output: "no findings in 1 route of App\n"))
        #expect(
            try Command.routes(["check", "Sources", "--warnings-as-errors"], in: folder)
                == Command(
                    status: 1,
                    output: Samples.unusedClockText.replacing("warning:", with: "error:")
                        + "1 error in 1 route of App\n"))
    }

    @Test func modulesCanBeNamedOneByOne() throws {
        let folder = try TemporaryFolder(Samples.missingClock)
        let modules = ["--module", "App=Sources/App", "--module", "TimeInterface=./Sources/TimeInterface/"]
        #expect(
            try Command.routes(["check"] + modules + ["--entry", "App", "-q"], in: folder)
                == Command(status: 1, output: Samples.missingClockText))
    }

    @Test func optionsDefineTheConditions() throws {
        var files = Samples.app
        files["Sources/App/main.swift"]? += """

            #if os(iOS) || FULL || !DEBUG
            let alarm = RoutableService<any Clock>(declaredProtocol: (any Clock).self)
            #endif
            """
        let folder = try TemporaryFolder(files)
        for options in [["--platform", "ios"], ["--define", "FULL"], ["-D", "FULL"], ["-c", "release"]] {
            let command = try Command.routes(["check", "Sources", "-q"] + options, in: folder)
            #expect(command.status == 1 && command.output.contains(" [declaration-bypassed]\n"), "\(options)")
        }
        #expect(try Command.routes(["check", "Sources", "-q"], in: folder) == Command(status: 0))
    }

    @Test func jsonIsAListOfReports() throws {
        let folder = try TemporaryFolder(Samples.missingClock)
        let command = try Command.routes(["check", "Sources", "--format", "json"], in: folder)
        #expect(command.status == 1)
        let reports = try JSONDecoder().decode([RouteFindingReport].self, from: Data(command.output.utf8))
        #expect(reports.map(\.entryPoint) == ["App"])
        #expect(reports.first?.errors == 1)
        #expect(reports.flatMap(\.findings).map { "\($0)\n" } == [Samples.missingClockText])
    }

    @Test func annotationsOfGitHubHaveLocations() throws {
        let folder = try TemporaryFolder(Samples.unusedClock)
        #expect(
            try Command.routes(["check", "Sources", "--format", "github"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        ::warning file=Sources/TimeModule/ClockRouter.swift,line=4,col=15,title=unused-provider::\
                        no route of ClockRouter is used: RoutableService<any Clock> [unused-provider]%0A\
                        help: remove ClockRouter, do not link TimeModule, or use one of its keys%0A\
                        see: routes explain unused-provider
                        1 warning in 1 route of App

                        """))
    }

    @Test func folderWithoutRoutesIsReported() throws {
        let folder = try TemporaryFolder(["Other/main.swift": "print(1)\n"])
        #expect(
            try Command.routes(["check", "Other"], in: folder)
                == Command(status: 0, output: "no routes in Other: none of its modules names a key\n"))
    }

    @Test func closedPipeIsNoError() throws {
        let folder = try TemporaryFolder(Samples.missingClock)
        let routes = BuiltProducts.folder.appending(path: "routes").path
        let script = "'\(routes)' check Sources --format json | true; echo ${PIPESTATUS[0]}"
        #expect(try Command("bash", ["-c", script], in: folder.path) == Command(status: 0, output: "1\n"))
    }

    @Test func examplesOfThisRepositoryAreFine() throws {
        let scratch = try TemporaryFolder()
        let notes = Repository.folder.appending(path: "Examples/Notes").path
        let command = try Command.routes(["check", notes, "--scratch-path", scratch.path])
        #expect(
            command
                == Command(
                    status: 0,
                    output: "no findings in 27 routes of notes\nno findings in 13 test bundles\n"))
    }
}
#endif
