// SPDX-License-Identifier: Apache-2.0

/// One registration: the target of one or more keys, or a detail without a key.
package class RouteRegistration: @unchecked Sendable {  // Mutable values of subclasses are atomic or locked.
    /// Returns the entry of one of its keys, in the registry of the registration; nil if the key leads to no provider.
    func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? { nil }

    /// The registered provider; nil for any other registration.
    var registeredProvider: ProviderRegistration? { nil }

    /// Reports the classes of its views. It may also report classes of services.
    func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {}

    /// Adds the complete registration to the table of its registry.
    func add(to builder: inout RouteTableBuilder, in registry: RouteRegistry) {}
}

/// A key and its registration.
struct KeyRegistration: Sendable {
    let id: RouteID
    let registration: RouteRegistration
}

/// The registration of a URL pattern. Only the code for URLs reads its content.
package protocol URLRegistration: AnyObject, Sendable {
    /// Returns the faults of all URL patterns in a table.
    static func faults(in table: RouteTable) -> [RouteFault]
}

/// A check of a registration whose types are known only at run time.
package protocol RegistrationCheck: Sendable {
    /// Returns the faults of the registration, in the table of all registrations.
    func faults(in table: RouteTable) -> [RouteFault]
}

/// A registration without a key.
package final class DetailRegistration: RouteRegistration, @unchecked Sendable {  // Immutable.
    package enum Detail: Sendable {
        /// Identifiers of services and of views are separate.
        case identifier(String, RouteEntry)
        /// Contains a closure that makes the entry, because the entry is seldom needed.
        case destinationClass(ClassBinding, @Sendable () -> RouteEntry)
        case url(any URLRegistration)
        case fault(RouteFault)
        /// A key that was requested before it was registered.
        case late(RouteID, askedAt: RouteLocation)
        /// A check of a registration whose types are known only at run time.
        case check(any RegistrationCheck)
    }

    let detail: Detail

    init(_ detail: Detail) { self.detail = detail }

    override func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        if case .destinationClass(let binding, _) = detail { tell(binding.type) }
    }

    override func add(to builder: inout RouteTableBuilder, in registry: RouteRegistry) {
        builder.add(detail, in: registry)
    }
}
