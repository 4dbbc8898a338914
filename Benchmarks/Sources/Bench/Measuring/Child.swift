// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs this program in another process, for work that happens once per process or would disturb the current measurement.
enum Child {
    /// The path of this program.
    static var program: String {
        get throws {
            guard let path = Bundle.main.executablePath else { throw BenchError("the program does not find itself") }
            return path
        }
    }

    /// Returns the output of this program when run with the arguments.
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
