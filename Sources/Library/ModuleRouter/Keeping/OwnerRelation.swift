// SPDX-License-Identifier: Apache-2.0

/// A registry that keeps destinations in a scope.
final class OwnerRelation: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by the lock of the scope.
    let registry: Owner
    let scope: Owner
    /// The next relation of the scope.
    var next: OwnerRelation?

    init(_ registry: Owner, _ scope: Owner) {
        self.registry = registry
        self.scope = scope
    }
}

extension Owner {
    /// Notes that a registry keeps destinations in this scope. Returns false if the registry has ended.
    func relate(to registry: Owner) -> Bool {
        let relation = OwnerRelation(registry, self)
        let isOpen = registry.lock.withLock {
            if !registry.isEnding { registry.append(relation, to: &registry.related) }
            return !registry.isEnding
        }
        guard isOpen else { return false }
        let isNew = lock.withLock {
            if isEnding || isRelated(to: registry) { return false }
            relation.next = self.relation
            self.relation = relation
            return true
        }
        if !isNew { registry.forget(relation) }
        return true
    }

    /// Returns whether a registry keeps destinations in this scope. Called under the lock.
    func isRelated(to registry: Owner) -> Bool {
        var next = relation
        while let relation = next {
            if relation.registry === registry { return true }
            next = relation.next
        }
        return false
    }

    func forget(_ relation: OwnerRelation) { lock.withLock { _ = remove(relation, from: &related) } }

    /// This owner and, for a registry, the scopes in which it keeps destinations.
    var all: [Owner] {
        guard scope == nil else { return [self] }
        return [self] + lock.withLock { related }.map { unsafeDowncast($0, to: OwnerRelation.self).scope }
    }
}
