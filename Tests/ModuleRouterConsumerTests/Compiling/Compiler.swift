// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Type-checks small programs against the modules that the tests were built with.
struct Compiler {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Makes a module that the programs checked afterwards can import.
    func emitModule(_ name: String, _ source: String) throws {
        let file = try folder.makeFile("\(name).swift", source)
        let module = folder.url.appending(path: "\(name).swiftmodule")
        _ = try Command.output(
            of: "swiftc",
            ["-emit-module", "-emit-module-path", module.path, "-module-name", name] + arguments
                + BuiltProducts.macroArguments + [file.path])
    }

    /// What the compiler says about a program: `line:column: error: text` and the like, empty if it has nothing to say.
    func diagnostics(of source: String, flags: [String] = []) throws -> String {
        let file = try folder.makeFile("Program.swift", source)
        let command = try Command(
            "swiftc", ["-typecheck", "-module-name", "Program"] + arguments + flags + [file.path])
        let diagnostics = command.errors.split(separator: "\n").compactMap(diagnostic)
        return diagnostics.isEmpty ? command.errors : diagnostics.joined(separator: "\n")
    }

    private var arguments: [String] {
        ["-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
            + ["-I", folder.url.path] + BuiltProducts.compilerArguments
    }

    /// A diagnostic without its path, and without its position if that is in the library; nil for quoted source.
    private func diagnostic(_ line: Substring) -> String? {
        let pattern = /(?<file>.+?):(?<position>\d+(:\d+)?): (?<text>(error|warning|note): .*)/
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        let file = URL(filePath: String(match.file))
        guard file.deletingLastPathComponent().path == folder.url.path else {
            return "\(file.lastPathComponent): \(match.text)"
        }
        let name = file.lastPathComponent == "Program.swift" ? "" : "\(file.lastPathComponent):"
        return "\(name)\(match.position): \(match.text)"
    }
}
