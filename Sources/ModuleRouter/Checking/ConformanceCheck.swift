// SPDX-License-Identifier: Apache-2.0

/// A promise that the compiler has not seen: that what a provider makes, or its configuration, is what a key names.
struct ConformanceCheck: Sendable {
    let key: RouteKey
    let location: RouteLocation
    /// Whether a class of destinations is the key's protocol; nil if that cannot be said. Nil for the key of a module.
    let destination: (@Sendable (Any.Type) -> Bool?)?
    /// Whether a configuration is the key's protocol. Nil for any other key.
    let configuration: (@Sendable (AnyObject) -> Bool)?

    static func destination<Protocol>(
        _: Protocol.Type, _ slot: RouteSlot, at location: RouteLocation
    ) -> ConformanceCheck {
        ConformanceCheck(
            key: slot.key, location: location,
            destination: { DynamicConformance.isDeclared(of: $0, to: Protocol.self) }, configuration: nil)
    }

    static func configuration<Module>(
        _: Module.Type, _ slot: RouteSlot, at location: RouteLocation
    ) -> ConformanceCheck {
        ConformanceCheck(
            key: slot.key, location: location, destination: nil, configuration: { $0 is Module })
    }
}

/// A provider's source that was registered by calls, for the checks: its types show only at run time.
protocol CalledSource: AnyObject, Sendable {
    /// The configuration a route begins with; nil where it cannot be made on this thread.
    var checkedConfiguration: AnyObject? { get }
}
