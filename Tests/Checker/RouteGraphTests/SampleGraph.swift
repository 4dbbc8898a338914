// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// A notes app. Its modules import only interfaces, the app connects them by adapters, and it contains three mistakes.
enum SampleGraph {
    static let app = RouteGraph(
        entryPoint: "notes",
        modules: modules,
        routes: routes.sorted { $0.id < $1.id },
        providers: providers.sorted { $0.id < $1.id },
        adapters: adapters.sorted { $0.id < $1.id },
        unresolved: [
            RouteGraph.Unresolved(
                text: "makeRoutes()", reason: "a call of a function says nothing about the lines that it returns",
                module: "LockModule", location: at("Sources/Modules/LockModule/LockRouter.swift", 15, 9))
        ],
        allowances: [RouteGraph.Allowance(file: "Sources/notes/Session.swift", line: 20, ids: ["unused-provider"])])

    /// A route without a provider, one with two providers, and one without a use.
    static let findings = [
        RouteFinding(
            .missingProvider, .error, subject: "RoutableService<any SpellChecking>",
            "no provider for RoutableService<any SpellChecking>",
            at: at("Sources/Interfaces/EditorInterface/SpellChecking.swift", 9, 1),
            chain: [
                RouteFinding.Step(
                    "EditorFeature needs it in EditorModel.check",
                    at: at("Sources/Features/EditorFeature/EditorModel.swift", 81, 24))
            ],
            nearMisses: ["RoutableService<any SpellingSuggestions> is provided by SearchRouter; did you mean it?"],
            remedy: """
                link the module that provides it, or add a provider to a module that the app links:
                @AutoRegister
                struct SpellCheckingRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any SpellChecking>()) { $0 } }
                }
                """),
        RouteFinding(
            .duplicateProvider, .error, subject: "RoutableService<any WallClock>",
            "RoutableService<any WallClock> is provided by TestClockRouter, and by ClockRouter before it",
            at: at("Sources/Modules/ExportModule/TestClockRouter.swift", 8, 9),
            chain: [
                RouteFinding.Step(
                    "ClockRouter provides it", at: at("Sources/Modules/ClockModule/ClockRouter.swift", 13, 9))
            ],
            remedy: "remove one of the two, or let one replace the other; ClockRouter, registered first, is used"),
        RouteFinding(
            .unusedDeclaration, .warning, subject: "RoutableView<any ArchiveViewInput>",
            "no use of RoutableView<any ArchiveViewInput>, and nobody provides it",
            at: at("Sources/Interfaces/NoteListInterface/ArchiveViewInput.swift", 6, 1),
            remedy: "remove the declaration, or put // routes:allow unused-declaration above it"),
    ]

    static func at(_ file: String, _ line: Int, _ column: Int = 1) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column)
    }

    private static let interfaces = [
        "ClockInterface", "EditorInterface", "ExportInterface", "FileStorageInterface", "LockInterface",
        "LoginInterface",
        "MarkdownInterface", "NoteListInterface", "NoteViewInterface", "NotesInterface", "SearchInterface",
        "TerminalAlertInterface",
    ]

    private static let implementations = [
        "ClockModule": ["ClockInterface"], "EditorFeature": ["EditorInterface", "LockInterface", "NotesInterface"],
        "ExportModule": ["ExportInterface"], "FileStorageModule": ["FileStorageInterface"],
        "LockModule": ["LockInterface"], "LoginFeature": ["LoginInterface"], "MarkdownModule": ["MarkdownInterface"],
        "NotesModule": ["NotesInterface"], "SearchModule": ["SearchInterface"],
        "TerminalAlertModule": ["TerminalAlertInterface"],
        "TerminalScreens": ["EditorInterface", "LoginInterface", "NoteListInterface", "NoteViewInterface"],
    ]

    private static let modules =
        (interfaces.map { RouteGraph.Module(name: $0) }
        + implementations.map { RouteGraph.Module(name: $0.key, dependencies: $0.value) }
        + [
            RouteGraph.Module(
                name: "notes", role: .executable, dependencies: interfaces + implementations.keys.sorted())
        ]).sorted { $0.name < $1.name }
}

// MARK: Routes

extension SampleGraph {
    private static let routes: [RouteGraph.Route] = [
        route("WallClock", in: "ClockInterface"),
        route("EditorModuleInput", .viewModule, in: "EditorInterface") {
            use("NoteFeature", "NoteModel.edit", 25, by: "TerminalScreens.NoteRouter", file: "NoteModel")
            use("TerminalScreens", "NoteListScreen.write", 52, by: "TerminalScreens.NoteListRouter")
        },
        route("EditorRequiredAlert", .viewModule, in: "EditorInterface") {
            use("EditorFeature", "EditorModel.leave", 69, by: "TerminalScreens.EditorRouter", file: "EditorModel")
        },
        route("EditorRequiredLogin", .view, in: "EditorInterface") {
            use("EditorFeature", "EditorModel.unlock", 45, by: "TerminalScreens.EditorRouter", file: "EditorModel")
        },
        route("SpellChecking", in: "EditorInterface") {
            use("EditorFeature", "EditorModel.check", 81, by: "TerminalScreens.EditorRouter", file: "EditorModel")
        },
        route("ExportInput", .serviceModule, in: "ExportInterface") {
            use("notes", "ExportCommand.run", 48)
        },
        route("ExportRequiredClock", in: "ExportInterface") {
            use("ExportModule", "ExportRouter.makeDestination", 33, by: "ExportModule.ExportRouter", needed: true)
        },
        route("ExportRequiredMarkdown", in: "ExportInterface") {
            use("ExportModule", "ExportRouter.makeDestination", 36, by: "ExportModule.ExportRouter", needed: true)
        },
        route("FileStorageInput", .serviceModule, in: "FileStorageInterface") {
            use("notes", "ChosenStorage.makeDestination", 31, by: "notes.ChosenStorage", needed: true)
        },
        route("NoteLock", in: "LockInterface") {
            use("EditorFeature", "EditorModel.init", 24, by: "TerminalScreens.EditorRouter", needed: true)
            use("notes", "LoginAdapter.routes", 13, by: "notes.LoginAdapter")
            use("notes", "LoginFirst.decide", 11)
        },
        route("LoginRequiredAlert", .viewModule, in: "LoginInterface") {
            use("LoginFeature", "LoginModel.refuse", 25, by: "TerminalScreens.LoginRouter")
        },
        route("LoginRequiredPasswords", in: "LoginInterface") {
            use("LoginFeature", "LoginModel.init", 16, by: "TerminalScreens.LoginRouter", needed: true)
        },
        route("LoginViewInput", .view, in: "LoginInterface") { use("notes", "LoginFirst.decide", 15) },
        route("MarkdownRendering", in: "MarkdownInterface") {
            use("TerminalScreens", "NoteRouter.makeDestination", 20, by: "TerminalScreens.NoteRouter", needed: true)
            use("notes", "ShowCommand.run", 37)
        },
        route("MarkdownRequiredTerminal", in: "MarkdownInterface") {
            use(
                "MarkdownModule", "MarkdownRouter.makeDestination", 14, by: "MarkdownModule.MarkdownRouter",
                needed: true)
        },
        route("ArchiveViewInput", .view, in: "NoteListInterface"),
        route("NoteListViewInput", .view, in: "NoteListInterface") { use("notes", "Screens.run", 14) },
        route("NoteModuleInput", .viewModule, in: "NoteViewInterface") {
            use("TerminalScreens", "NoteListScreen.open", 42, by: "TerminalScreens.NoteListRouter")
        },
        route("NoteCollection", in: "NotesInterface") {
            use("EditorFeature", "EditorModel.init", 23, by: "TerminalScreens.EditorRouter", needed: true)
            use("TerminalScreens", "NoteListScreen.init", 22, by: "TerminalScreens.NoteListRouter", needed: true)
            use("notes", "ExportCommand.run", 47)
            use("notes", "ImportCommand.run", 33)
            use("notes", "SearchCommand.run", 36)
        },
        route("NotesRequiredClock", in: "NotesInterface") {
            use("NotesModule", "NotesRouter.makeDestination", 17, by: "NotesModule.NotesRouter", needed: true)
        },
        route("NotesRequiredMarkdown", in: "NotesInterface") {
            use("NotesModule", "NotesRouter.makeDestination", 16, by: "NotesModule.NotesRouter", needed: true)
        },
        route("NotesRequiredSearch", in: "NotesInterface") {
            use("NotesModule", "StoredNotes.search", 46, by: "NotesModule.NotesRouter")
        },
        route("NotesRequiredStorage", in: "NotesInterface") {
            use("NotesModule", "NotesRouter.makeDestination", 15, by: "NotesModule.NotesRouter", needed: true)
        },
        route("SearchIndexing", .asyncService, in: "SearchInterface"),
        route("TerminalAlertInput", .viewModule, in: "TerminalAlertInterface"),
        route("OutputTerminal", in: "notes") { use("notes", "ImportCommand.run", 34) },
        route("SessionStore", in: "notes", closure: true) {
            use("notes", "ChosenStorage.makeDestination", 23, by: "notes.ChosenStorage", needed: true)
        },
    ]

    private static let providers: [RouteGraph.Provider] = [
        provider("ClockRouter", in: "ClockModule", 13, [(.service, "ClockInterface.WallClock")]),
        provider("ExportRouter", in: "ExportModule", 13, [(.serviceModule, "ExportInterface.ExportInput")]),
        provider("TestClockRouter", in: "ExportModule", 8, [(.service, "ClockInterface.WallClock")]),
        provider(
            "FileStorageRouter", in: "FileStorageModule", 12,
            [(.serviceModule, "FileStorageInterface.FileStorageInput")]),
        provider("LockRouter", in: "LockModule", 13, [(.service, "LockInterface.NoteLock")]),
        provider("MarkdownRouter", in: "MarkdownModule", 10, [(.service, "MarkdownInterface.MarkdownRendering")]),
        provider("NotesRouter", in: "NotesModule", 10, [(.service, "NotesInterface.NoteCollection")]),
        provider("SearchRouter", in: "SearchModule", 10, [(.asyncService, "SearchInterface.SearchIndexing")]),
        provider(
            "AlertRouter", in: "TerminalAlertModule", 10, [(.viewModule, "TerminalAlertInterface.TerminalAlertInput")]),
        provider("EditorRouter", in: "TerminalScreens", 11, [(.viewModule, "EditorInterface.EditorModuleInput")]),
        provider(
            "LoginRouter", in: "TerminalScreens", 11, [(.view, "LoginInterface.LoginViewInput")],
            urlPattern: "notes://login/:user"),
        provider("NoteListRouter", in: "TerminalScreens", 12, [(.view, "NoteListInterface.NoteListViewInput")]),
        provider("NoteRouter", in: "TerminalScreens", 12, [(.viewModule, "NoteViewInterface.NoteModuleInput")]),
        provider("ChosenStorage", in: "notes", 19, [(.service, "NotesInterface.NotesRequiredStorage")]),
        provider("TerminalRouter", in: "notes", 24, [(.service, "notes.OutputTerminal")]),
    ]

    private static let adapters: [RouteGraph.Adapter] = [
        adapter(
            "AlertAdapter", 12,
            [
                (.viewModule, "LoginInterface.LoginRequiredAlert", "TerminalAlertInterface.TerminalAlertInput"),
                (.viewModule, "EditorInterface.EditorRequiredAlert", "TerminalAlertInterface.TerminalAlertInput"),
            ]),
        adapter(
            "ClockAdapter", 13,
            [
                (.service, "ExportInterface.ExportRequiredClock", "ClockInterface.WallClock"),
                (.service, "NotesInterface.NotesRequiredClock", "ClockInterface.WallClock"),
            ]),
        adapter(
            "LoginAdapter", 12,
            [
                (.view, "EditorInterface.EditorRequiredLogin", "LoginInterface.LoginViewInput")
            ]),
        adapter(
            "MarkdownAdapter", 12,
            [
                (.service, "NotesInterface.NotesRequiredMarkdown", "MarkdownInterface.MarkdownRendering"),
                (.service, "ExportInterface.ExportRequiredMarkdown", "MarkdownInterface.MarkdownRendering"),
            ]),
        adapter(
            "PasswordAdapter", 48,
            [
                (.service, "LoginInterface.LoginRequiredPasswords", "LockInterface.NoteLock")
            ]),
        RouteGraph.Adapter(
            id: "notes.SearchAdapter", name: "SearchAdapter", module: "notes",
            lines: [
                RouteGraph.Adapter.Line(
                    route: "RoutableService<any NotesInterface.NotesRequiredSearch>",
                    adaptee: .route("RoutableAsyncService<any SearchInterface.SearchIndexing>"),
                    location: at("Sources/notes/Adapters/SearchAdapter.swift", 11, 9))
            ],
            registrations: [
                RouteGraph.Registration(
                    module: "notes", form: .list, location: at("Sources/notes/NotesCommand.swift", 22, 13))
            ],
            location: at("Sources/notes/Adapters/SearchAdapter.swift", 8, 6)),
        RouteGraph.Adapter(
            id: "notes.TerminalAdapter", name: "TerminalAdapter", module: "notes",
            lines: [
                RouteGraph.Adapter.Line(
                    route: "RoutableService<any MarkdownInterface.MarkdownRequiredTerminal>",
                    adaptee: .provider("notes.TerminalRouter"),
                    location: at("Sources/notes/Terminal/OutputTerminal.swift", 36, 9))
            ],
            registrations: [
                RouteGraph.Registration(
                    module: "notes", form: .macro, location: at("Sources/notes/Terminal/OutputTerminal.swift", 33, 1))
            ],
            location: at("Sources/notes/Terminal/OutputTerminal.swift", 34, 6)),
    ]
}

// MARK: In short

extension SampleGraph {
    @resultBuilder enum Uses {
        static func buildBlock(_ uses: RouteGraph.Use...) -> [RouteGraph.Use] { uses }
    }

    private static func route(
        _ name: String, _ kind: RouteKind = .service, in module: String, closure: Bool = false,
        @Uses uses: () -> [RouteGraph.Use] = { [] }
    ) -> RouteGraph.Route {
        let file =
            module == "notes" ? "Sources/notes/\(name).swift" : "Sources/Interfaces/\(module)/\(name).swift"
        let text = "\(kind.keyName)<any \(module).\(name)>"
        return RouteGraph.Route(
            id: text, kind: kind, type: "any \(name)", module: module,
            declarations: [
                RouteGraph.Declaration(
                    module: module, form: name.count.isMultiple(of: 3) ? .initializer : .macro,
                    isMainActor: kind == .view || kind == .viewModule,
                    location: at(file, name == "SpellChecking" ? 9 : 6))
            ],
            uses: uses(),
            closures: closure
                ? [RouteGraph.Registration(module: module, form: .closure, location: at(file, 44, 9))] : [],
            reference: RouteGraph.Reference(imports: module == "notes" ? [] : [module], text: text))
    }

    private static func use(
        _ module: String, _ place: String, _ line: Int, by provider: String? = nil, needed: Bool = false,
        file: String? = nil
    ) -> RouteGraph.Use {
        let folder = module == "notes" ? "" : module.hasSuffix("Feature") ? "Features/" : "Modules/"
        let name = file ?? String(place.prefix { $0 != "." })
        return RouteGraph.Use(
            module: module, place: place, provider: provider, isNeededToMake: needed,
            location: at("Sources/\(folder)\(module)/\(name).swift", line, 24))
    }

    private static func provider(
        _ name: String, in module: String, _ line: Int, _ lines: [(RouteKind, String)], urlPattern: String? = nil
    ) -> RouteGraph.Provider {
        let file = module == "notes" ? "Sources/notes/\(name).swift" : "Sources/Modules/\(module)/\(name).swift"
        return RouteGraph.Provider(
            id: "\(module).\(name)", name: name, module: module,
            provides: lines.map { kind, type in
                RouteGraph.Line(route: "\(kind.keyName)<any \(type)>", location: at(file, line, 9))
            },
            identifiers: name == "LockRouter"
                ? [RouteGraph.Literal(text: "notes.lock", location: at(file, line + 1, 9))] : [],
            urlPatterns: urlPattern.map { [RouteGraph.Literal(text: $0, location: at(file, line + 1, 9))] } ?? [],
            registrations: [
                RouteGraph.Registration(module: module, form: .macro, location: at(file, line - 4))
            ],
            isView: lines.first.map { $0.0 == .view || $0.0 == .viewModule }, isIncomplete: name == "LockRouter",
            location: at(file, line - 3, 8))
    }

    private static func adapter(
        _ name: String, _ line: Int, _ lines: [(RouteKind, String, String)]
    ) -> RouteGraph.Adapter {
        let file = "Sources/notes/Adapters/\(name).swift"
        return RouteGraph.Adapter(
            id: "notes.\(name)", name: name, module: "notes",
            lines: lines.enumerated().map { index, entry in
                RouteGraph.Adapter.Line(
                    route: "\(entry.0.keyName)<any \(entry.1)>",
                    adaptee: .route("\(entry.0.keyName)<any \(entry.2)>"), location: at(file, line + 3 * index, 9))
            },
            registrations: [RouteGraph.Registration(module: "notes", form: .macro, location: at(file, line - 4))],
            location: at(file, line - 3, 6))
    }
}
