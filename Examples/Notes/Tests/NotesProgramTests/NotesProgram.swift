// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The built program, run on a folder of its own.
final class NotesProgram {
    /// What a run of the program left behind.
    struct Outcome: Equatable {
        var code: Int32
        var output = ""
        var errors = ""
    }

    /// Where the program runs.
    let folder: URL

    init() throws {
        // Without symbolic links, since messages name it.
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "notes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The program stands beside the tests.
    static let path: String = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
        return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "notes")
            .path
    }()

    // MARK: Running

    /// - Parameter input: What the program reads from its standard input.
    func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(Self.path, arguments, environment, input)
    }

    /// Runs a line of shell, in which `$notes` is the program.
    func shell(_ line: String) throws -> Outcome {
        try run("/bin/sh", ["-c", line], ["notes": Self.path])
    }

    private func run(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ input: String = ""
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // As in a release build: errors that the program shows itself are not written too.
        process.environment = ["PATH": "/usr/bin:/bin", "MODULE_ROUTER_QUIET": "1"].merging(environment) { $1 }
        // Files, not pipes: those might fill up.
        let results = FileManager.default.temporaryDirectory.appending(path: "notes-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: results) }
        let files = try ["output", "errors"].map { name in
            let file = results.appending(path: name)
            try Data().write(to: file)
            return (url: file, handle: try FileHandle(forWritingTo: file))
        }
        let script = results.appending(path: "input")
        try Data(input.utf8).write(to: script)
        process.standardInput = try FileHandle(forReadingFrom: script)
        process.standardOutput = files[0].handle
        process.standardError = files[1].handle
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[0].url), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[1].url), as: UTF8.self))
    }

    // MARK: Files

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a file, with the folders above it.
    func write(_ data: Data, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_600_000_000)], ofItemAtPath: file.path)
    }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path, withDestinationPath: destination)
    }

    func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    }

    /// The files in a folder, hidden or not.
    func files(in path: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.appending(path: path).path)?.compactMap {
            $0 as? String
        }
        return (all ?? []).filter { name in
            let values = try? folder.appending(path: "\(path)/\(name)").resourceValues(forKeys: [.isDirectoryKey])
            return values?.isDirectory != true
        }.sorted()
    }
}
