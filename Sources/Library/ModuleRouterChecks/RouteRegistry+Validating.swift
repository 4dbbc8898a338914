// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
import RouteTables

/// A check that finds faults of one kind. Each rule has its own file, and each of its messages has a test.
///
/// A rule is a function. A type that conforms to a protocol would be larger.
private typealias RouteRule = (RouteInventory) -> [RouteFault]

extension RouteRegistry {
    /// Checks all routes: the registrations here and in parents, and all known declarations.
    ///
    /// ```swift
    /// for fault in RouteRegistry.shared.validate() { print(fault) }
    /// ```
    ///
    /// In a test, call `expectValidRoutes()` of `ModuleRouterTesting`, which prints each fault once.
    ///
    /// Declarations with `@Routable` are always known. The plugin `RouteCheck`, on the app or the test bundle, lists the other
    /// declarations. Without the plugin, a missing provider of such a declaration shows only when the route is used.
    ///
    /// - Returns: All faults, ordered by rule, then by source location.
    public func validate() -> [RouteFault] {
        let inventory = RouteInventory(of: self)
        var rules: [RouteRule] = [DuplicateLibraryRule.faults, MissingProviderRule.faults, AdapterRule.faults]
        #if DEBUG
        rules.append(CaptiveDependencyRule.faults)
        #endif
        rules += [{ $0.table.conflicts }, RegisteredCheckRule.faults, URLRegistrationRule.faults]
        return rules.flatMap { rule in
            // In source order. Faults without a location come first.
            rule(inventory)
                .sorted(byNumber: { Int($0.location?.column ?? 0) })
                .sorted(byNumber: { Int($0.location?.line ?? 0) })
                .sorted(byText: { $0.location.map { "\($0.fileID)" } ?? "" })
        }
    }
}

/// The faults of registrations whose types are known only at run time.
private enum RegisteredCheckRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        inventory.table.details.flatMap { ($0 as? any RegistrationCheck)?.faults(in: inventory.table) ?? [] }
    }
}

/// The faults of URL patterns. The code that finds them is part of an app only if the app has a pattern.
private enum URLRegistrationRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        return table.urlPatterns.first.map { type(of: $0).faults(in: table) } ?? []
    }
}
