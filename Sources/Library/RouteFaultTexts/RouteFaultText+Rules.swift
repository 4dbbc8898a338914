// SPDX-License-Identifier: Apache-2.0

package import RouteVocabulary

// Of faults that only the rules of `validate()` and the checker find.
extension RouteFaultText {
    /// - Parameter chain: The keys from the adapted one to the one without a provider.
    package static func adapterWithoutProvider(_ key: String, chain: [String]) -> Self {
        Self(
            message: "\(key) is adapted to a route without a provider: \(chain.joined(separator: " → "))",
            remedy: "link the module that provides \(chain.last ?? key), or adapt to another key")
    }

    /// - Parameter chain: The keys from the adapted one to the first repeated one.
    package static func adapterCycle(chain: [String]) -> Self {
        Self(
            message: "adapter cycle: \(chain.joined(separator: " → "))",
            remedy: "adapt one of these keys to a key that a module provides")
    }

    /// Returns the remedy for a provider or an adapter that exists but is not registered.
    package static func registering(_ provider: String) -> String {
        "register \(provider) with @AutoRegister, or in the app's list"
    }

    package static func adapterStep(_ adapter: String, from key: String) -> String { "then \(adapter) adapts \(key)" }

    package static func neededByAdapter(of key: String) -> String { "needed by the adapter of \(key)" }

    /// - Parameter key: The key with module names, since two keys may otherwise look the same.
    package static func nearMiss(_ key: String, providedBy provider: String, at location: String) -> String {
        "\(key) is provided by \(provider) at \(location); did you mean it?"
    }

    package static func nearMiss(_ key: String) -> String { "\(key) is provided; did you mean it?" }
}
