// SPDX-License-Identifier: Apache-2.0

import RouteGraph
import Testing

@Suite struct RouteGraphBuilderTests {
    @Test func aRouteKnowsItsDeclarations() {
        let route = SketchedApp { app in
            app.file("Time") {
                $0.protocols("Clock")
                $0.declare("Clock", line: 5)
            }
            app.file("App", imports: ["Time"]) {
                $0.declarations.append(
                    .init(
                        key: .init(.service, .named("Clock")), form: .initializer, isMainActor: true, access: .internal,
                        position: .init(line: 2, column: 3)))
            }
        }.graph.routes.first
        #expect(
            route
                == .init(
                    id: "RoutableService<any Time.Clock>", kind: .service, type: "any Clock", module: "App",
                    declarations: [
                        .init(
                            module: "App", form: .initializer, isMainActor: true, access: .internal,
                            seenWith: ["Time"], location: .init(file: "App/App.swift", line: 2, column: 3)),
                        .init(
                            module: "Time", form: .macro, seenWith: ["App"],
                            location: .init(file: "Time/Time.swift", line: 5, column: 1)),
                    ],
                    reference: .init(imports: ["Time"], text: "RoutableService<any Time.Clock>")))
    }

    @Test(arguments: [(["X"], []), (["X", "Y"], ["Y"])])
    func twoDeclarationsAreVisibleTogetherIfAFileImportsBoth(imports: [String], seen: [String]) {
        let graph = SketchedApp { app in
            app.file("Base") { $0.protocols("Clock") }
            for name in ["X", "Y"] { app.file(name, imports: ["Base"]) { $0.declare("Clock") } }
            app.file("App", imports: imports + ["Base"]) { $0.use("Clock") }
        }.graph
        #expect(graph.routes.first?.declarations.first { $0.module == "X" }?.seenWith == seen)
    }

    @Test func anInternalDeclarationIsNotVisibleInOtherModules() {
        let graph = SketchedApp { app in
            app.file("Base") { $0.protocols("Clock") }
            app.file("X", imports: ["Base"]) { facts in
                facts.declare("Clock")
                facts.declarations[0].access = .internal
            }
            app.file("Y", imports: ["Base"]) { $0.declare("Clock") }
            app.file("App", imports: ["X", "Y", "Base"]) { $0.use("Clock") }
        }.graph
        #expect(graph.routes.first?.declarations.map(\.seenWith) == [[], []])
    }

    @Test(arguments: [
        ("Store<Seconds>", "Store<Double>", true), ("Store<Array<Seconds>>", "Store<Array<Double>>", true),
        ("Store<Int>", "Store<Double>", false), ("Store<Seconds>", "Other<Double>", false),
        ("Store<Seconds> & Clock", "Store<Double> & Clock", true), ("Store<Seconds> & Clock", "Store<Double>", false),
        ("Unread", "Clock", false), ("Store<Data>", "Store<URL>", false), ("Store<Data>", "Store<Seconds>", true),
    ])
    func keysThatDifferOnlyInUnknownTypesMayBeEqual(one: String, other: String, areAlike: Bool) {
        let graph = SketchedApp { app in
            app.file("App") {
                $0.type(.protocol, "Store", generic: ["Value"])
                $0.type(.protocol, "Other", generic: ["Value"])
                $0.protocols("Clock")
                $0.use(one)
                $0.use(other)
            }
        }.graph
        #expect(graph.routes.count == 2)
        #expect(graph.routes.map(\.alike) == (areAlike ? [[graph.routes[1].id], [graph.routes[0].id]] : [[], []]))
    }

    @Test(arguments: [("TimeInterval", "Double"), ("Foundation.TimeInterval", "Swift.Double"), ("CInt", "Int32")])
    func namesOfStandardValuesAreAliases(one: String, other: String) {
        let graph = SketchedApp { app in
            app.file("App", imports: ["Foundation"]) {
                $0.type(.protocol, "Store", generic: ["Value"])
                $0.use("Store<\(one)>")
                $0.use("Store<\(other)>")
            }
        }.graph
        #expect(
            graph.routes.map(\.id) == ["RoutableService<any App.Store<Swift.\(other.replacing("Swift.", with: ""))>>"])
    }

    @Test func eachKindOfKeyIsASeparateRoute() {
        let graph = SketchedApp { app in
            app.file("App") {
                $0.protocols("Clock")
                $0.use("Clock", kind: .view)
                $0.use("Clock", kind: .service)
            }
        }.graph
        #expect(graph.routes.map(\.name) == ["RoutableService<any Clock>", "RoutableView<any Clock>"])
    }

    @Test func allowancesAreKeptWithTheirFiles() {
        let graph = SketchedApp { app in
            app.file("App") { $0.allowances = [.init(line: 3, ids: ["unused-provider"])] }
        }.graph
        #expect(graph.allowances == [.init(file: "App/App.swift", line: 3, ids: ["unused-provider"])])
    }

    @Test func anEntryPointThatIsMissingHasAnEmptyGraph() {
        let module = SourceModule(name: "Time")
        let graph = RouteGraph(of: SourceApp(entryPoint: "App", modules: [module]), files: [])
        #expect(graph == RouteGraph(entryPoint: "App"))
    }

    @Test(arguments: 0..<25) func theOrderOfModulesAndFilesDoesNotMatter(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let app = SketchedApp { $0.fillAtRandom(using: &random) }
        let graph = app.graph
        #expect(!graph.routes.isEmpty)
        for _ in 0..<4 {
            var shuffled = app
            shuffled.files.shuffle(using: &random)
            shuffled.modules.shuffle(using: &random)
            let isSame = shuffled.graph == graph
            #expect(isSame)
        }
    }
}

extension SketchedApp {
    /// Modules that name, alias, extend and re-export one another's types, also in unusual ways.
    fileprivate mutating func fillAtRandom(using random: inout SeededGenerator) {
        let names = ["A", "B", "C", "D"]
        for module in ["App", "One", "Two", "Three"] {
            for file in ["X.swift", "Y.swift"] {
                var imports: [ImportFact] = []
                for other in ["One", "Two", "Three", "UIKit"] where Bool.random(using: &random) {
                    imports.append(ImportFact(module: other, isExported: Int.random(in: 0..<4, using: &random) == 0))
                }
                self.file(module, file) { facts in
                    facts.imports = imports
                    func name() -> String {
                        (0..<Int.random(in: 1...2, using: &random))
                            .map { _ in names.randomElement(using: &random) ?? "" }.joined(separator: ".")
                    }
                    for _ in 0..<6 {
                        let access: TypeFact.Access =
                            [.public, .internal, .fileprivate].randomElement(using: &random) ?? .public
                        switch Int.random(in: 0..<4, using: &random) {
                        case 0: facts.type(.protocol, name(), inherits: [name()], access: access)
                        case 1: facts.type(.class, name(), inherits: [name()], access: access)
                        case 2: facts.alias(name(), "\(name()) & \(name())", access: access)
                        default:
                            facts.conform(name(), to: Bool.random(using: &random) ? "ServiceRouteProvider" : name())
                        }
                    }
                    for line in 1..<6 {
                        let path = name()
                        facts.use(name(), in: .within(path, "init", .always), line: line)
                        facts.make(name(), in: .within(path, "makeDestination", .whenCalled))
                        facts.register(name(), line: line)
                    }
                    facts.declare(name())
                    facts.routes(of: name(), .provides(name()), .adapts(name(), to: name()))
                }
            }
        }
    }
}
