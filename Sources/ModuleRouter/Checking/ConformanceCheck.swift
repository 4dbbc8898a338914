// SPDX-License-Identifier: Apache-2.0

/// A promise that the compiler has not seen: that what a provider makes, or its configuration, is what a key names.
struct ConformanceCheck: Sendable {
    let key: RouteKey
    let location: RouteLocation
    /// Whether a class of destinations is the key's protocol; nil if that cannot be said. Nil for the key of a module.
    let destination: (@Sendable (Any.Type) -> Bool?)?
    /// Whether a configuration is the key's protocol. Nil for any other key.
    let configuration: (@Sendable (AnyObject) -> Bool)?
    /// The classes of a closure that provides the key. Nil for a provider that has a type, by which the table knows its classes.
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
            key: slot.key, location: location, destination: nil, configuration: { $0 is Module }, classes: nil)
    }
}

/// The classes of destinations that one closure makes. All closures share one provider type, so the table cannot tell them apart.
package final class RegisteredClasses: Sendable {
    private let known = Locked<[DestinationClass.Binding]>([])

    package init() {}

    var bindings: [DestinationClass.Binding] { known.withLock { $0 } }

    func add(_ binding: DestinationClass.Binding) { known.withLock { $0.append(binding) } }
}

/// A provider's source that was registered by calls, for the checks: its types show only at run time.
protocol CalledSource: AnyObject, Sendable {
    /// The configuration a route begins with; nil where it cannot be made on this thread.
    var checkedConfiguration: AnyObject? { get }
}
