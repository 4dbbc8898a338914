// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import ModuleRouter

public final class NumberedService: Numbered {
    public let number: Int

    public init(number: Int) { self.number = number }
}

@AutoRegister
struct NumberedMakerRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<NumberedMaker>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NumberedMaker? {
        { NumberedService(number: $0) }
    }
}

@AutoRegister
struct PlainMakerRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<PlainMaker>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> PlainMaker? {
        PlainMaker { NumberedService(number: $0) }
    }
}

public final class NumberedConfiguration: NumberedModule, PlainNumberedModule {
    public var number = 0

    public init() {}
}

@AutoRegister
struct NumberedModuleRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any NumberedModule>()) { $0 }
        Provides(RoutableServiceModule<any PlainNumberedModule>()) { $0 }
    }

    static func makeConfiguration() -> NumberedConfiguration { NumberedConfiguration() }

    func makeDestination(with configuration: NumberedConfiguration) -> NumberedService? {
        NumberedService(number: configuration.number)
    }
}

public final class KeptNumberedConfiguration: KeptNumberedModule, PlainKeptNumberedModule {
    public var number = 0

    public init() {}
}

@AutoRegister
struct KeptNumberedRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.number) }
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any KeptNumberedModule>()) { $0 }
        Provides(RoutableServiceModule<any PlainKeptNumberedModule>()) { $0 }
    }

    static func makeConfiguration() -> KeptNumberedConfiguration { KeptNumberedConfiguration() }

    func makeDestination(with configuration: KeptNumberedConfiguration) -> NumberedService? {
        NumberedService(number: configuration.number)
    }
}
