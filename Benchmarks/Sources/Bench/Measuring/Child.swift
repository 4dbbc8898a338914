// SPDX-License-Identifier: Apache-2.0

import Foundation

/// This program in another process: for what happens once in a process, or would disturb what is measured in this one.
enum Child {
    /// Where this program is.
    static var program: String {
        get throws {
            guard let path = Bundle.main.executablePath else { throw BenchError("the program does not find itself") }
            return path
        }
    }

    /// What this program writes when it is run with some arguments.
    static func output(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw BenchError("\(arguments) has failed") }
        return data
    }
}
