// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// The service of the original library's tests: an object with a title. It keeps its router, so that a leak shows.
protocol AServiceInput: AnyObject {
    var title: String? { get set }
    var router: AnyObject? { get set }
}

extension RoutableService where Protocol == any AServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class AService: AServiceInput {
    var title: String?
    var router: AnyObject?
    var log: [String] = []
}

struct Failing: Error, CustomStringConvertible {
    var description: String { "the provider was told to fail" }
}

/// Makes an `AService`, or fails if the test asks for it.
struct AServiceRouter: ServiceRouteProvider {
    enum Behaviour: Sendable { case succeeds, returnsNil, throwsError }

    @TaskLocal static var behaviour = Behaviour.succeeds

    static var routes: RouteList<Self> {
        Provides(RoutableService<any AServiceInput>()) { $0 }
        ProviderIdentifier("com.example.service.a")
    }

    func makeDestination(with configuration: RouteConfiguration) throws -> AService? {
        switch Self.behaviour {
        case .succeeds: break
        case .returnsNil: return nil
        case .throwsError: throw Failing()
        }
        let service = AService()
        service.title = configuration.looseParameters["title"] as? String
        return service
    }

    func prepare(_ destination: AService, with configuration: RouteConfiguration) {
        destination.log.append("provider prepares \(destination.title ?? "nothing")")
    }
}

/// Runs a body with a registry that holds these providers and adapters.
func with<Result>(
    @RegistrableListBuilder _ routes: () -> [any RouteRegistrable.Type], _ body: () throws -> Result
) rethrows -> Result {
    try RouteRegistry { routes() }.run(body)
}
