// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Archive: AnyObject, Sendable {}

@Routable extension RoutableAsyncService where Protocol == any Archive {}

/// A type of another module.
public final class ConnectionPool: Sendable {
    func shutDown() async throws { print("shut down") }
}

public protocol Connections: Sendable {}

extension ConnectionPool: Connections {}

@Routable extension RoutableService where Protocol == any Connections {}

// snippet.foreign
@AutoRegister
struct PoolRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared.closing { try await $0.shutDown() } }
    static var routes: RouteList<Self> { Provides(RoutableService<any Connections>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ConnectionPool? { ConnectionPool() }
}
// snippet.end

// snippet.closing
@Provider(of: RoutableAsyncService<any Archive>.self, lifetime: .shared(madeAtStart: true))
final class TapeArchive: Archive, ClosableDestination {
    init() async throws { print("wound") }
    func close() async throws { print("rewound") }
}

try await RouteRegistry.shared.start()  // → wound
try await RouteRegistry.shared.close(within: .seconds(5))  // → rewound
// snippet.end
