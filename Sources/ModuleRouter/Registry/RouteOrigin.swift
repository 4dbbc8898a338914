// SPDX-License-Identifier: Apache-2.0

/// One thing that was registered: what keys lead to, or what is said besides.
class RouteOrigin: @unchecked Sendable {  // Immutable, but for atomic words and locked values of subclasses.
    /// What one of its keys leads to, in the registry where it was registered; nil if that leads nowhere.
    func entry(for id: RouteID, in registry: RouteRegistry) -> RouteEntry? { nil }

    /// The provider that it registers; nil if it registers something else.
    var registeredProvider: RegisteredProvider? { nil }

    /// Tells the classes of the views that it makes. May tell those of services too.
    func tellViewClasses(in registry: RouteRegistry, _ tell: (Any.Type) -> Void) {}

    /// Adds all there is to it to the table of its registry.
    func add(to builder: inout RouteTableBuilder, in registry: RouteRegistry) {}
}

/// A key, and where it was registered.
struct RegisteredKey: Sendable {
    let id: RouteID
    let origin: RouteOrigin
}

/// What is registered besides keys.
final class RegisteredDetail: RouteOrigin, @unchecked Sendable {  // Immutable.
    enum Detail: Sendable {
        case identifier(String, ServiceEntry)
        case viewIdentifier(String, ViewEntry<Any>)
        /// With what makes the entry, which is seldom looked for.
        case destinationClass(DestinationClass.Binding, @Sendable () -> RouteEntry)
        case url(URLEntry)
        case fault(RouteFault)
        /// A key that was asked for before it was registered.
        case late(RouteID, askedAt: RouteLocation)
        case conformance(ConformanceCheck)
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
