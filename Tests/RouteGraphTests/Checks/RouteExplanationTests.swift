// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import Testing

@Suite struct RouteExplanationTests {
    private static let found = RouteFinding.ID.allCases.filter(\.isFoundInSource)

    /// The documentation's page about checks, by its sections.
    private static let sections: [String: String] = {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/ModuleRouter/ModuleRouter.docc/CheckingRoutes.md").standardizedFileURL
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return Dictionary(
            uniqueKeysWithValues: text.components(separatedBy: "\n## ").dropFirst().map { section in
                let end = section.firstIndex(of: "\n") ?? section.endIndex
                return (String(section[..<end]), String(section[end...]))
            })
    }()

    @Test(arguments: RouteFinding.ID.allCases) func everyIDHasAnExplanationAndASection(id: RouteFinding.ID) throws {
        #expect(id.explanation.id == id)
        let section = try #require(Self.sections[id.rawValue])
        #expect(section.contains("```text\n\(id.explanation.example)\n```\n"))
        #expect(section.contains(" \(id.rawValue): "))
    }

    @Test(arguments: found) func theExampleIsWhatTheCheckPrints(id: RouteFinding.ID) throws {
        let app = try #require(ExampleApps.app(with: id))
        let own = app.findings.filter { $0.id == id }
        #expect(own.map(\.description) == [id.explanation.example])
        #expect(own.map(\.severity) == [id.explanation.severity])
    }

    @Test func whatIsFoundAtRunTimeAloneHasNoExampleApp() {
        for id in RouteFinding.ID.allCases where !id.isFoundInSource {
            #expect(id.isFoundAtRunTime)
            #expect(ExampleApps.app(with: id) == nil)
        }
    }

    @Test func theListIsInTheOrderOfTheIDs() {
        #expect(RouteExplanation.all.map(\.id) == RouteFinding.ID.allCases)
    }

    @Test func thePageOfACheck() {
        #expect(
            RouteFinding.ID.unusedProvider.explanation.text == """
                unused-provider (warning)

                No route of a provider is used.

                What it means
                None of its keys is used or adapted, in any module that the app is linked with, and it has no URL pattern and no \
                identifier by which it could be found. Bundles of tests, and modules of other packages, are left alone. Where some code \
                asks for routes without saying which, by a key that the compiler infers or by Router.serviceRoutes(where:), nothing is \
                called unused.

                Why it matters
                The app carries code that it never runs.

                Example
                    Sources/TimeModule/ClockRouter.swift:4:8: warning: unused-provider: no route of ClockRouter is used: RoutableService<any Clock>
                      help: remove ClockRouter, or leave TimeModule out of the app; or use what it provides
                      see: routes explain unused-provider

                How to mend it
                Remove the provider, or do not link its module; or use it.

                How to allow it
                If it is meant, say so in a comment on the line that the message names, or on the line before it, with the reason:
                // routes:allow unused-provider
                """)
    }

    @Test func thePageOfAFaultThatIsFoundAtRunTime() {
        #expect(
            RouteFinding.ID.duplicateLibrary.explanation.text == """
                duplicate-library (error)

                Two images of one process hold a copy of the library.

                What it means
                A dynamic library that is linked with its own static copy has a registry of its own.

                Why it matters
                Routes that are registered in the one are unknown to the other.

                Example
                    error: duplicate-library: 2 images of this process hold a copy of ModuleRouter, each with routes of its own
                      a copy is in /app/notes
                      a copy is in /app/libFeature.so
                      help: link ModuleRouter dynamically into all of them, or link the modules statically into the app

                How to mend it
                Link ModuleRouter dynamically into all images, or the modules statically into the app.

                How to allow it
                It is found at run time, by RouteRegistry.validate(), and not in source: no comment allows it.
                """)
    }
}
