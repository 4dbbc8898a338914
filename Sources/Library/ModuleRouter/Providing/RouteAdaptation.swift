// SPDX-License-Identifier: Apache-2.0

/// A required protocol and the key or the provider to which it leads.
@_documentation(visibility: internal)
public final class RouteAdaptation: Sendable {
    package enum Adaptee: Sendable, CustomStringConvertible {
        case key(RouteKey)
        case provider(any RouteProvider.Type)

        package var description: String {
            switch self {
            case .key(let key): key.description
            case .provider(let provider): ProviderName.of(provider)
            }
        }
    }

    package let key: RouteKey
    package let adaptee: Adaptee
    package let location: RouteLocation
    /// The adapter that contains the line.
    package let adapter: Any.Type
    /// Makes the entry of the required protocol from the adaptee in a registry: the entry of its key, or the factory of the
    /// provider.
    private let make: @Sendable (_ adaptee: AnyObject, _ adapter: Any.Type) -> RouteEntry

    package init(
        key: RouteKey, adaptee: Adaptee, location: RouteLocation, adapter: Any.Type = Never.self,
        makeEntry: @escaping @Sendable (_ adaptee: AnyObject, _ adapter: Any.Type) -> RouteEntry
    ) {
        self.key = key
        self.adaptee = adaptee
        self.location = location
        self.adapter = adapter
        make = makeEntry
    }

    /// - Parameter adaptee: The entry of the adapted key, or the factory of the provider.
    func makeEntry(_ adaptee: AnyObject) -> RouteEntry {
        let entry = make(adaptee, adapter)
        if let adaptee = adaptee as? RouteEntry { entry.lifetime = adaptee.lifetime }
        return entry
    }

    package func by(_ adapter: Any.Type) -> RouteAdaptation {
        RouteAdaptation(key: key, adaptee: adaptee, location: location, adapter: adapter, makeEntry: make)
    }
}
