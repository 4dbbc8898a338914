// SPDX-License-Identifier: Apache-2.0

package import ModuleRouter
import RouteTables

/// The service of the original library's tests: an object with a title. It keeps its router, so that a leak shows.
package protocol AServiceInput: AnyObject {
    var title: String? { get set }
    var router: AnyObject? { get set }
}

extension RoutableService where Protocol == any AServiceInput {
    package init() { self.init(declaredProtocol: Protocol.self) }
}

package final class AService: AServiceInput {
    package var title: String?
    package var router: AnyObject?
    package var log: [String] = []

    package init() {}
}

/// The title that a performer chooses.
private struct ChosenTitle: Sendable {
    let title: String
}

extension RouteConfiguration {
    package var title: String? {
        get { self[ChosenTitle.self]?.title }
        set { self[ChosenTitle.self] = newValue.map { ChosenTitle(title: $0) } }
    }
}

package struct Failing: Error, CustomStringConvertible {
    package init() {}

    package var description: String { "the provider was told to fail" }
}

/// Makes an `AService`, or fails if the test asks for it.
package struct AServiceRouter: ServiceRouteProvider {
    package enum Behaviour: Sendable { case succeeds, returnsNil, throwsError }

    package init() {}

    @TaskLocal package static var behaviour = Behaviour.succeeds

    package static var routes: RouteList<Self> {
        Provides(RoutableService<any AServiceInput>()) { $0 }
        ProviderIdentifier("com.example.service.a")
    }

    package func makeDestination(with configuration: RouteConfiguration) throws -> AService? {
        switch Self.behaviour {
        case .succeeds: break
        case .returnsNil: return nil
        case .throwsError: throw Failing()
        }
        let service = AService()
        service.title = configuration.title
        return service
    }

    package func prepare(_ destination: AService, with configuration: RouteConfiguration) {
        destination.log.append("provider prepares \(destination.title ?? "nothing")")
    }
}

/// Runs a body with a registry that holds these providers and adapters.
package func with<Result>(
    @RegistrableListBuilder _ routes: () -> [any RouteRegistrable.Type], _ body: () throws -> Result
) rethrows -> Result {
    try RouteRegistry { routes() }.run(body)
}
