// SPDX-License-Identifier: Apache-2.0

#if DEBUG
import ModuleRouter
import RouteTables

extension RouteTable {
    /// The known dependencies of providers.
    var needs: [ProviderNeed] { details.compactMap { $0 as? ProviderNeed } }

    /// Returns whether every known dependency that leads to a key may be absent: an optional, or a list.
    func mayBeAbsent(_ key: RouteKey, for needs: [ProviderNeed]) -> Bool {
        let keys = keysLeading(to: key)
        let found = needs.filter { need in keys.contains { need.isOf($0) } }
        return !found.isEmpty && found.allSatisfy { $0.need.number != .one }
    }

    /// Returns a key, and the keys that adapters lead to it, directly or by other adapters.
    private func keysLeading(to key: RouteKey) -> [RouteKey] {
        var found = [key]
        var checked = 0
        while checked < found.count {
            for adaptation in adaptations {
                guard case .key(found[checked]) = adaptation.adaptee, !found.contains(adaptation.key) else { continue }
                found.append(adaptation.key)
            }
            checked += 1
        }
        return found
    }
}
#endif
