// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import TestSupport
import Testing

/// Apps with a thousand modules and more. The checks find their faults in a short time.
@Suite struct LargeAppTests {
    @Test func aThousandModulesAreChecked() {
        let graph = RandomApp(seed: 7, keys: 1_000).sketch.finished
        #expect(graph.modules.count > 1_500)
        let time = cpuTime { #expect(graph.check() == []) }
        #expect(time < .seconds(10))
    }

    @Test func manyMissingProvidersAreFoundQuickly() {
        var graph = RandomApp(seed: 8, keys: 1_000).sketch.finished
        graph.providers = []
        graph.adapters = []
        for index in graph.routes.indices { graph.routes[index].closures = [] }
        var found: [RouteFinding] = []
        let time = cpuTime { found = graph.check() }
        let used = graph.routes.count { !$0.uses.isEmpty }
        #expect(used > 800)
        #expect(found.map(\.id) == Array(repeating: .missingProvider, count: used))
        #expect(time < .seconds(30))
    }

    /// Chains as long as the app. The recursion of the checks does not depend on the length of chains.
    @Test func longChainsAreFollowed() {
        var app = AppSketch()
        let keys = (0..<5_000).map { Key.service("Interfaces.Part\($0)") }
        for key in keys { app.declare(key) }
        for number in 1..<keys.count {
            app.provide("Modules.Router\(number)", keys[number])
            app.use(
                keys[number - 1], in: "Modules.Part\(number).init", of: "Modules.Router\(number)", isNeededToMake: true)
        }
        app.use(keys[keys.count - 1], in: "notes.Command.run")
        #expect(app.findings.map(Found.init) == [Found(.missingProvider, "Sources/Interfaces/Part0.swift:3:1")])

        app.provide("Modules.Router0", keys[0])
        app.use(keys[keys.count - 1], in: "Modules.Part0.init", of: "Modules.Router0", isNeededToMake: true)
        let circle = app.findings
        #expect(circle.map(Found.init) == [Found(.routeCycle, "Sources/Modules/Part0.swift:12:22")])
        #expect(circle.first?.chain.count == 5_000)
    }

    @Test func longChainsOfAdaptersAreFollowed() {
        var app = AppSketch()
        let keys = (0..<5_000).map { Key.service("Interfaces.Part\($0)") }
        for key in keys { app.declare(key) }
        for number in 1..<keys.count { app.adapt("notes.Adapter\(number)", (keys[number], to: keys[number - 1])) }
        app.use(keys[keys.count - 1], in: "notes.Command.run")
        #expect(app.findings.map(Found.init) == [Found(.adapterWithoutProvider, "Sources/notes/Adapter1.swift:5:9")])
        app.adapt("notes.Adapter0", (keys[0], to: keys[keys.count - 1]))
        #expect(app.findings.map(Found.init) == [Found(.adapterCycle, "Sources/notes/Adapter0.swift:5:9")])
    }
}
