// SPDX-License-Identifier: Apache-2.0

/// The key of a service's module protocol. The route's *configuration* implements the protocol, to take the parameters that the
/// module needs.
///
/// A key exists only for a protocol that was declared routable, by an extension:
///
/// ```swift
/// public protocol ExportModuleInput: AnyObject { var folder: String { get set } }
///
/// extension RoutableServiceModule where Protocol == any ExportModuleInput {
///     public init() { self.init(declaredProtocol: Protocol.self) }
/// }
/// ```
///
/// `@Routable` writes the initialiser in a faster form. Compositions (`any A & B`, `SomeClass & P`) and constrained existentials
/// (`any P<Int>`) are separate keys.
@frozen public struct RoutableServiceModule<Protocol>: RoutableKey {
    @_documentation(visibility: internal)
    public typealias RoutedProtocol = Protocol

    // Unretained: slots are never released, and atomic reference counting would make two threads slower than one.
    @usableFromInline let unmanagedSlot: Unmanaged<RouteSlot>

    @available(
        *, unavailable,
        message:
            "Protocol is not declared as routable for RoutableServiceModule: import the module that declares it, or write '@Routable extension RoutableServiceModule where Protocol == any <#Protocol#> {}' beside the protocol; if it is declared for another key, such as RoutableService, use that key"
    )
    public init() {
        self.init(declaredProtocol: Protocol.self)
    }

    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    ///
    /// > Important: A call from any other place bypasses the declaration, and the compiler does not report it.
    ///
    /// - Complexity: O(1), a few nanoseconds more than a key declared with `@Routable`.
    @inlinable public init(declaredProtocol: Protocol.Type) {
        unmanagedSlot = RouteSlotTable.serviceModules.slot(Protocol.self)
    }

    /// The kind of the key.
    @_documentation(visibility: internal)
    @inlinable public static var kind: RouteKind { .serviceModule }
}
