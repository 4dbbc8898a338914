// SPDX-License-Identifier: Apache-2.0

package import ModuleRouter

/// A name by which a provider is found. For a layer above this library whose callers know no protocol.
package final class ProviderIdentifier: Sendable {
    package let name: String
    package let location: RouteLocation

    package init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
        self.name = name
        location = RouteLocation(fileID: fileID, line: line, column: column)
    }
}

// Lines by which a layer above this library finds a provider of services.

extension RouteListBuilder where Owner: ServiceRouteProvider {
    package static func buildExpression(_ identifier: ProviderIdentifier) -> RouteStep {
        .finding(Owner.self, identifier)
    }

    package static func buildExpression(_ binding: ClassBinding) -> RouteStep { .finding(Owner.self, binding) }
}

extension RouteListBuilder where Owner: MainActorServiceRouteProvider {
    package static func buildExpression(_ identifier: ProviderIdentifier) -> RouteStep {
        .finding(Owner.self, identifier)
    }

    package static func buildExpression(_ binding: ClassBinding) -> RouteStep { .finding(Owner.self, binding) }
}

extension RouteStep {
    fileprivate static func finding<Provider: RouteProvider>(
        _: Provider.Type, _ identifier: ProviderIdentifier
    ) -> Self {
        Self(of: Provider.self) { factory, batch in
            batch.add(.identifier(identifier.name, factory.anyEntry(at: identifier.location)))
        }
    }

    fileprivate static func finding<Provider: RouteProvider>(_: Provider.Type, _ binding: ClassBinding) -> Self {
        Self(of: Provider.self) { factory, batch in
            batch.add(.destinationClass(binding) { factory.anyEntry(at: binding.location) })
        }
    }
}
