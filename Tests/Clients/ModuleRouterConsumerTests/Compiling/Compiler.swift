// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Type-checks small programs against the modules that the tests were built with.
struct Compiler {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Makes a module that the programs checked afterwards can import. Tests with the same interface share one compilation.
    func emitModule(_ name: String, _ source: String) throws {
        let links = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
            .filter { $0.hasSuffix(".swiftmodule") }.sorted()
        let imported = try links.map {
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.appending(path: $0).path)
        }
        let key = [name, source] + imported
        let module = try Self.emitted[key] ?? emit(name, source)
        Self.emitted[key] = module
        for suffix in ["swiftmodule", "swiftsourceinfo"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appending(path: "\(name).\(suffix)"),
                withDestinationURL: module.url.appending(path: "\(name).\(suffix)"))
        }
    }

    /// Returns the folder of the compiled module.
    private func emit(_ name: String, _ source: String) throws -> TemporaryFolder {
        let module = try TemporaryFolder()
        let file = try module.makeFile("\(name).swift", source)
        _ = try Command.output(
            of: "swiftc",
            [
                "-emit-module", "-emit-module-path", module.url.appending(path: "\(name).swiftmodule").path,
                "-module-name", name,
            ] + arguments + BuiltProducts.macroArguments + [file.path])
        return module
    }

    // One test at a time uses it: `ConsumerTests` is serialized.
    private nonisolated(unsafe) static var emitted: [[String]: TemporaryFolder] = [:]

    /// Returns the compiler's diagnostics about a program, such as `line:column: error: text`; empty if there are none.
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

    /// Returns a diagnostic without its path, and without its position if it is in the library. Returns nil for quoted source.
    private func diagnostic(_ line: Substring) -> String? {
        let pattern = /(?<file>.+?):(?<position>\d+(:\d+)?): (?<text>(error|warning|note): .*)/
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        let file = URL(filePath: String(match.file))
        let source = file.deletingLastPathComponent().path
        guard source == folder.url.path || Self.emitted.values.contains(where: { $0.url.path == source }) else {
            return "\(file.lastPathComponent): \(match.text)"
        }
        let name = file.lastPathComponent == "Program.swift" ? "" : "\(file.lastPathComponent):"
        return "\(name)\(match.position): \(match.text)"
    }
}
