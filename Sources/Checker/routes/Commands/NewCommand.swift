// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import RouteGraph

/// The command that creates the first files of an app or a route.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the first files of a new app, or of a new route: an interface, a provider and a test.",
        discussion: "If one of the files exists, writes none.",
        subcommands: [App.self, View.self, Service.self, Adapter.self])

    struct Options: ParsableArguments {
        @Option(
            help: "The folder that contains the folders Sources and Tests, which are made if they do not exist.",
            completion: .directory)
        var into = "."

        @Flag(inversion: .prefixedNo, help: "Use macros or plain Swift for declarations and registrations.")
        var macros = true

        var style: NewRoute.Style {
            NewRoute.Style(folder: into, usesMacros: macros, manifest: ManifestText(in: into))
        }
    }

    struct App: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "A package with an app, an interface, a module that provides it, and tests.",
            discussion: """
                Writes the package into a new folder with the name of the app. Its tests pass. The app has the plugin RouteCheck, \
                which checks its routes in each build.
                """)

        @Argument(help: "The name of the app, such as Shop.") var name: SwiftName
        @Option(help: "The folder in which to make the folder of the package.", completion: .directory)
        var into = "."
        @Option(
            help:
                "The clone of swift-module-router to depend on, by default a folder of this name beside the package. A relative path begins at the current folder.",
            completion: .directory)
        var path: String?
        @Flag(help: "Add a screen, and a test that shows it in a window without a UI toolkit.") var screen = false

        func run() throws {
            let folder = into.appendingPath("\(name)").normalizedPath
            let library = try path.map { try NewApp.Library(clone: $0, from: folder) } ?? NewApp.Library()
            let app = try NewApp(name: name, library: library, hasScreen: screen)
            try app.create(in: folder)
            let written = app.files(in: folder).map { "Wrote \($0.path)" }.joined(separator: "\n")
            Stream.output.write(([written] + app.steps(in: folder)).joined(separator: "\n\n") + "\n")
        }
    }

    struct View: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "A screen and its protocol.")

        @Argument(help: "The name of the screen, such as Login.") var name: SwiftName
        @Option(
            help: "The name of the module without the suffix Interface or Module. Defaults to the name of the screen.")
        var module: SwiftName?
        @OptionGroup var options: Options

        func run() throws {
            let style = options.style
            try NewRoute.view(name, module: module ?? name, style: style).create(for: style.manifest)
        }
    }

    struct Service: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "A service and its protocol.")

        @Argument(help: "The name of the protocol, such as Clock.") var name: SwiftName
        @Option(
            help: "The name of the module without the suffix Interface or Module. Defaults to the name of the service.")
        var module: SwiftName?
        @OptionGroup var options: Options

        func run() throws {
            let style = options.style
            try NewRoute.service(name, module: module ?? name, style: style).create(for: style.manifest)
        }
    }

    struct Adapter: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "A required protocol and the adapter that leads from it to a provided protocol.")

        @Argument(help: "The name of the required protocol, such as NotesRequiredClock.") var name: SwiftName
        @Option(help: "The provided protocol, such as Clock.") var to: SwiftName
        @Option(
            help:
                "The module that declares the provided protocol. Defaults to the protocol's name with the suffix Interface."
        )
        var from: SwiftName?
        @Option(help: "The module that requires it, without the suffix Interface.") var module: SwiftName
        @Option(help: "The module of the app, which contains the adapter.") var app: SwiftName = SwiftName(
            argument: "App")!
        @Flag(help: "Both are views.") var view = false
        @OptionGroup var options: Options

        func run() throws {
            let style = options.style
            let interface = from.map { "\($0)" } ?? "\(to)Interface"
            let adaptee = KeyReference(view ? .view : .service, .named("\(to)"))
            let adaptation = NewRoute.Adaptation(
                name: "\(name)", module: "\(module)", key: name.asShortKey(orEndingWith: view ? "View" : "Service"),
                adaptee: "\(to)",
                adapteeKey: try DeclaredShortKeys(in: style.path("Sources/\(interface)")).name(of: adaptee),
                interface: interface, app: "\(app)", isView: view)
            try NewRoute.adapter(adaptation, style: style).create(for: style.manifest)
        }
    }
}

extension NewRoute {
    /// Writes the files, and prints their paths and the next steps.
    fileprivate func create(for manifest: ManifestText?) throws {
        try files.create()
        let written = files.map { "Wrote \($0.path)" }.joined(separator: "\n")
        Stream.output.write(([written] + steps(for: manifest) + advice).joined(separator: "\n\n") + "\n")
    }
}
#endif
