// SPDX-License-Identifier: Apache-2.0

/// One thing that can be wrong. A rule is a file of its own; its text has a test.
protocol RouteRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault]
}

extension RouteRegistry {
    /// Checks all routes: those registered here and in parents, and every declaration that is known.
    ///
    /// ```swift
    /// for fault in RouteRegistry.shared.validate() { print(fault) }
    /// ```
    ///
    /// In a test, call `expectValidRoutes()` of `ModuleRouterTesting`, which prints each fault once.
    ///
    /// A declaration without `@Routable` is known at run time if the plugin `RouteCheck` is on the app or the test bundle, which
    /// lists it; else, that it is provided shows when it is used.
    ///
    /// - Returns: Every fault, in the order of the rules, each rule's in the order of the source.
    public func validate() -> [RouteFault] {
        let inventory = RouteInventory(of: self)
        let rules: [any RouteRule.Type] = [
            DuplicateLibraryRule.self, MissingProviderRule.self, AdapterRule.self, RegistrationRule.self,
            ConformanceRule.self, URLPatternRule.self,
        ]
        return rules.flatMap { rule in
            // As the source is ordered; those without a place come first.
            rule.faults(in: inventory)
                .sorted(byNumber: { Int($0.location?.column ?? 0) })
                .sorted(byNumber: { Int($0.location?.line ?? 0) })
                .sorted(byText: { $0.location.map { "\($0.fileID)" } ?? "" })
        }
    }
}
