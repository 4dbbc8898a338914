// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation

/// The command that creates the first files of a route.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes the first files of a new route: an interface, a provider and a test.",
        discussion: "Overwrites no file: if one of them exists, writes none.",
        subcommands: [View.self, Service.self, Adapter.self])

    struct Options: ParsableArguments {
        @Option(help: "The folder that has, or gets, the folders Sources and Tests.", completion: .directory)
        var into = "."

        @Flag(inversion: .prefixedNo, help: "Declare and register with macros, or in plain Swift.")
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
            abstract: "A screen, and the protocol by which others talk to it.")

        @Argument(help: "The name of the screen, as in Login.") var name: SwiftName
        @Option(help: "The module, without Interface or Module at its end; named after the screen if left out.")
        var module: SwiftName?
        @OptionGroup var options: Options

        func run() throws {
            try NewRoute.view(name, module: module ?? name, style: options.style).create()
        }
    }

    struct Service: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "A service, and the protocol by which others use it.")

        @Argument(help: "The name of the protocol, as in Clock.") var name: SwiftName
        @Option(help: "The module, without Interface or Module at its end; named after the service if left out.")
        var module: SwiftName?
        @OptionGroup var options: Options

        func run() throws {
            try NewRoute.service(name, module: module ?? name, style: options.style).create()
        }
    }

    struct Adapter: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "A required protocol, and the adapter that joins it to a provided one.")

        @Argument(help: "The name of the required protocol, as in NotesRequiredClock.") var name: SwiftName
        @Option(help: "The protocol that is provided, as in Clock.") var to: SwiftName
        @Option(help: "The module that declares the provided protocol; its name and Interface if left out.")
        var from: SwiftName?
        @Option(help: "The module that requires it, without Interface at its end.") var module: SwiftName
        @Option(help: "The module of the app, which joins the two.") var app: SwiftName = SwiftName(argument: "App")!
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

            Package.swift needs these targets, where it does not have them yet:

            \(indented.joined(separator: "\n"))

            \(advice.joined(separator: "\n"))

            """)
    }
}
#endif
