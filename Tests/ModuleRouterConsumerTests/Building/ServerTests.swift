// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// A server with swift-service-lifecycle, as a process that receives a signal.
    @Suite(.timeLimit(.minutes(60)))
    struct ServerTests {
        @Test func aSignalEndsTheServicesBeforeTheDestinations() throws {
            let products = try ConsumerPackage("Server", scratch: "server").build(.debug)
            let process = Process()
            let output = Pipe()
            process.executableURL = products.appending(path: "Server")
            process.standardOutput = output
            try process.run()
            var text = ""
            while !text.contains("ready\n") {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                text += String(decoding: data, as: UTF8.self)
            }
            process.terminate()
            text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(
                text == """
                    database opened
                    request 1 read row
                    request 2 read row
                    ready
                    stopped with row
                    database closed
                    ended

                    """)
            #expect(process.terminationStatus == 0)
        }
    }
}
