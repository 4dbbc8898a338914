// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterViews
import Testing

/// Shorter forms of `makeDestination` work with `@AutoRegister`.
struct MakeDestinationTests {
    @Test func destinationNeedNotBeOptional() throws {
        #expect(try Router.destination(for: RoutableService<any Whistle>()).sound == "tweet")
    }

    @Test func configurationMayBeOmitted() throws {
        #expect(try Router.destination(for: RoutableService<any Horn>()).sound == "honk")
    }

    @Test func configurationAndOptionalMayBeOmittedWithACustomConfiguration() throws {
        let drum = try Router.destination(for: RoutableServiceModule<any DrumInput>()) { $0.size = 3 }
        #expect(drum is Drum)
    }

    @Test func asynchronousDestinationNeedNotBeOptional() async throws {
        #expect(try await Router.destination(for: RoutableAsyncService<any Whistle>()).sound == "late tweet")
    }

    @Test @MainActor func aServiceOfTheMainActor() throws {
        #expect(try Router.destination(for: RoutableService<any Gong>()).hits == 1)
    }

    @Test @MainActor func viewNeedNotBeOptional() throws {
        #expect(try Router.destination(for: RoutableView<any StageInput>()).title == "stage")
    }

    @Test @MainActor func viewMayOmitTheConfiguration() throws {
        #expect(try Router.destination(for: RoutableView<any CurtainInput>()).title == "curtain")
    }
}

protocol Whistle: Sendable { var sound: String { get } }
protocol Horn: Sendable { var sound: String { get } }
protocol DrumInput: AnyObject { var size: Int { get set } }
@MainActor protocol Gong: Sendable { var hits: Int { get } }
@MainActor protocol StageInput: AnyObject { var title: String { get } }
@MainActor protocol CurtainInput: AnyObject { var title: String { get } }

@Routable internal extension RoutableService where Protocol == any Whistle {}
@Routable internal extension RoutableAsyncService where Protocol == any Whistle {}
@Routable internal extension RoutableService where Protocol == any Horn {}
@Routable internal extension RoutableServiceModule where Protocol == any DrumInput {}
@Routable @MainActor internal extension RoutableService where Protocol == any Gong {}
@Routable internal extension RoutableView where Protocol == any StageInput {}
@Routable internal extension RoutableView where Protocol == any CurtainInput {}

struct Instrument: Whistle, Horn { let sound: String }
struct Drum {}
final class DrumConfiguration: DrumInput { var size = 0 }
@MainActor final class BronzeGong: Gong {
    let hits: Int
    init(hits: Int) { self.hits = hits }
}
@MainActor final class Screen: StageInput, CurtainInput {
    let title: String
    init(_ title: String) { self.title = title }
}

@AutoRegister
struct WhistleRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Whistle>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Instrument { Instrument(sound: "tweet") }
}

@AutoRegister
struct LateWhistleRouter: AsyncServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Whistle>()) { $0 } }
    func makeDestination() async -> Instrument { Instrument(sound: "late tweet") }
}

@AutoRegister
struct HornRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Horn>()) { $0 } }
    func makeDestination() -> Instrument? { Instrument(sound: "honk") }
}

@AutoRegister
struct DrumRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any DrumInput>()) { $0 } }
    static func makeConfiguration() -> DrumConfiguration { DrumConfiguration() }
    func makeDestination() throws -> Drum { Drum() }
}

@AutoRegister
struct GongRouter: MainActorServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Gong>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> BronzeGong { BronzeGong(hits: 1) }
}

@AutoRegister
struct StageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any StageInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Screen { Screen("stage") }
}

@AutoRegister
struct CurtainRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any CurtainInput>()) { $0 } }
    @MainActor func makeDestination() -> Screen { Screen("curtain") }
}
#endif
