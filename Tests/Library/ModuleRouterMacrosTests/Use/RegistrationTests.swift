// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouter
import Testing

struct RegistrationTests {
    @Test func aProviderIsFoundWithoutBeingNamed() throws {
        #expect(try Router.destination(for: RoutableService<any Clock>()).name == "system")
    }

    @Test func aPrivateProviderNestedInAnotherTypeIsFound() throws {
        #expect(try Router.destination(for: RoutableService<any Lamp>()).isLit)
    }

    @Test func aClassIsFoundAsAProvider() throws {
        #expect(try Router.destination(for: RoutableService<any Bell>()).sound == "ding")
    }

    @Test func aConformanceInAnExtensionIsFound() throws {
        #expect(try Router.destination(for: RoutableService<any Scale>()).weight == 1)
    }

    @Test func anAdapterIsFoundWithoutBeingNamed() throws {
        #expect(try Router.destination(for: RoutableService<any RequiredClock>()).title == "adapted system")
    }

    @Test func anAdapterThatIsAnOpenClassIsFound() throws {
        #expect(try Router.destination(for: RoutableService<any RequiredLamp>()).title == "lamp")
    }
}

// MARK: Nested

protocol Lamp: Sendable {
    var isLit: Bool { get }
}

@Routable internal extension RoutableService where Protocol == any Lamp {}

enum Room {
    struct Ceiling {
        struct LitLamp: Lamp {
            let isLit = true
        }

        @AutoRegister
        private struct LampRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> { Provides(RoutableService<any Lamp>()) { $0 } }
            // A helper with the name of a requirement of asynchronous providers.
            private func makeDestination() -> LitLamp { LitLamp() }
            func makeDestination(with configuration: RouteConfiguration) -> LitLamp? { makeDestination() }
        }
    }
}

// MARK: A class

protocol Bell: Sendable {
    var sound: String { get }
}

@Routable internal extension RoutableService where Protocol == any Bell {}

struct BrassBell: Bell {
    let sound = "ding"
}

@AutoRegister
final class BellRouter: ServiceRouteProvider {
    static var routes: RouteList<BellRouter> { Provides(RoutableService<any Bell>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> BrassBell? { BrassBell() }
}

// MARK: A conformance in an extension

protocol Scale: Sendable {
    var weight: Int { get }
}

@Routable internal extension RoutableService where Protocol == any Scale {}

struct KitchenScale: Scale {
    let weight = 1
}

@AutoRegister
struct ScaleRouter {}

extension ScaleRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Scale>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> KitchenScale? { KitchenScale() }
}

// MARK: Adapters

protocol RequiredClock {
    var title: String { get }
}

@Routable internal extension RoutableService where Protocol == any RequiredClock {}

struct ClockProxy: RequiredClock {
    let title: String
}

@AutoRegister
enum ClockAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any RequiredClock>(), to: RoutableService<any Clock>()) {
            ClockProxy(title: "adapted \($0.name)")
        }
    }
}

protocol RequiredLamp {
    var title: String { get }
}

@Routable internal extension RoutableService where Protocol == any RequiredLamp {}

struct LampProxy: RequiredLamp {
    let title = "lamp"
}

enum House {
    @AutoRegister
    final class LampAdapter: RouteAdapter {
        static var routes: RouteList<LampAdapter> {
            Adapts(RoutableService<any RequiredLamp>(), to: RoutableService<any Lamp>()) { _ in LampProxy() }
        }
    }
}
#endif
