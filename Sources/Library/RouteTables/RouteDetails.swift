// SPDX-License-Identifier: Apache-2.0

package import ModuleRouter

/// A name by which a provider is found. Those of services and of views are separate.
struct RegisteredIdentifier: RouteDetail {
    let name: String
    let entry: RouteEntry
}

/// The registration of a URL pattern. Only the code for URLs reads its content.
package protocol URLRegistration: AnyObject, RouteDetail {
    /// Returns the faults of all URL patterns in a table.
    static func faults(in table: RouteTable) -> [RouteFault]
}

/// A check of a registration whose types are known only at run time.
package protocol RegistrationCheck: RouteDetail {
    /// Returns the faults of the registration, in the table of all registrations.
    func faults(in table: RouteTable) -> [RouteFault]
}

/// A fault that the code that registers has found.
extension RouteFault: RouteDetail {}

extension Registration.Content {
    package static func identifier(_ name: String, _ entry: RouteEntry) -> Self {
        .detail(RegisteredIdentifier(name: name, entry: entry))
    }
}

extension RouteTable {
    /// The URL patterns, in the order of registration.
    package var urlPatterns: [any URLRegistration] { details.compactMap { $0 as? any URLRegistration } }
}
