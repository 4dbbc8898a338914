// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouter

public final class SharedLaterService: SharedLater, PlainSharedLater {
    public let number = 1
}

@AutoRegister
public struct SharedLaterRouter: AsyncServiceRouteProvider {
    public static var lifetime: RouteLifetime { .shared }

    public static var routes: RouteList<Self> {
        Provides(RoutableAsyncService<any SharedLater>()) { $0 }
        Provides(RoutableAsyncService<any PlainSharedLater>()) { $0 }
    }

    public init() {}

    public func makeDestination() async throws -> SharedLaterService? { SharedLaterService() }
}
