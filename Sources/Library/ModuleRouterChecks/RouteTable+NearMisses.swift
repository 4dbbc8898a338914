// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import RouteTables

extension RouteTable {
    /// Returns the entries of the keys with the most similar names, at most three.
    func entries(near key: RouteKey) -> [RouteEntry] {
        NearMisses.of(key, among: keys).prefix(3).compactMap { entries[$0.id] }
    }
}

extension NearMisses {
    /// Returns keys with similar names: the same name in another module or of another kind, or a name that differs by a few
    /// letters.
    static func of(_ key: RouteKey, among others: [RouteKey]) -> [RouteKey] {
        of(key.protocolName, among: others.filter { $0 != key }, name: \.protocolName, order: \.qualifiedDescription)
    }
}
