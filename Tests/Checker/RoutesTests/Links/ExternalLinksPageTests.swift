// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// The outputs on the page of the documentation are those of the program.
@Suite(.startsPrograms) struct ExternalLinksPageTests {
    private static let outputs: [(command: String, output: String)] = {
        let page = Repository.folder.appending(path: "Sources/Library/ModuleRouter/ModuleRouter.docc/ExternalLinks.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.matches(of: /<!-- output: routes (.*) -->\n```\w*\n((?s).*?)```/).map {
            (String($0.1), String($0.2))
        }
    }()

    @Test func pageHasFourOutputs() { #expect(Self.outputs.count == 4) }

    @Test(arguments: 0..<4) func pageShowsTheProgramsOutput(index: Int) throws {
        let (command, output) = Self.outputs[index]
        let folder = try TemporaryFolder(LinkSamples.page)
        var arguments = command.split(separator: " ").map(String.init)
        arguments.insert("Sources", at: arguments[0] == "open" ? 2 : 1)
        let run = try Command.routes(arguments, in: folder)
        #expect(run.output + run.errors == output)
    }
}
#endif
