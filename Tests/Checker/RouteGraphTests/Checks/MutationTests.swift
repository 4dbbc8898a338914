// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

/// Each test adds one fault to a legal app. The checks find exactly this fault, at its location.
@Suite struct MutationTests {
    private static let seeds = Array(UInt64(1)...20)

    @Test(arguments: seeds) func aRandomLegalAppHasNoFindings(_ seed: UInt64) {
        #expect(RandomApp(seed: seed, keys: 30).sketch.printed == [])
    }

    @Test(arguments: seeds) func aRemovedProviderIsMissing(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        for number in app.providers {
            var graph = app.sketch.finished
            graph.remove("Module\(number).Router\(number)")
            #expect(graph.found == [app.lossExpected(of: number, in: graph)].compactMap(\.self))
        }
    }

    @Test(arguments: seeds) func anUnregisteredProviderIsFound(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        for number in app.providers {
            var graph = app.sketch.finished
            graph.change("Module\(number).Router\(number)") { $0.registrations = [] }
            let isWanted = graph.isWanted(app.keys[number]) || !app.isOther(number)
            #expect(
                graph.found
                    == (isWanted
                        ? [Found(.unregisteredProvider, "Sources/Module\(number)/Router\(number).swift:4:8")] : []))
        }
    }

    @Test(arguments: seeds) func aSecondProviderIsADuplicate(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        for number in app.keys.indices where app.ways[number] != .conditional {
            var sketch = app.sketch
            sketch.provide("ZModule.ZRouter", app.keys[number], identifiers: ["z"])
            let found = sketch.findings.map(Found.init)
            // The later provider in the source.
            let expected: Found =
                app.ways[number].isInEntryPoint
                ? Found(.duplicateProvider, app.place(of: number))
                : Found(.duplicateProvider, "Sources/ZModule/ZRouter.swift:6:9")
            #expect(found == [expected])
        }
    }

    @Test(arguments: seeds) func aReversedAdapterMakesAnAdapterCycle(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        for (number, way) in app.ways.enumerated() {
            guard case .adapter(let adaptee) = way, app.ways[adaptee] == .provider(adaptee) else { continue }
            var sketch = app.sketch
            sketch.adapt("notes.ZAdapter", (app.keys[adaptee], to: app.keys[number]))
            var graph = sketch.finished
            graph.remove("Module\(adaptee).Router\(adaptee)")
            #expect(graph.found == [Found(.adapterCycle, "Sources/notes/Adapter\(number).swift:5:9")])
        }
    }

    @Test(arguments: seeds) func aReversedNeedMakesAProviderCycle(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        let legal = app.sketch.finished
        for number in app.providers {
            let provider = "Module\(number).Router\(number)"
            for needed in app.providers where needed < number {
                let uses = legal.routes.first { $0.id == app.keys[needed].id }?.uses ?? []
                let making = uses.filter { $0.provider == provider && $0.isNeededToMake }.map(\.location).min()
                guard let making else { continue }
                var sketch = app.sketch
                sketch.use(
                    app.keys[number], in: "Module\(needed).Part\(needed).init", of: "Module\(needed).Router\(needed)",
                    isNeededToMake: true, line: 80)
                let back = AppSketch.place("Module\(needed)", "Part\(needed)", 80, 22)
                #expect(sketch.findings.map(Found.init) == [Found(.routeCycle, "\(min(making, back))")])
            }
        }
    }

    @Test(arguments: seeds) func aProviderWithoutRequestsIsUnused(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        for number in app.providers {
            var graph = app.sketch.finished
            let id = app.keys[number].id
            let isAdapted = graph.adapters.contains { $0.lines.contains { $0.adaptee == .route(id) } }
            for index in graph.routes.indices where graph.routes[index].id == id { graph.routes[index].uses = [] }
            let provider = graph.providers.first { $0.id == "Module\(number).Router\(number)" }
            let isFound = provider.map { !$0.identifiers.isEmpty || !$0.urlPatterns.isEmpty } ?? false
            let isSilent = isAdapted || isFound || app.isOther(number)
            let place = "Sources/Module\(number)/Router\(number).swift:4:8"
            #expect(
                graph.found.filter { $0.id != .unusedDeclaration } == (isSilent ? [] : [Found(.unusedProvider, place)]))
            // If another package provides the app's own key, the declaration is unused.
            #expect(
                graph.found.filter { $0.id == .unusedDeclaration }
                    == (app.isOther(number) && !isAdapted && !isFound
                        ? [Found(.unusedDeclaration, "Sources/Interface\(number)/Part\(number).swift:3:1")] : []))
        }
    }

    @Test(arguments: seeds) func aSecondDeclarationAndABypassAreFound(_ seed: UInt64) {
        var app = RandomApp(seed: seed, keys: 30)
        let number = app.next(30)
        var sketch = app.sketch
        sketch.declare(app.keys[number], in: "notes", line: 9)
        sketch.use(app.keys[number], in: "notes.ZCommand.run", .bypass)
        #expect(
            sketch.findings.map(Found.init) == [
                Found(.duplicateDeclaration, "Sources/notes/Part\(number).swift:9:1"),
                Found(.declarationBypassed, "Sources/notes/ZCommand.swift:12:22"),
            ])
    }

    @Test(arguments: seeds) func duplicateIdentifiersAndPatternsAreFound(_ seed: UInt64) {
        let app = RandomApp(seed: seed, keys: 30)
        let graph = app.sketch.finished
        for provider in graph.providers where provider.registrations.contains(where: { !$0.isConditional }) {
            let isView = provider.provides[0].route.hasPrefix("RoutableView")
            var sketch = app.sketch
            let key = isView ? Key.view("ZInterface.Z") : Key.service("ZInterface.Z")
            sketch.declare(key)
            sketch.provide(
                "ZModule.ZRouter", key, identifiers: provider.identifiers.map(\.text),
                urls: provider.urlPatterns.map { $0.text + "/" })
            sketch.use(key, in: "notes.ZCommand.run")
            let ids: [RouteFinding.ID] =
                provider.identifiers.map { _ in .duplicateIdentifier }
                + provider.urlPatterns.map { _ in .urlPatternClash }
            #expect(
                sketch.findings.map(Found.init)
                    == ids.enumerated().map { Found($1, "Sources/ZModule/ZRouter.swift:\(7 + $0):9") })
        }
    }
}

extension RandomApp {
    /// The keys with an unconditional provider of their own.
    fileprivate var providers: [Int] { ways.indices.filter { ways[$0] == .provider($0) } }

    /// Whether the module of a provider belongs to another package.
    fileprivate func isOther(_ number: Int) -> Bool { number % 11 == 7 }

    /// The place in the entry point's code where a key is provided by a closure or by an adapter.
    fileprivate func place(of number: Int) -> String {
        ways[number] == .closure
            ? "Sources/notes/main.swift:\(number + 1):5" : "Sources/notes/Adapter\(number).swift:5:9"
    }

    /// Returns the finding after a key has lost its provider, or nil if the key is not used or adapted.
    fileprivate func lossExpected(of number: Int, in graph: RouteGraph) -> Found? {
        let id = keys[number].id
        let isUsed = graph.routes.contains { $0.id == id && !$0.uses.isEmpty }
        let adapter = graph.adapters.filter { $0.lines.contains { $0.adaptee == .route(id) } }
            .map { $0.lines[0].location }.min()
        guard isUsed else { return adapter.map { Found(.adapterWithoutProvider, "\($0)") } }
        return Found(.missingProvider, "Sources/Interface\(number)/Part\(number).swift:3:1")
    }
}

extension RandomApp.Way {
    fileprivate var isInEntryPoint: Bool {
        switch self {
        case .closure, .adapter: true
        case .provider, .conditional: false
        }
    }
}

extension RouteGraph {
    fileprivate var found: [Found] { check().map(Found.init) }

    fileprivate func isWanted(_ key: Key) -> Bool {
        routes.contains { $0.id == key.id && !$0.uses.isEmpty }
            || adapters.contains { $0.lines.contains { $0.adaptee == .route(key.id) } }
    }

    /// Removes a provider with its code.
    fileprivate mutating func remove(_ provider: String) {
        providers.removeAll { $0.id == provider }
        for index in routes.indices { routes[index].uses.removeAll { $0.provider == provider } }
    }

    fileprivate mutating func change(_ provider: String, _ body: (inout Provider) -> Void) {
        for index in providers.indices where providers[index].id == provider { body(&providers[index]) }
    }
}
