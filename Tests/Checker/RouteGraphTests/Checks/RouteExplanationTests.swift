// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteGraph
import Testing

@Suite struct RouteExplanationTests {
    private static let found = RouteFinding.ID.allCases.filter(\.isFoundInSource)

    @Test(arguments: RouteFinding.ID.allCases) func everyIDHasAnExplanationAndASection(id: RouteFinding.ID) throws {
        #expect(id.explanation.id == id)
        let section = try #require(DiagnosticsPage().sections[id.rawValue])
        #expect(section.contains("```text\n\(id.explanation.example)\n```\n"))
        #expect(section.contains(" [\(id.rawValue)]\n"))
    }

    @Test(arguments: found) func theExampleIsWhatTheCheckPrints(id: RouteFinding.ID) throws {
        let app = try #require(ExampleApps.app(with: id))
        let own = app.findings.filter { $0.id == id }
        #expect(own.map(\.description) == [id.explanation.example])
        #expect(own.map(\.severity) == [id.explanation.severity])
    }

    @Test func runTimeFaultsHaveNoExampleApp() {
        for id in RouteFinding.ID.allCases where !id.isFoundInSource {
            #expect(RouteFault.ID(rawValue: id.rawValue) != nil)
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
                No module that the app links uses or adapts any of its keys, and it has no URL pattern or identifier by which it can \
                be found. Test bundles and modules of other packages are not checked. If any code requests routes without naming \
                them, through a key that the compiler infers or through Router.enumerateAllServiceRouters(_:) of ZRouter, the checker \
                reports nothing as unused.

                Why it matters
                The app contains code that it never runs.

                Example
                    Sources/TimeModule/ClockRouter.swift:4:8: warning: no route of ClockRouter is used: RoutableService<any Clock> [unused-provider]
                      help: remove ClockRouter, do not link TimeModule, or use one of its keys
                      see: routes explain unused-provider

                How to fix it
                Use the provider, remove it, or do not link its module.

                How to allow it
                Add a comment on the line that the message names, or on the line before it, with the reason after a colon:
                // routes:allow unused-provider: …
                """)
    }

    @Test func thePageOfARunTimeFault() {
        #expect(
            RouteFinding.ID.duplicateLibrary.explanation.text == """
                duplicate-library (error)

                Two images of one process contain a copy of the library.

                What it means
                A dynamic library that is linked with its own static copy has its own registry.

                Why it matters
                Routes that are registered in one copy are unknown to the other.

                Example
                    error: 2 images of this process contain a copy of ModuleRouter, each with its own routes [duplicate-library]
                      a copy is in /app/notes
                      a copy is in /app/libFeature.so
                      help: link ModuleRouter dynamically into all of them, or link the modules statically into the app

                How to fix it
                Link ModuleRouter dynamically into all images, or link the modules statically into the app.

                How to allow it
                RouteRegistry.validate() finds it at run time. No comment allows it.
                """)
    }
}
