// SPDX-License-Identifier: Apache-2.0

/// Where the destinations of one provider are kept, in one registry.
class DestinationStore<Destination>: @unchecked Sendable {  // Subclasses keep their state under a lock.
    /// Whether every later call returns what the first returned.
    var isConstant: Bool { false }

    /// The kept destination, or a new one. `make` runs at most once at a time.
    func destination(of key: RouteKey, make: () throws -> Destination) throws -> Destination {
        preconditionFailure("a DestinationStore is always of a subclass")
    }
}

/// Keeps one destination for ever. Unchecked as its superclass: what changes is `Locked`.
final class SharedStore<Destination>: DestinationStore<Destination>, @unchecked Sendable {
    private let construction = Construction()
    private let made = Locked<Destination?>(nil)

    override var isConstant: Bool { true }

    override func destination(of key: RouteKey, make: () throws -> Destination) throws -> Destination {
        if let destination = made.withLock({ $0 }) { return destination }
        return try construction.run(key) {
            if let destination = made.withLock({ $0 }) { return destination }
            // A shared destination must not hold a scoped one: it would outlive the scope.
            let destination = try RouteScope.$current.withValue(nil) { try make() }
            made.withLock { $0 = destination }
            return destination
        }
    }
}

/// Keeps one destination as long as others do. Unchecked as its superclass: what changes is `Locked`.
final class WeakStore<Destination: AnyObject>: DestinationStore<Destination>, @unchecked Sendable {
    private struct Reference {
        weak var destination: Destination?
    }

    private let construction = Construction()
    private let made = Locked(Reference())

    override func destination(of key: RouteKey, make: () throws -> Destination) throws -> Destination {
        if let destination = made.withLock({ $0.destination }) { return destination }
        return try construction.run(key) {
            if let destination = made.withLock({ $0.destination }) { return destination }
            let destination = try RouteScope.$current.withValue(nil) { try make() }
            made.withLock { $0.destination = destination }
            return destination
        }
    }
}

/// Keeps one destination in each scope. Unchecked as its superclass: it is immutable.
final class ScopedStore<Destination>: DestinationStore<Destination>, @unchecked Sendable {
    private let name: RouteScope.Name?

    init(name: RouteScope.Name?) { self.name = name }

    override func destination(of key: RouteKey, make: () throws -> Destination) throws -> Destination {
        let scope = try RouteScope.enclosing(name, for: key)
        let store = try scope.contents.store(of: self, key) { ScopeStore<Destination>() }
        return try store.destination(of: key, in: scope, make: make)
    }
}

/// Keeps one destination until its scope ends.
final class ScopeStore<Destination>: Sendable {
    private let construction = Construction()
    private let made = Locked<Destination?>(nil)

    func destination(of key: RouteKey, in scope: RouteScope, make: () throws -> Destination) throws -> Destination {
        if let destination = made.withLock({ $0 }) { return destination }
        return try construction.run(key) {
            if let destination = made.withLock({ $0 }) { return destination }
            // What it needs comes from its own scope or an outer one, never from an inner one that ends earlier.
            let destination = try RouteScope.$current.withValue(scope) { try make() }
            made.withLock { $0 = destination }
            return destination
        }
    }
}
