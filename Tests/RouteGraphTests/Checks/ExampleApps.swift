// SPDX-License-Identifier: Apache-2.0

import RouteGraph

/// For each check, an app with that fault: the one that the documentation and `routes explain` show.
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
        case .exclusiveConflict, .destinationNotConforming, .configurationNotConforming, .providerWithoutDestination,
            .lateRegistration, .duplicateLibrary:
            nil
        }
    }

    /// The notes, provided and used, and a clock, declared and used.
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

    private static var unusedDeclaration: AppSketch {
        var app = AppSketch()
        app.declare(.clock)
        app.declare(.timer)
        app.provide("TimeModule.ClockRouter", .clock, .timer)
        app.use(.clock, in: "notes.ShowCommand.run")
        return app
    }
}
