// SPDX-License-Identifier: Apache-2.0

#if Macros
import GeneratedApp
import RouteGraph
import RouteScanner
import Testing

/// The work for the graph grows in proportion to the size of the app. Steps are counted, because times differ between machines.
@Suite struct CheckingWorkTests {
    @Test(arguments: GeneratedApp.Form.allCases) func workIsProportionalToTheNumberOfModules(form: GeneratedApp.Form) {
        let small = work(of: GeneratedApp(modules: 51, filesPerModule: 1, form: form))
        let large = work(of: GeneratedApp(modules: 201, filesPerModule: 1, form: form))
        #expect(small > 0)
        #expect(large < small * 9 / 2)
    }

    @Test func annotatedAppIsLegal() {
        let app = GeneratedApp(modules: 21, filesPerModule: 1, form: .annotated)
        let graph = RouteGraph.made(of: app.sourceApp(in: "/app"), files: files(of: app)).graph
        #expect(graph.check() == [])
        #expect(graph.providers.count == 30)
    }

    /// Members that share a name, and calls of them whose receivers are unknown: each call may run each member.
    @Test func workIsProportionalToTheNumberOfCallsOfUnknownReceivers() {
        func app(_ count: Int) -> Int {
            var text = "import ModuleRouter\nlet router = Router.self\n"
            for number in 0..<count {
                text += """
                    final class Store\(number) {
                        let key: String
                        init(key: String) { self.key = key }
                        func load(_ name: String) -> String { name }
                        func run(_ other: Unknown) { print(other.load("a"), other.item.load("b").load("c")) }
                    }
                    func make\(number)() { let store = Unknown.make(); store.run(store); store.load("d") }
                    make\(number)()

                    """
            }
            return work(of: ["main.swift": text])
        }
        #expect(app(800) < app(200) * 9 / 2)
    }

    @Test func chainOfCallsTakesProportionalWork() {
        func chain(_ count: Int) -> Int {
            let calls = (0..<count).map { ".step\($0)(\($0))" }.joined()
            return work(of: [
                "main.swift": "import ModuleRouter\nlet router = Router.self\nlet value = start()\(calls)\n"
            ])
        }
        #expect(chain(1_600) < chain(400) * 9 / 2)
    }

    @Test func functionsOfOneFileTakeProportionalWork() {
        func functions(_ count: Int) -> Int {
            let text = (0..<count).map { "func f\($0)() { f\(($0 + 1) % count)() }\n" }.joined()
            return work(of: ["main.swift": "import ModuleRouter\nlet router = Router.self\n\(text)f0()\n"])
        }
        #expect(functions(1_600) < functions(400) * 9 / 2)
    }

    @Test func overloadsThatCallEachOtherTakeProportionalWork() {
        func overloads(_ count: Int) -> Int {
            let text = (0..<count).map { "struct A\($0) {}\nfunc f(_ a: A\($0)) { f(.clock) }\n" }.joined()
            return work(of: ["main.swift": "import ModuleRouter\nlet router = Router.self\n\(text)f(.clock)\n"])
        }
        #expect(overloads(1_600) < overloads(400) * 9 / 2)
    }

    @Test(arguments: [".step(.clock)", "[.clock]", ".map { $0.step }"])
    func chainOfShortKeysTakesProportionalWork(step: String) {
        func chain(_ count: Int) -> Int {
            let calls = String(repeating: step, count: count)
            return work(of: [
                "main.swift": "import ModuleRouter\nlet router = Router.self\nlet value = start\(calls)\n"
            ])
        }
        #expect(chain(800) < chain(200) * 9 / 2)
    }

    /// Each type doubles the size of the next one.
    @Test(arguments: [
        ("typealias A0<T> = A1<(T, T)>", "typealias A60<T> = T"),
        ("typealias A0<T> = Pair<A1<T>, A1<T>>", "typealias A60<T> = T\nstruct Pair<One, Other> {}"),
        ("class A0<T>: A1<(T, T)> {}", "class A60<T> {}"),
    ]) func typesThatGrowExponentiallyEnd(declaration: String, last: String) {
        let lines = (0..<60).map { number in
            declaration.replacing("A1", with: "A\(number + 1)").replacing("A0", with: "A\(number)")
        }
        let text = """
            import ModuleRouter
            \(lines.joined(separator: "\n"))
            \(last)
            let key: RoutableService<A0<Int>.Item> = .init()
            _ = try Router.destination(for: RoutableService<A0<Int>>())
            """
        #expect(work(of: ["main.swift": text]) > 0)
    }

    private func files(of app: GeneratedApp) -> [ScannedFile] {
        app.files.map { path, text in
            ScannedFile(
                module: String(path.split(separator: "/")[1]), path: "/app/\(path)",
                facts: FileScanner().read(text).facts)
        }
    }

    private func work(of app: GeneratedApp) -> Int {
        RouteGraph.made(of: app.sourceApp(in: "/app"), files: files(of: app)).work
    }

    private func work(of texts: [String: String]) -> Int {
        let app = SourceApp(
            entryPoint: "App", modules: [SourceModule(name: "App", role: .executable, files: Array(texts.keys))])
        let files = texts.map { ScannedFile(module: "App", path: $0, facts: FileScanner().read($1).facts) }
        return RouteGraph.made(of: app, files: files).work
    }
}
#endif
