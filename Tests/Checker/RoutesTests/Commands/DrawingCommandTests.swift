// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import TestSupport
import Testing

/// `routes graph`, `list` and `explain`, as a program.
@Suite(.startsPrograms) struct DrawingCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(Samples.missingClock) }

    @Test func listIsATable() throws {
        #expect(
            try Command.routes(["list", "Sources"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        KIND     PROTOCOL   MODULE         PROVIDED BY  USES  STATE
                        service  any Clock  TimeInterface  none            1  missing-provider

                        MODULE         KIND
                        App            composition root
                        TimeInterface  interface

                        1 route, 2 modules, 0 providers, 0 adapters, 1 error

                        """))
    }

    @Test(arguments: [("json", "{"), ("dot", "digraph"), ("mermaid", "flowchart"), ("html", "<!doctype html>")])
    func graphIsDrawnInEveryFormat(format: String, beginning: String) throws {
        let command = try Command.routes(["graph", "Sources", "--format", format], in: folder)
        #expect(command.status == 0)
        #expect(command.errors == "")
        #expect(command.output.hasPrefix(beginning))
        #expect(command.output.contains("Clock"))
    }

    @Test(arguments: [("a.dot", "dot"), ("a.gv", "dot"), ("a.mmd", "mermaid"), ("a.HTML", "html"), ("a", "json")])
    func nameOfTheOutputDeterminesTheFormat(file: String, format: String) throws {
        try folder.write("something longer than nothing at all", to: file)
        let printed = try Command.routes(["graph", "Sources", "--format", format], in: folder)
        #expect(try Command.routes(["graph", "Sources", "--output", file], in: folder) == Command(status: 0))
        #expect(try folder.text(of: file) == printed.output)
    }

    @Test func jsonIsTheGraph() throws {
        let command = try Command.routes(["graph", "Sources"], in: folder)
        let document = try RouteGraphDocument(json: Data(command.output.utf8))
        #expect(document.graph.entryPoint == "App")
        #expect(document.graph.modules.map(\.name) == ["App", "TimeInterface"])
        #expect(document.graph.modules.map(\.dependencies) == [["TimeInterface"], []])
        #expect(document.findings.map(\.id) == [.missingProvider])
    }

    @Test func explanationIsThePageOfTheCheck() throws {
        #expect(
            try Command.routes(["explain", "Missing-Provider"], in: folder)
                == Command(status: 0, output: RouteExplanation.all[0].text + "\n"))
        let all = try Command.routes(["explain"], in: folder)
        #expect(
            all.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
                == DiagnosticText.summaries.map { $0.id[...] })
        let error = try Command.routes(["explain", "action-failed"], in: folder)
        #expect(error.status == 0 && error.output.hasPrefix("action-failed (error at run time)\n\n"))
    }
}
#endif
