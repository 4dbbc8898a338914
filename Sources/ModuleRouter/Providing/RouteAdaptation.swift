// SPDX-License-Identifier: Apache-2.0

/// One required protocol, and what it is forwarded to.
public struct RouteAdaptation: Sendable {
    enum Adaptee: Sendable, CustomStringConvertible {
        case key(RouteKey)
        case provider(any RouteProvider.Type)

        var description: String {
            switch self {
            case .key(let key): key.description
            case .provider(let provider): ProviderName.of(provider)
            }
        }
    }

    let key: RouteKey
    let adaptee: Adaptee
    let location: RouteLocation
    /// The adapter that says so.
    var adapter: Any.Type = Never.self
    /// Makes the entry of the required protocol from what the adaptee stands for in a registry: the entry of its key, or
    /// the source of the provider.
    let makeEntry: @Sendable (_ adaptee: AnyObject, _ adapter: Any.Type) -> RouteEntry

    func by(_ adapter: Any.Type) -> RouteAdaptation {
        var adaptation = self
        adaptation.adapter = adapter
        return adaptation
    }
}
