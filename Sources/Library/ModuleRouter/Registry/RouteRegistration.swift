// SPDX-License-Identifier: Apache-2.0

/// One registration: the target of one or more keys, or a detail without a key.
package class RouteRegistration: @unchecked Sendable {  // Mutable values of subclasses are atomic or locked.
    #if DEBUG
    // It may be the last owner of a closure of the app.
    deinit { RouteLock.assertNoneHeld() }
    #endif

    /// Returns the entry of one of its keys, in the registry of the registration; nil if the key leads to no provider.
    func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? { nil }

    /// The registered provider; nil for any other registration.
    var registeredProvider: ProviderRegistration? { nil }

    /// Reports the classes of its views. It may also report classes of services.
    package func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {}

    /// Adds the complete registration to the table of its registry.
    func add(to builder: RouteTableBuilder, in registry: RouteRegistry) {}
}

/// A key and its registration.
package struct KeyRegistration: Sendable {
    package let id: RouteID
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
    /// The class of destinations that it binds; nil if it binds none.
    let binding: ClassBinding?
    private let add: @Sendable (RouteTableBuilder, RouteRegistry) -> Void

    private init(
        _ binding: ClassBinding? = nil, _ add: @escaping @Sendable (RouteTableBuilder, RouteRegistry) -> Void
    ) {
        self.binding = binding
        self.add = add
    }

    static func identifier(_ name: String, _ entry: RouteEntry) -> DetailRegistration {
        DetailRegistration { builder, _ in builder.add(name, entry) }
    }

    /// - Parameter entry: Makes the entry, which is seldom needed.
    static func destinationClass(
        _ binding: ClassBinding, _ entry: @escaping @Sendable () -> RouteEntry
    ) -> DetailRegistration {
        DetailRegistration(binding) { builder, _ in builder.bind(binding, entry()) }
    }

    static func url(_ pattern: any URLRegistration) -> DetailRegistration {
        DetailRegistration { builder, _ in builder.add(pattern) }
    }

    package static func fault(_ fault: RouteFault) -> DetailRegistration {
        DetailRegistration { builder, _ in builder.add(fault) }
    }

    /// A key that was requested before it was registered.
    static func late(_ id: RouteID, askedAt location: RouteLocation) -> DetailRegistration {
        DetailRegistration { builder, registry in
            guard let entry = registry.ownEntry(id) else { return }
            builder.add(.lateRegistration(RegistrationPlace(entry), askedAt: location))
        }
    }

    /// A check of a registration whose types are known only at run time.
    package static func check(_ check: any RegistrationCheck) -> DetailRegistration {
        DetailRegistration { builder, _ in builder.add(check) }
    }

    override package func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {
        if let binding { tell(binding.type) }
    }

    override func add(to builder: RouteTableBuilder, in registry: RouteRegistry) { add(builder, registry) }
}
