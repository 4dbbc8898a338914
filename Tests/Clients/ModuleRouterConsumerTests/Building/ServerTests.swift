// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

#if canImport(Glibc)
import Glibc

private let stream = Int32(SOCK_STREAM.rawValue)
#else
private let stream = SOCK_STREAM
#endif

extension ConsumerTests {
    /// A server with swift-service-lifecycle, which runs in its own process and receives requests and a signal.
    @Suite
    struct ServerTests {
        /// A running server. Each line of its input advances its pool by one step.
        private final class RunningServer {
            private let process = Process()
            private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
            private(set) var text = ""
            let port: UInt16

            init() throws {
                let products = try ConsumerPackage("Server", scratch: "server").build(.debug)
                port = try Self.freePort()
                process.executableURL = products.appending(path: "Server")
                process.arguments = ["\(port)"]
                process.standardInput = input
                process.standardOutput = output
                process.standardError = errors
                try process.run()
            }

            func write(_ line: String) { input.fileHandleForWriting.write(Data("\(line)\n".utf8)) }

            /// Reads the output until it contains a line.
            func read(until line: String) {
                while !text.contains("\(line)\n") {
                    let data = output.fileHandleForReading.availableData
                    if data.isEmpty { break }
                    text += String(decoding: data, as: UTF8.self)
                }
            }

            func terminate() { process.terminate() }

            /// Waits for the end. Returns the status and the text of standard error.
            func end() -> (status: Int32, errors: String) {
                text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                let errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                #expect(process.terminationReason == .exit)
                return (process.terminationStatus, errors)
            }

            /// The answer to a request; nil if the connection is refused.
            func health() -> String? {
                let client = socket(AF_INET, stream, 0)
                defer { close(client) }
                guard Self.with(port, { connect(client, $0, $1) }) == 0 else { return nil }
                var answer = Data()
                var buffer = [UInt8](repeating: 0, count: 1_024)
                while case let count = recv(client, &buffer, buffer.count, 0), count > 0 { answer += buffer[..<count] }
                return String(decoding: answer, as: UTF8.self)
            }

            /// Returns a port that no process listens on.
            private static func freePort() throws -> UInt16 {
                let probe = socket(AF_INET, stream, 0)
                defer { close(probe) }
                try #require(with(0) { bind(probe, $0, $1) } == 0)
                var address = sockaddr_in()
                var size = socklen_t(MemoryLayout<sockaddr_in>.size)
                let result = withUnsafeMutablePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(probe, $0, &size) }
                }
                try #require(result == 0)
                return UInt16(bigEndian: address.sin_port)
            }

            private static func with(
                _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
            ) -> Int32 {
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = port.bigEndian
                address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
                return withUnsafePointer(to: &address) { address in
                    address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
                    }
                }
            }
        }

        @Test func serverListensWhileTheDestinationsAreOpen() throws {
            let server = try RunningServer()
            server.read(until: "connecting")
            #expect(server.health() == nil)
            server.write("go on")
            server.read(until: "migrating")
            #expect(server.health() == nil)
            server.write("go on")
            server.read(until: "listening")
            #expect(server.health() == "HTTP/1.0 200 OK\r\n\r\nrow 1\n")
            #expect(server.health() == "HTTP/1.0 200 OK\r\n\r\nrow 2\n")
            server.terminate()
            let (status, errors) = server.end()
            #expect(
                server.text == """
                    connecting
                    migrating
                    pool opened
                    listening
                    server stopped, the pool reads row
                    pool closed
                    ended

                    """)
            #expect(status == 0)
            #expect(errors == "")
        }

        @Test func failedStartExitsWithItsText() throws {
            let server = try RunningServer()
            server.read(until: "connecting")
            server.write("fail")
            let (status, errors) = server.end()
            #expect(server.text == "connecting\n")
            #expect(status == 1)
            #expect(errors.contains("the database refuses the password"))
            #expect(errors.contains("RoutableAsyncService<any Pool>"))
            // No trap and no backtrace.
            #expect(!errors.contains("Fatal error"))
            #expect(!errors.contains("Thread"))
            #expect(errors.split(separator: "\n").count < 5)
        }

        @Test func signalDuringTheStartEndsTheProgram() throws {
            let server = try RunningServer()
            server.read(until: "connecting")
            server.terminate()
            let (status, errors) = server.end()
            #expect(server.text == "connecting\nended\n")
            #expect(status == 0)
            #expect(errors == "")
        }
    }
}
