// SPDX-License-Identifier: Apache-2.0

/// An app that is being written: its modules, and the parts of its `main.swift`.
struct Sketch {
    /// The texts of the files, without those of the interfaces and without `main.swift`.
    private(set) var files: [String: String] = [:]
    /// The services that the app declares.
    var services: [Service] = [.clock, .notes]
    var spelling = KeySpelling.full
    var seeding: Seeding
    var need: NeedForm
    /// The modules that `main.swift` imports, besides the interfaces.
    var imports: Set<String> = []
    /// The parts of `main.swift`, each separated by an empty line.
    var declarations: [String] = []
    var registrations: [String] = []
    /// Registrations after the first request.
    var late: [String] = []
    var request: String
    /// Code that names the registration of the clock and does not run it.
    var mention = "ClockRouter.self"
    var entry = Entry.topLevel

    /// The start of the program.
    enum Entry {
        /// `main.swift`.
        case topLevel
        /// A type with `@main`, whose static function registers.
        case staticMain
        /// A type with `@main`, whose initialiser registers.
        case initialiser
    }

    init(seeding: Seeding = .complete, need: NeedForm = .initialiser, spelling: KeySpelling = .full) {
        self.seeding = seeding
        self.need = need
        self.spelling = spelling
        request = """
            let notes = try Router.destination(for: \(Service.notes.key(spelling)))
            print(notes.title)

            """
    }

    /// Returns the code that registers the clock, as the seeding changes it.
    mutating func clock(_ line: String) -> String { seeding.apply(&self, line) }

    mutating func add(_ path: String, importing modules: [String] = [], _ text: String) {
        let lines = Set(modules).sorted().map { "import \($0)\n" }.joined()
        files[path] = lines.isEmpty ? text : lines + "\n" + text
    }

    mutating func remove(where condition: (String) -> Bool) { files = files.filter { !condition($0.key) } }

    /// Adds a file to the module of a service, which sees the interfaces.
    mutating func add(to service: Service, _ file: String, importing others: [String] = [], _ text: String) {
        imports.insert(service.module)
        let interfaces = services.filter { other in
            text.contains("any \(other.name)") || text.contains(other.key(spelling)) || other == service
                // The other interface extends the type with the constants.
                || spelling == .constant && other == keys
        }
        add(service.file(file), importing: interfaces.map(\.interface) + ["ModuleRouter"] + others, text)
    }

    /// Adds the destinations. The notes need the clock.
    mutating func addDestinations() {
        let needed = need.code(Dependency(of: .notes, on: .clock, key: Service.clock.key(spelling)))
        add(to: .clock, "SystemClock", Service.clock.simpleDestination)
        add(to: .notes, "StoredNotes", needed.destination)
        if let support = needed.support { add(to: .notes, "Services", support) }
    }

    /// The statements that make the destination of a service.
    func making(_ service: Service) -> String {
        service == .notes
            ? need.code(Dependency(of: .notes, on: .clock, key: Service.clock.key(spelling))).making
            : "\(service.destination)()"
    }

    /// Adds the destinations and a provider for each.
    mutating func addProviders() {
        addDestinations()
        for service in [Service.clock, .notes] {
            add(
                to: service, service.router,
                service.routerText(service.key(spelling), making: making(service)))
        }
    }

    /// The service whose module declares the type `Keys`.
    private var keys: Service { services.contains(.clock) ? .clock : services[0] }

    /// The text of `main.swift`.
    var main: String {
        let interfaces = services.filter { service in
            (declarations + registrations + late + [request]).contains {
                $0.contains(service.key(spelling)) || $0.contains("any \(service.name)") || $0.contains(".init()")
            } || service == .notes || spelling == .constant && service == keys
        }.map(\.interface)
        let imported = Set(interfaces + ["ModuleRouter"]).union(imports).sorted().map { "import \($0)\n" }.joined()
        let all = registrations.filter { !$0.isEmpty }.map(\.line).joined()
        if entry != .topLevel { return imported + "\n" + mainType(all) }
        let parts =
            declarations + [all, request] + late
            + ["print(\"ok\")\n"]
        return ([imported] + parts.filter { !$0.isEmpty }.map(\.line)).joined(separator: "\n")
    }

    private func mainType(_ registrations: String) -> String {
        let end = (request + late.map(\.line).joined() + "print(\"ok\")\n").indented(2)
        let start = registrations.indented(2)
        // A statement of `main.swift`, in a function.
        let functions = declarations.map { declaration in
            ["print(", "let ", "RouteRegistry."].contains { declaration.hasPrefix($0) }
                ? """
                func log() throws {
                \(declaration.indented(1))}

                """ : declaration
        }
        let calls = functions.contains { $0.hasPrefix("func log()") } ? "        try log()\n" : ""
        let type =
            entry == .staticMain
            ? """
            @main
            struct NotesApp {
                static func main() throws {
            \(calls)\(start)
            \(end)    }
            }

            """
            : """
            @main
            struct NotesApp {
                init() {
            \(start)    }

                func run() throws {
            \(calls)\(end)    }

                static func main() throws { try NotesApp().run() }
            }

            """
        return (functions + [type]).joined(separator: "\n")
    }

    /// All files.
    var allFiles: [String: String] {
        var all = files
        for service in services where all["Sources/\(service.interface)/\(service.name).swift"] == nil {
            all["Sources/\(service.interface)/\(service.name).swift"] = service.interfaceText(spelling, keys: keys)
        }
        all[entry == .topLevel ? "Sources/App/main.swift" : "Sources/App/NotesApp.swift"] = main
        return all
    }

    func app(
        _ group: String, _ form: String, _ variant: String, _ fault: Fault?, subjects: [String] = ["Clock"],
        programs: [String] = ["App"]
    ) -> CorpusApp {
        CorpusApp(
            name: "\(group)/\(form)/\(variant)", group: group, form: form, variant: variant, fault: fault,
            files: allFiles,
            programs: programs, subjects: subjects)
    }
}

extension String {
    /// The text with a line break at its end.
    var line: String { hasSuffix("\n") ? self : self + "\n" }
}
