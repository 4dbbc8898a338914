// SPDX-License-Identifier: Apache-2.0

/// The storage of one provider's destinations, in one registry.
class DestinationStore<Destination>: @unchecked Sendable {  // Subclasses keep their state under a lock.
    /// Whether every later call returns the destination of the first call.
    var isConstant: Bool { false }

    /// Returns the kept destination, or makes one. `make` runs at most once at a time.
    func destination(of key: RouteKey, make: () throws -> Destination) throws -> Destination {
        preconditionFailure("a DestinationStore is always of a subclass")
    }
}

/// Keeps one destination permanently. Unchecked like its superclass: its mutable state is `Locked`.
final class SharedStore<Destination>: DestinationStore<Destination>, @unchecked Sendable {
    private let construction = Construction()
    private let made = Locked<Destination?>(nil)

    override var isConstant: Bool { true }

    override func destination(of key: RouteKey, make: () throws -> Destination) throws -> Destination {
        if let destination = made.withLock({ $0 }) { return destination }
        return try construction.run(key) {
            if let destination = made.withLock({ $0 }) { return destination }
            // Made outside all scopes: a shared destination would keep a scoped one beyond the end of its scope.
            let destination = try RouteScope.$current.withValue(nil) { try make() }
            made.withLock { $0 = destination }
            return destination
        }
    }
}

/// Keeps one destination weakly. Unchecked like its superclass: its mutable state is `Locked`.
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

/// Keeps one destination in each scope. Unchecked like its superclass: it is immutable.
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
            // Its dependencies come from its own scope or an outer one, never from an inner scope, which ends earlier.
            let destination = try RouteScope.$current.withValue(scope) { try make() }
            made.withLock { $0 = destination }
            return destination
        }
    }
}
