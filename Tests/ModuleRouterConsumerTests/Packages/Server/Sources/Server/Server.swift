// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
import Logging
import ModuleRouter
import ModuleRouterServiceLifecycle
import ServiceLifecycle

protocol Database: Sendable { func read() -> String }

extension RoutableService where Protocol == any Database {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Says what happens to it.
struct PrintingDatabase: Database, ClosableDestination {
    init() { print("database opened") }
    func read() -> String { "row" }
    func close() async throws { print("database closed") }
}

struct DatabaseRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared(madeAtStart: true) }
    static var routes: RouteList<Self> { Provides(RoutableService<any Database>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> PrintingDatabase? { PrintingDatabase() }
}

/// Handles requests, each in a scope of its own, until it is asked to stop.
struct RequestService: Service {
    struct Request: ScopeValues { let number: Int }

    func run() async throws {
        for number in 1...2 {
            let scope = RouteScope(Request(number: number))
            let row = try Router.destination(for: RoutableService<any Database>(), in: scope).read()
            print("request \(scope.values.number) read \(row)")
            try await scope.close()
        }
        print("ready")
        fflush(nil)
        try await gracefulShutdown()
        print("stopped with", try Router.destination(for: RoutableService<any Database>()).read())
    }
}

@main struct Server {
    static func main() async throws {
        RouteRegistry.shared.register { DatabaseRouter.self }
        let group = ServiceGroup(
            services: [RouteRegistryService(), RequestService()], gracefulShutdownSignals: [.sigterm],
            logger: Logger(label: "Server") { _ in SwiftLogNoOpLogHandler() })
        try await group.run()
        print("ended")
    }
}
