// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
public import ModuleRouter
import ModuleRouter

@MainActor public final class MainActorService: OfMainActor, PlainOfMainActor {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
public struct MainActorRouter: MainActorServiceRouteProvider {
    public static var routes: RouteList<Self> {
        Provides(RoutableService<any OfMainActor>()) { $0 }
        Provides(RoutableService<any PlainOfMainActor>()) { $0 }
    }

    public init() {}

    public func makeDestination(with configuration: RouteConfiguration) -> MainActorService? {
        MainActorService(number: 1)
    }
}
