// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import Testing

@Suite struct RouteFindingReportTests {
    private var two: RouteFindingReport {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.declare(.wallClock)
        app.provide("TimeModule.ClockRouter", .clock)
        app.provide("TimeModule.TimerRouter", .timer, registrations: [])
        app.provide("TimeModule.WallClockRouter", .wallClock)
        app.use(.wallClock, in: "notes.ShowCommand.run")
        app.use(.timer, in: "notes.ShowCommand.run", line: 13)
        return RouteFindingReport(checking: app.finished)
    }

    @Test func theTextEndsWithASummary() {
        expect(
            two.text,
            """
            Sources/TimeModule/ClockRouter.swift:4:8: warning: no route of ClockRouter is used: RoutableService<any Clock> [unused-provider]
              help: remove ClockRouter, do not link TimeModule, or use one of its keys
              see: routes explain unused-provider
            Sources/TimeModule/TimerRouter.swift:4:8: error: nothing registers TimerRouter, which provides RoutableService<any Timer> [unregistered-provider]
            Sources/notes/ShowCommand.swift:13:22: note: needed by ShowCommand.run
              help: register TimerRouter with @AutoRegister, or in the app's list:
                RouteRegistry.shared.register { TimerRouter.self }
              see: routes explain unregistered-provider
            1 error, 1 warning in 3 routes of notes

            """)
    }

    @Test func theJSONIsStable() throws {
        expect(
            String(decoding: try two.json(), as: UTF8.self),
            #"""
            {
              "entryPoint" : "notes",
              "errors" : 1,
              "findings" : [
                {
                  "chain" : [

                  ],
                  "id" : "unused-provider",
                  "location" : {
                    "column" : 8,
                    "file" : "Sources/TimeModule/ClockRouter.swift",
                    "line" : 4
                  },
                  "message" : "no route of ClockRouter is used: RoutableService<any Clock>",
                  "nearMisses" : [

                  ],
                  "remedy" : "remove ClockRouter, do not link TimeModule, or use one of its keys",
                  "severity" : "warning",
                  "subject" : "ClockRouter"
                },
                {
                  "chain" : [
                    {
                      "location" : {
                        "column" : 22,
                        "file" : "Sources/notes/ShowCommand.swift",
                        "line" : 13
                      },
                      "text" : "needed by ShowCommand.run"
                    }
                  ],
                  "id" : "unregistered-provider",
                  "location" : {
                    "column" : 8,
                    "file" : "Sources/TimeModule/TimerRouter.swift",
                    "line" : 4
                  },
                  "message" : "nothing registers TimerRouter, which provides RoutableService<any Timer>",
                  "nearMisses" : [

                  ],
                  "remedy" : "register TimerRouter with @AutoRegister, or in the app's list:\nRouteRegistry.shared.register { TimerRouter.self }",
                  "severity" : "error",
                  "subject" : "TimerRouter"
                }
              ],
              "routes" : 3,
              "schemaVersion" : 1,
              "warnings" : 1
            }
            """#)
        // The JSON contains no fixes.
        var expected = two
        for index in expected.findings.indices { expected.findings[index].fix = nil }
        #expect(try JSONDecoder().decode(RouteFindingReport.self, from: try two.json()) == expected)
    }

    @Test func annotationsOfGitHub() {
        expect(
            two.gitHubAnnotations().joined(separator: "\n"),
            """
            ::warning file=Sources/TimeModule/ClockRouter.swift,line=4,col=8,title=unused-provider::no route of ClockRouter is used: RoutableService<any Clock> [unused-provider]%0Ahelp: remove ClockRouter, do not link TimeModule, or use one of its keys%0Asee: routes explain unused-provider
            ::error file=Sources/TimeModule/TimerRouter.swift,line=4,col=8,title=unregistered-provider::nothing registers TimerRouter, which provides RoutableService<any Timer> [unregistered-provider]%0Aneeded by ShowCommand.run at Sources/notes/ShowCommand.swift:13:22%0Ahelp: register TimerRouter with @AutoRegister, or in the app's list:%0A  RouteRegistry.shared.register { TimerRouter.self }%0Asee: routes explain unregistered-provider
            """)
    }

    @Test func annotationsNameFilesRelativeToTheCheckout() {
        let finding = RouteFinding(
            .missingProvider, .error, subject: "a", "100% of\r\n it: a, b",
            at: .init(file: "/here/a,b:c%d.swift", line: 1, column: 2),
            chain: [.init("there", at: .init(file: "/here/e.swift", line: 3, column: 4)), .init("and 2 more")],
            remedy: "x")
        let report = RouteFindingReport(entryPoint: "notes", routes: 1, findings: [finding])
        #expect(
            report.gitHubAnnotations(relativeTo: "/here") == [
                "::error file=a%2Cb%3Ac%25d.swift,line=1,col=2,title=missing-provider::100%25 of%0D%0A it: a, b [missing-provider]%0Athere at e.swift:3:4%0Aand 2 more%0Ahelp: x%0Asee: routes explain missing-provider"
            ])
        #expect(report.gitHubAnnotations(relativeTo: "/her")[0].hasPrefix("::error file=/here/a%2Cb%3Ac%25d.swift,"))
    }

    @Test func annotationsOfAPackageWithinACheckout() {
        let annotations = two.gitHubAnnotations(in: "/checkout/App", relativeTo: "/checkout")
        #expect(annotations[0].hasPrefix("::warning file=App/Sources/TimeModule/ClockRouter.swift,line=4"))
        #expect(annotations[1].contains("ShowCommand.run at App/Sources/notes/ShowCommand.swift:13:22%0A"))
        #expect(two.gitHubAnnotations(in: "/elsewhere", relativeTo: "/checkout") == two.gitHubAnnotations())
    }

    @Test func aFindingWithoutAPlace() {
        let finding = RouteFinding(
            .missingProvider, .warning, subject: "a", "b", at: nil, chain: [.init("c")], remedy: "d\ne")
        #expect(
            finding.description == """
                warning: b [missing-provider]
                  c
                  help: d
                    e
                  see: routes explain missing-provider
                """)
        #expect(
            RouteFindingReport(entryPoint: "notes", routes: 1, findings: [finding]).gitHubAnnotations() == [
                "::warning title=missing-provider::b [missing-provider]%0Ac%0Ahelp: d%0A  e%0Asee: routes explain missing-provider"
            ])
    }

    @Test func theSummaryCounts() {
        func summary(_ errors: Int, _ warnings: Int, routes: Int) -> String {
            let finding = { RouteFinding(.missingProvider, $0, subject: "", "", at: nil, remedy: "") }
            let findings =
                Array(repeating: finding(.error), count: errors) + Array(repeating: finding(.warning), count: warnings)
            return RouteFindingReport(entryPoint: "notes", routes: routes, findings: findings).summary
        }
        #expect(summary(3, 1, routes: 14) == "3 errors, 1 warning in 14 routes of notes")
        #expect(summary(1, 0, routes: 1) == "1 error in 1 route of notes")
        #expect(summary(0, 2, routes: 2) == "2 warnings in 2 routes of notes")
        #expect(summary(0, 0, routes: 0) == "no routes in notes: none of its modules names a key")
    }

    @Test func aDeclarationOfEverythingIsNoRoute() {
        #expect(RouteFindingReport(checking: AppSketch.everythingDeclared(as: "Any").finished).routes == 0)
    }

    private func expect(_ text: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(text == expected, sourceLocation: sourceLocation)
    }
}
