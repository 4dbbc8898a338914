// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// For each check, an app with its fault, which the documentation and `routes explain` show.
enum ExampleApps {
    static func app(with id: RouteFinding.ID) -> AppSketch? {
        switch id {
        case .missingProvider: missingProvider
        case .duplicateProvider: duplicateProvider
        case .unregisteredProvider: unregisteredProvider
        case .adapterWithoutProvider: adapterWithoutProvider
        case .adapterCycle: adapterCycle
        case .declarationBypassed: declarationBypassed
        case .duplicateDeclaration: duplicateDeclaration
        case .duplicateIdentifier: duplicateIdentifier
        case .routeCycle: routeCycle
        case .urlPatternClash: urlPatternClash
        case .urlPatternInvalid: urlPatternInvalid
        case .unusedProvider: unusedProvider
        case .unusedDeclaration: unusedDeclaration
        case .unreadRequirement: unreadRequirement
        case .nearMiss: nearMiss
        case .captiveDependency: captiveDependency
        case .unknownScope: unknownScope
        case .outsideScope: outsideScope
        case .unmatchedURL: unmatchedURL
        case .unknownIdentifier: unknownIdentifier
        case .lateRegistration: lateRegistration
        case .implementationImport: implementationImport
        case .providerNamed: providerNamed
        case .parentProtocol: parentProtocol
        case .unprovenRoute: unprovenRoute
        case .exclusiveConflict: exclusiveConflict
        case .providerWithoutDestination: providerWithoutDestination
        case .destinationNotConforming, .configurationNotConforming, .duplicateLibrary: nil
        }
    }

    /// Notes that are provided and used, and a clock that is declared and used.
    private static var notesWithClock: AppSketch {
        var app = AppSketch()
        app.declare(.notes)
        app.declare(.clock, named: "clock")
        app.provide("NotesModule.NotesRouter", .notes)
        app.use(.notes, in: "notes.ListCommand.run")
        app.use(
            .clock, in: "NotesModule.StoredNotes.init", of: "NotesModule.NotesRouter", isNeededToMake: true)
        return app
    }

    private static var missingProvider: AppSketch {
        var app = notesWithClock
        app.declare(.wallClock)
        app.provide("TimeModule.WallClockRouter", .wallClock)
        app.use(.wallClock, in: "notes.ShowCommand.run")
        return app
    }

    private static var duplicateProvider: AppSketch {
        var app = notesWithClock
        app.provide("TimeModule.ClockRouter", .clock)
        app.provide("OtherModule.OtherClockRouter", .clock)
        return app
    }

    private static var unregisteredProvider: AppSketch {
        var app = notesWithClock
        app.provide("TimeModule.ClockRouter", .clock, registrations: [])
        return app
    }

    private static var adapterWithoutProvider: AppSketch {
        var app = AppSketch()
        app.declare(.requiredClock)
        app.declare(.clock)
        app.use(.requiredClock, in: "notes.ShowCommand.run")
        app.adapt("notes.ClockAdapter", (.requiredClock, to: .clock))
        return app
    }

    private static var adapterCycle: AppSketch {
        var app = adapterWithoutProvider
        app.adapt("notes.WatchAdapter", (.clock, to: .requiredClock))
        return app
    }

    private static var declarationBypassed: AppSketch {
        var app = notesWithClock
        app.provide("TimeModule.ClockRouter", .clock)
        app.use(.clock, in: "notes.ShowCommand.run", .bypass)
        return app
    }

    private static var duplicateDeclaration: AppSketch {
        var app = notesWithClock
        app.provide("TimeModule.ClockRouter", .clock)
        app.declare(.clock, .initializer, in: "notes")
        return app
    }

    private static var duplicateIdentifier: AppSketch {
        var app = notesWithClock
        app.declare(.wallClock)
        app.provide("TimeModule.ClockRouter", .clock, identifiers: ["clock"])
        app.provide("TimeModule.WallClockRouter", .wallClock, identifiers: ["clock"])
        return app
    }

    private static var routeCycle: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.provide("TimeModule.ClockRouter", .clock)
        app.provide("TimeModule.TimerRouter", .timer)
        app.use(.timer, in: "TimeModule.SystemClock.init", of: "TimeModule.ClockRouter", isNeededToMake: true)
        app.use(
            .clock, in: "TimeModule.TimerRouter.makeDestination", of: "TimeModule.TimerRouter", isNeededToMake: true)
        return app
    }

    private static var urlPatternClash: AppSketch {
        var app = AppSketch()
        app.declare(.login)
        app.declare(.editor)
        app.provide("AccountModule.LoginRouter", .login, urls: ["notes://open/:user"])
        app.provide("EditorModule.EditorRouter", .editor, urls: ["notes://open/:note"])
        return app
    }

    private static var urlPatternInvalid: AppSketch {
        var app = AppSketch()
        app.declare(.editor)
        app.provide("EditorModule.EditorRouter", .editor, urls: ["notes://open/:id(Integer)"])
        return app
    }

    private static var unusedProvider: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock)
        return app
    }

    private static var unreadRequirement: AppSketch {
        var app = AppSketch()
        app.declare(.editor)
        app.provide("EditorModule.EditorRouter", .editor, requirements: ["login"])
        app.use(.editor, in: "notes.ShowCommand.run")
        return app
    }

    private static var nearMiss: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock)
        app.use(.clock, in: "notes.ShowCommand.run")
        app.add { graph in
            graph.nearMisses = [
                .init(
                    member: "lifetime()",
                    message: "'lifetime()' is not called: a ServiceRouteProvider has 'static var lifetime'",
                    remedy: "declare it as 'static var lifetime: RouteLifetime', or make it private if it is your own",
                    module: "TimeModule", location: AppSketch.place("TimeModule", "ClockRouter", 6, 17))
            ]
        }
        return app
    }

    private static var unusedDeclaration: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.provide("TimeModule.ClockRouter", .clock, .timer)
        app.use(.clock, in: "notes.ShowCommand.run")
        return app
    }

    // MARK: Lifetimes, URLs and identifiers

    private static var captiveDependency: AppSketch {
        var app = AppSketch("shop")
        app.declare(.cart)
        app.declare(.catalogue)
        app.provide("CartModule.CartRouter", .cart)
        app.declare(scope: "ShopInterface.Visit")
        app.keep("CartModule.CartRouter", .scoped, scope: "ShopInterface.Visit")
        app.provide("ShopModule.CatalogueRouter", .catalogue)
        app.keep("ShopModule.CatalogueRouter", .shared)
        app.use(
            .cart, in: "ShopModule.CatalogueRouter.makeDestination", of: "ShopModule.CatalogueRouter",
            isNeededToMake: true)
        app.use(.catalogue, in: "shop.CheckOut.run")
        return app
    }

    private static var unknownScope: AppSketch {
        var app = AppSketch("shop")
        app.declare(.cart)
        app.provide("CartModule.CartRouter", .cart)
        app.declare(scope: "ShopInterface.Visit", isMade: false)
        app.keep("CartModule.CartRouter", .scoped, scope: "ShopInterface.Visit")
        app.use(.cart, in: "shop.CheckOut.run")
        return app
    }

    private static var outsideScope: AppSketch {
        var app = AppSketch("shop")
        app.declare(.cart)
        app.provide("CartModule.CartRouter", .cart)
        app.declare(scope: "ShopInterface.Visit")
        app.keep("CartModule.CartRouter", .scoped, scope: "ShopInterface.Visit")
        app.use(.cart, in: "shop.main")
        app.add { graph in
            graph.launchRequests = [
                .init(route: Key.cart.id, place: "main.swift", location: AppSketch.place("shop", "main", 12, 22))
            ]
        }
        return app
    }

    private static var unmatchedURL: AppSketch {
        var app = AppSketch()
        app.declare(.editor)
        app.provide("EditorModule.EditorRouter", .editor, urls: ["notes://note/:name"])
        app.add { graph in
            graph.urls = [
                .init(
                    .open, text: "notes://noet/Tea", module: "notes",
                    location: AppSketch.place("notes", "ShowCommand", 12, 22))
            ]
        }
        return app
    }

    private static var unknownIdentifier: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.provide("TimeModule.ClockRouter", .clock, identifiers: ["clock"])
        app.add { graph in
            graph.identifierRequests = [
                .init(
                    text: "clokc", isView: false, module: "notes",
                    location: AppSketch.place("notes", "ShowCommand", 12, 22))
            ]
        }
        return app
    }

    private static var lateRegistration: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.use(.clock, in: "notes.main")
        app.register(.clock, in: "notes")
        app.add { graph in
            graph.launch = [AppSketch.place("notes", "main", 12, 22), AppSketch.place("notes", "main", 20, 5)]
        }
        return app
    }

    // MARK: Boundaries

    private static var implementationImport: AppSketch {
        var app = notesWithClock
        app.provide("TimeModule.ClockRouter", .clock)
        app.add { graph in
            graph.crossings = [
                .init(
                    module: "NotesModule", implementation: "TimeModule",
                    location: AppSketch.place("NotesModule", "StoredNotes", 2))
            ]
        }
        return app
    }

    private static var providerNamed: AppSketch {
        var app = notesWithClock
        app.provide("TimeModule.ClockRouter", .clock)
        app.add { graph in
            graph.crossings = [
                .init(
                    module: "NotesModule", implementation: "TimeModule", provider: "TimeModule.ClockRouter",
                    location: AppSketch.place("NotesModule", "StoredNotes", 8, 17))
            ]
        }
        return app
    }

    // MARK: Objective-C

    private static func at(_ file: String, _ line: Int, _ column: Int) -> SourceLocation {
        SourceLocation(file: "Sources/\(file)", line: line, column: column)
    }

    private static var parentProtocol: AppSketch {
        var app = AppSketch()
        app.add { graph in
            graph.parentTypes = [
                .init(
                    key: "RoutableView<any EditorViewInput>", name: "EditorViewInput", parent: "EditorInput",
                    text: "strictConfiguring", module: "Notes", location: at("Notes/NoteListController.m", 14, 67))
            ]
        }
        return app
    }

    private static var unprovenRoute: AppSketch {
        var app = AppSketch()
        app.add { graph in
            graph.unresolved = [
                .init(
                    text: "[self registerViewProtocol:protocol]",
                    reason: "the protocol is not written as ZIKRoutable(…)", module: "Login",
                    location: at("Login/LoginRouter.m", 9, 5))
            ]
        }
        return app
    }

    private static var exclusiveConflict: AppSketch {
        var app = AppSketch()
        app.add { graph in
            graph.providers = [
                router("ClockRouter", in: "Time", at: 7, isExclusive: true),
                router("OtherClockRouter", in: "Other", at: 5),
            ]
        }
        return app
    }

    private static var providerWithoutDestination: AppSketch {
        var app = AppSketch()
        app.add { graph in
            var router = router("EmptyServiceRouter", in: "Time", at: 5)
            router.destinations = nil
            graph.providers = [router]
        }
        return app
    }

    private static func router(
        _ name: String, in module: String, at line: Int, isExclusive: Bool = false
    ) -> RouteGraph.Provider {
        let place = { (line: Int, column: Int) in at("\(module)/\(name).m", line, column) }
        return RouteGraph.Provider(
            id: "\(module).\(name)", name: name, module: module,
            identifiers: [.init(text: name, location: place(6, 5))],
            destinations: [
                .init(type: "Time.SystemClock", isExclusive: isExclusive, location: place(line, 5))
            ], registrations: [.init(module: module, form: .list, location: place(12, 17))], isView: false,
            location: place(3, 17))
    }
}
