// SPDX-License-Identifier: Apache-2.0

import ZRouter

/// The behaviour of the routers in a test.
enum TestConfig {
    @TaskLocal static var behaviour = Behaviour()

    final class Behaviour: @unchecked Sendable {  // Only one test uses it, on one thread.
        var routeShouldFail = false
        /// Destinations that the test needs until its end. They keep their routers, which keep the test's handlers. So the trait
        /// keeps the destinations and releases them at the end.
        var kept: [Any] = []
    }

    static var routeShouldFail: Bool {
        get { behaviour.routeShouldFail }
        set { behaviour.routeShouldFail = newValue }
    }
}

protocol AServiceInput: AnyObject {
    var title: String? { get set }
}

extension RoutableService where Protocol == AServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class AService: AServiceInput {
    var title: String?
    /// A strong reference, so that a leak is visible.
    var router: Any?
}

extension AService: ZIKRoutableService {}

class AServiceRouter: ZIKServiceRouter<AService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(AService.self)
        register(RoutableService<AServiceInput>())
        registerIdentifier("com.example.service.a")
    }

    override func destination(with configuration: PerformRouteConfig) -> AService? {
        if TestConfig.routeShouldFail { return nil }
        return AService()
    }

    override func prepareDestination(_ destination: AService, configuration: PerformRouteConfig) {
        destination.router = self
    }
}

// MARK: The same with a module protocol

protocol AServiceModuleInput: AnyObject {
    var title: String? { get set }
    func makeDestinationCompletion(_ block: @escaping (AServiceInput) -> Void)
}

extension RoutableServiceModule where Protocol == AServiceModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class AServiceModuleConfiguration: PerformRouteConfig, AServiceModuleInput {
    var title: String?
    var completion: ((AServiceInput) -> Void)?

    func makeDestinationCompletion(_ block: @escaping (AServiceInput) -> Void) { completion = block }
}

class AServiceModuleRouter: ZIKServiceRouter<AService, AServiceModuleConfiguration> {
    override class func registerRoutableDestination() {
        registerService(AService.self)
        register(RoutableServiceModule<AServiceModuleInput>())
    }

    override class func defaultRouteConfiguration() -> AServiceModuleConfiguration { AServiceModuleConfiguration() }

    override func destination(with configuration: AServiceModuleConfiguration) -> AService? {
        if TestConfig.routeShouldFail { return nil }
        let service = AService()
        service.title = configuration.title
        return service
    }

    override func didFinishPrepareDestination(_ destination: AService, configuration: AServiceModuleConfiguration) {
        configuration.completion?(destination)
    }
}
