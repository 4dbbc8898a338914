// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that has ended.
struct Command {
    let output: String
    let errors: String
    let status: Int32

    /// - Parameter program: A path, or a name that is looked up in `PATH`.
    init(_ program: String, _ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let outputFile = try folder.makeFile("output")
        let errorFile = try folder.makeFile("errors")
        #if os(macOS) || os(Linux)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.environment = try ProcessInfo.processInfo.environment.merging(
            ["TMPDIR": BuiltProducts.temporaryFolder().path]
        ) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        try process.run()
        process.waitUntilExit()
        output = try String(contentsOf: outputFile, encoding: .utf8)
        errors = try String(contentsOf: errorFile, encoding: .utf8)
        status = process.terminationStatus
        #else
        throw Failure(description: "programs do not run here")
        #endif
    }

    /// The output of a program that has to succeed.
    static func output(of program: String, _ arguments: [String]) throws -> String {
        let command = try Command(program, arguments)
        guard command.status == 0 else {
            throw Failure(description: ([program] + arguments).joined(separator: " ") + "\n\(command)")
        }
        return command.output
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

extension Command: CustomStringConvertible {
    var description: String { "exited with \(status)\n\(output)\(errors)" }
}
