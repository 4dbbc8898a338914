// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Dispatch
import Logging
import ModuleRouter
import ModuleRouterServiceLifecycle
import ServiceLifecycle

protocol Pool: Sendable { func read() -> String }

extension RoutableAsyncService where Protocol == any Pool {
    init() { self.init(declaredProtocol: Protocol.self) }
}

#if canImport(Glibc)
let stream = Int32(SOCK_STREAM.rawValue)
#else
let stream = SOCK_STREAM
#endif

func say(_ text: String) {
    print(text)
    fflush(nil)
}

/// Reads a line without the C library's lock, which would block the exit during the read.
func nextInput() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
}

struct Refused: Error, CustomStringConvertible { let description = "the database refuses the password" }

/// A pool that opens step by step. Each line of standard input starts the next step.
struct SlowPool: Pool, ClosableDestination {
    init() async throws {
        for step in ["connecting", "migrating"] {
            say(step)
            let answer = await Self.nextLine()
            if answer == "fail" { throw Refused() }
            try Task.checkCancellation()
        }
        say("pool opened")
    }

    /// Waits for a line, or for the cancellation of the task.
    private static func nextLine() async -> String? {
        let (lines, line) = AsyncStream.makeStream(of: String?.self)
        DispatchQueue.global().async { line.yield(nextInput()) }
        return await lines.first { _ in true } ?? nil
    }

    func read() -> String { "row" }
    func close() async throws { say("pool closed") }
}

struct PoolRouter: AsyncServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared(madeAtStart: true) }
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Pool>()) { $0 } }
    func makeDestination() async throws -> SlowPool? { try await SlowPool() }
}

/// Answers `/health` with the state of the pool until the shutdown. Each request has its own scope.
struct HealthService: Service {
    struct Request: ScopeValues { let number: Int }

    let port: UInt16

    func run() async throws {
        let listener = socket(AF_INET, stream, 0)
        var enabled: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &enabled, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 && listen(listener, 8) == 0
            }
        }
        guard isBound else { throw Refused() }
        say("listening")
        // The shutdown wakes `accept`.
        try await withGracefulShutdownHandler {
            var number = 0
            while case let client = accept(listener, nil, nil), client >= 0 {
                number += 1
                let scope = RouteScope(Request(number: number))
                let pool = try await Router.destination(for: RoutableAsyncService<any Pool>(), in: scope)
                let answer = "HTTP/1.0 200 OK\r\n\r\n\(pool.read()) \(number)\n"
                _ = answer.withCString { write(client, $0, strlen($0)) }
                close(client)
                try await scope.close()
            }
        } onGracefulShutdown: {
            shutdown(listener, Int32(SHUT_RDWR))
        }
        close(listener)
        say(
            "server stopped, the pool reads \(try await Router.destination(for: RoutableAsyncService<any Pool>()).read())"
        )
    }
}

@main struct Server {
    static func main() async {
        RouteRegistry.shared.register { PoolRouter.self }
        let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 0
        await RouteRegistry.shared.runServices(
            ServiceGroupConfiguration(
                services: [HealthService(port: port)], gracefulShutdownSignals: [.sigterm],
                logger: Logger(label: "Server") { _ in SwiftLogNoOpLogHandler() }))
        say("ended")
    }
}
