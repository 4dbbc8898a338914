// SPDX-License-Identifier: Apache-2.0

package import RouteVocabulary

extension RouteFaultText {
    /// Returns the text about a destination that needs another one, which does not live as long.
    ///
    /// - Parameters:
    ///   - holder: The provider of the first destination.
    ///   - lifetime: The lifetime of the first destination: `shared`, `scoped to Session`.
    ///   - need: The needed destination, with its lifetime: `CartRouter, which is scoped to Visit`.
    ///   - way: The providers from the first to the last, if there are any between the two: `: A → B → C`.
    ///   - key: The requested key.
    ///   - kind: The kind of the scope that ends too early.
    ///   - stated: The code that gives the first destination the lifetime of the other one.
    package static func captiveDependency(
        _ holder: String, _ lifetime: String, needs need: String, way: String = "", key: String, of kind: String,
        stated: String
    ) -> Self {
        Self(
            message: "\(holder) is \(lifetime) and needs \(need)\(way)",
            remedy: "let \(holder) be scoped to \(kind), or request \(key) when it is used, inside a scope of "
                + "\(kind):\n\(stated)")
    }

    package static func scoped(to kind: String) -> String { "scoped to \(kind)" }

    package static func value(_ value: String, of kind: String) -> String { "\(value), a value of \(kind)" }
}
