// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation

/// The command that creates the first files of a route.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the first files of a new route: an interface, a provider and a test.",
        discussion: "If one of the files exists, writes none.",
        subcommands: [View.self, Service.self, Adapter.self])

    struct Options: ParsableArguments {
        @Option(
            help: "The folder that contains the folders Sources and Tests, which are made if they do not exist.",
            completion: .directory)
        var into = "."

        @Flag(inversion: .prefixedNo, help: "Use macros or plain Swift for declarations and registrations.")
        var macros = true

        var style: NewRoute.Style {
            let manifest = try? String(contentsOfFile: into.appendingPath("Package.swift"), encoding: .utf8)
            return NewRoute.Style(
                folder: into, usesMacros: macros,
                importsAreInternal: manifest?.contains("InternalImportsByDefault") == true)
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
            try NewRoute.view(name, module: module ?? name, style: options.style).create()
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
            try NewRoute.service(name, module: module ?? name, style: options.style).create()
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
            let adaptation = NewRoute.Adaptation(
                name: "\(name)", module: "\(module)", adaptee: "\(to)",
                interface: from.map { "\($0)" } ?? "\(to)Interface",
                app: "\(app)", isView: view)
            try NewRoute.adapter(adaptation, style: options.style).create()
        }
    }
}

extension NewRoute {
    /// Writes the files, and prints their paths and the next steps.
    fileprivate func create() throws {
        try files.create()
        let indented = targets.map { "    " + $0 }
        Stream.output.write(
            """
            \(files.map { "Wrote \($0.path)" }.joined(separator: "\n"))

            Add these targets to Package.swift, unless it already contains them:

            \(indented.joined(separator: "\n"))

            \(advice.joined(separator: "\n"))

            """)
    }
}
#endif
