// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension HeadlessNode {
    private struct Plain {
        weak var node: HeadlessNode?
    }

    /// The nodes of objects that are not elements. Entries of released windows remain until the table is cleaned.
    private static var plain: [ObjectIdentifier: Plain] = [:]
    private static var cleaningCount = 256

    /// Returns the node of an object; nil if the object is not an element and is in no hierarchy.
    ///
    /// - Complexity: O(1).
    static func find(_ object: AnyObject) -> HeadlessNode? {
        if let element = object as? HeadlessElement { return element.node }
        // A new object may have the memory address of an earlier one.
        if let node = plain[ObjectIdentifier(object)]?.node, node.object === object { return node }
        return object as? HeadlessNode
    }

    /// Returns the node of an object. Creates it if necessary.
    static func node(of object: AnyObject, as role: Role) -> HeadlessNode {
        if let node = find(object) {
            node.becomes(role)
            return node
        }
        if plain.count >= cleaningCount {
            plain = plain.filter { $0.value.node != nil }
            cleaningCount = max(256, plain.count * 2)
        }
        let node = HeadlessNode(role, object: object)
        plain[ObjectIdentifier(object)] = Plain(node: node)
        return node
    }

    /// Deletes the entry of a plain object that has left the hierarchy.
    func forget() {
        guard let object else { return }
        HeadlessNode.plain[ObjectIdentifier(object)] = nil
    }

    /// The object if it is a source of routes, otherwise its node.
    var source: (any ViewRouteSource)? {
        guard let object else { return nil }
        return object as? HeadlessElement ?? object as? any ViewRouteSource ?? self
    }

    /// Returns the name of an object in messages and snapshots: `HeadlessScreen "root"`.
    static func name(of object: AnyObject?) -> String {
        guard let object else { return "nothing" }
        if let node = object as? HeadlessNode { return name(of: node.object) }
        let type = "\(Swift.type(of: object))"
        guard let title = (object as? HeadlessScreen)?.title, !title.isEmpty else { return type }
        return "\(type) \"\(title)\""
    }

    var name: String { HeadlessNode.name(of: object) }
}
