// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program of a client in the folder `Packages`, and its modules. It uses the library that the tests were built with.
struct ClientProgram {
    private let name: String
    private let modules: [String]
    private let program: String
    private let libraries: [String]

    /// - Parameters:
    ///   - name: The name of the folder.
    ///   - modules: The files of the modules, in the order of their imports. The module of a file has the names of the folder and the file.
    ///   - program: The file of the program.
    ///   - libraries: The modules of the library besides `ModuleRouter`.
    init(_ name: String, modules: [String], program: String, libraries: [String]) {
        self.name = name
        self.modules = modules
        self.program = program
        self.libraries = libraries
    }

    /// Compiles the program with the settings of a client, and returns its output.
    func output(_ mode: ConsumerTests.ClientModeTests.Mode) throws -> String {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Packages/\(name)")
            .standardized
        func source(_ name: String) -> String { sources.appending(path: "\(name).swift").path }
        func built(_ name: String) -> String { folder.url.appending(path: name).path }
        let flags =
            mode.flags + ["-strict-memory-safety", "-warnings-as-errors", "-DDEBUG", "-I", folder.url.path]
            + BuiltProducts.compilerArguments + Self.macros
        for module in modules {
            _ = try Command.output(
                of: "swiftc",
                flags + [
                    "-parse-as-library", "-wmo", "-module-name", name + module, "-emit-module", "-emit-module-path",
                    built("\(name)\(module).swiftmodule"), "-c", "-o", built("\(module).o"), source(module),
                ])
        }
        _ = try Command.output(
            of: "swiftc",
            flags + (program == "main" ? [] : ["-parse-as-library"])
                + ["-module-name", "Client", "-o", built("client"), source(program)] + modules.map { built("\($0).o") }
                + (try BuiltProducts.objects(of: ["CModuleRouter", "RouteVocabulary", "ModuleRouter"] + libraries)))
        return try Command.output(of: built("client"), [])
    }

    #if Macros
    private static let macros = ["-DMacros"] + BuiltProducts.macroArguments
    #else
    private static let macros: [String] = []
    #endif
}
