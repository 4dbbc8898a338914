// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteTables

protocol Meter: AnyObject, Sendable { var reading: String { get } }
protocol MeterModule: AnyObject {}
@MainActor protocol MeterViewInput: AnyObject {}
@MainActor protocol MeterViewModule: AnyObject {}

extension RoutableService where Protocol == any Meter {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Meter {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any MeterModule {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any MeterViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any MeterViewModule {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// The providers of the app, in the shared registry.
enum Production {
    private static let runs = Locked(0)

    /// The number of times that a provider of the app has run since the last reset.
    static var count: Int { runs.withLock { $0 } }

    /// Registers the providers, once.
    static let isRegistered: Bool = {
        RouteRegistry.shared.register {
            ProductionMeterRouter.self
            ProductionAsyncMeterRouter.self
            ProductionScreenRouter.self
        }
        RouteRegistry.shared.register(
            RoutableServiceModule<any MeterModule>(), makingConfiguration: { MeterConfiguration() }, as: { $0 }
        ) { _ in
            run()
            return ProductionMeter()
        }
        return true
    }()

    static func run() { runs.withLock { $0 += 1 } }

    static func reset() { runs.withLock { $0 = 0 } }
}

final class ProductionMeter: Meter {
    var reading: String { "production" }
}

final class StubMeter: Meter {
    var reading: String { "stub" }
}

final class MeterConfiguration: MeterModule {}

struct ProductionMeterRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Meter>()) { $0 }
        ProviderIdentifier("meter")
        URLPattern("meters://meter", by: .outside)
    }
    func makeDestination(with configuration: RouteConfiguration) -> ProductionMeter? {
        Production.run()
        return ProductionMeter()
    }
}

struct ProductionAsyncMeterRouter: AsyncServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableAsyncService<any Meter>()) { $0 } }
    func makeDestination() async throws -> ProductionMeter? {
        Production.run()
        return ProductionMeter()
    }
}

final class ProductionScreen: HeadlessScreen, MeterViewInput {}

struct ProductionScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any MeterViewInput>()) { $0 }
        ProviderIdentifier("meter screen")
        URLPattern("meters://screen", by: .outside)
    }
    func makeDestination(with configuration: RouteConfiguration) -> ProductionScreen? {
        Production.run()
        return ProductionScreen()
    }
}

struct StubMeterRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Meter>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> StubMeter? { StubMeter() }
}
