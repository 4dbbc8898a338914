// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A conformance that the compiler has not checked: that of a provider's destinations, or of its configuration, to the protocol of
/// a key.
struct ConformanceCheck: Sendable {
    let key: RouteKey
    let location: RouteLocation
    /// Returns whether a class of destinations conforms to the key's protocol; nil if that is unknown. Nil for the key of a module.
    let destination: (@Sendable (Any.Type) -> Bool?)?
    /// Returns whether a configuration conforms to the key's protocol. Nil for any other key.
    let configuration: (@Sendable (AnyObject) -> Bool)?
    /// The classes of the closure that provides the key. Nil for a provider with a type, whose classes the table knows.
    let classes: RegisteredClasses?

    static func destination<Protocol>(
        _: Protocol.Type, _ slot: RouteSlot, at location: RouteLocation, classes: RegisteredClasses? = nil
    ) -> ConformanceCheck {
        ConformanceCheck(
            key: slot.key, location: location,
            destination: { DynamicConformance.isDeclared(of: $0, to: Protocol.self) }, configuration: nil,
            classes: classes)
    }

    static func configuration<Module>(
        _: Module.Type, _ slot: RouteSlot, at location: RouteLocation
    ) -> ConformanceCheck {
        ConformanceCheck(
            key: slot.key, location: location, destination: nil,
            configuration: { configuration in
                guard let type = Module.self as? any DynamicProtocol.Type else {
                    return configuration is Module || (configuration as? any RepresentingObject)?.represented is Module
                }
                return type.value(of: configuration) != nil
            }, classes: nil)
    }
}

/// The classes of destinations that one closure makes. All closures share one provider type, so the table cannot distinguish them.
package final class RegisteredClasses: Sendable {
    private let known = Locked<[ClassBinding]>([])

    package init() {}

    var bindings: [ClassBinding] { known.withLock { $0 } }

    func add(_ binding: ClassBinding) { known.withLock { $0.append(binding) } }
}

/// The factory of a provider that was registered by calls. Its types are known only at run time, so it is checked there.
protocol DynamicFactory: AnyObject, Sendable {
    /// The initial configuration of a route; nil if it cannot be made on this thread.
    var checkedConfiguration: AnyObject? { get }
}
