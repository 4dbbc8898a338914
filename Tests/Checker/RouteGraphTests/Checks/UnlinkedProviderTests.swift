// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// A key whose only providers are in modules that the app does not link.
@Suite struct UnlinkedProviderTests {
    private let manifest = SourceLocation(file: "Package.swift", line: 12, column: 9)

    /// Returns the findings of an app that could also link the providers that the closure adds.
    private func printed(_ app: AppSketch, providing draw: (inout AppSketch) -> Void, isInManifest: Bool = true)
        -> String
    {
        var whole = app
        draw(&whole)
        let linked = Set(app.finished.modules.map(\.name))
        let modules = whole.finished.modules.filter { !linked.contains($0.name) }.map {
            UnlinkedModule(SourceModule(name: $0.name), dependency: $0.name.debugDescription)
        }
        let unlinked = UnlinkedProviders(modules, in: whole.finished, target: isInManifest ? manifest : nil)
        return app.finished.check(unlinked).map(\.description).joined(separator: "\n")
    }

    private var clockless: AppSketch {
        var app = AppSketch()
        app.declare(.clock, named: "clock")
        app.use(.clock, in: "notes.ListCommand.run")
        return app
    }

    @Test func theModuleOfTheOnlyProviderIsNamed() {
        #expect(
            printed(clockless) { $0.provide("TimeModule.ClockRouter", .clock) } == """
                Sources/TimeInterface/Clock.swift:3:1: error: no provider for RoutableService<any Clock> [missing-provider]
                Sources/notes/ListCommand.swift:12:22: note: needed by ListCommand.run
                Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
                Package.swift:12:9: note: notes does not link TimeModule
                  help: ClockRouter in TimeModule provides it: add "TimeModule" to the dependencies of notes
                  see: routes explain missing-provider
                """)
    }

    @Test func theFirstThreeOfSeveralProvidersAreNamed() {
        let text = printed(
            clockless,
            providing: { app in
                for number in 1...4 { app.provide("Time\(number).ClockRouter", .clock) }
            }, isInManifest: false)
        #expect(
            text.hasSuffix(
                """
                Sources/Time3/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
                  notes does not link Time1 or Time2 or Time3
                  help: ClockRouter in Time1 provides it: add "Time1" to the dependencies of notes
                    or ClockRouter in Time2 provides it: add "Time2" to the dependencies of notes
                    or ClockRouter in Time3 provides it: add "Time3" to the dependencies of notes
                  see: routes explain missing-provider
                """), "\(text)")
    }

    @Test func aProviderOfAnotherKeyIsNotProposed() {
        let other = printed(clockless) { $0.provide("TimeModule.WallClockRouter", .wallClock) }
        #expect(other == clockless.printed.joined(separator: "\n"))
    }

    @Test func theAdapteeOfAnAdapterIsProvidedElsewhere() {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.requiredClock)
        app.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
        app.use(.requiredClock, in: "notes.ListCommand.run")
        let text = printed(app) { $0.provide("TimeModule.ClockRouter", .clock) }
        #expect(
            text.hasSuffix(
                """
                Package.swift:12:9: note: notes does not link TimeModule
                  help: ClockRouter in TimeModule provides it: add "TimeModule" to the dependencies of notes
                  see: routes explain adapter-without-provider
                """), "\(text)")
    }
}
