// SPDX-License-Identifier: Apache-2.0

/// One thing that can be wrong. A rule is a file of its own; its text has a test.
protocol RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault]
}

extension RouteRegistry {
    /// Checks all routes: those registered here, and every declaration made with `@Routable`.
    ///
    /// ```swift
    /// @Test func routes() { #expect(RouteRegistry.shared.validate() == []) }
    /// ```
    ///
    /// A declaration without `@Routable` is not known at run time; that it is provided shows when it is used.
    ///
    /// - Returns: Every fault, in the order of the rules, each rule's in the order of the source.
    public func validate() -> [RouteFault] {
        let inventory = RouteInventory(of: self)
        let rules: [any RouteRule.Type] = [
            DuplicateLibraryRule.self, MissingProviderRule.self, AdapterRule.self, RegistrationRule.self,
        ]
        return rules.flatMap { rule in
            rule.faults(in: inventory).sorted { ($0.location?.description ?? "") < ($1.location?.description ?? "") }
        }
    }
}
