// SPDX-License-Identifier: Apache-2.0

public import Synchronization

// The resolving path of services. What is seldom needed is a function of its own, which is given words that fit into
// registers: the path itself then needs next to nothing of the stack.
extension RouteSlot {
    /// The fast path: what the slot says, unless another registry stands in.
    ///
    /// - Parameter protocol: That of the slot.
    @inlinable @inline(__always)
    func resolve<Protocol>(_ protocol: Protocol.Type, _ fileID: StaticString, _ line: UInt, _ column: UInt) throws
        -> Protocol
    {
        let resolution = resolution.load(ordering: .acquiring)
        guard _fastPath(!resolution.isNone), _fastPath(!RouteRegistry.isOverridden) else {
            return try find(fileID, line, column)
        }
        return try resolution.destination()
    }

    /// The slow path: the first use of a route, a route of a test's registry, one that nobody provides.
    @usableFromInline @inline(never)
    func find<Protocol>(_ fileID: StaticString, _ line: UInt, _ column: UInt) throws -> Protocol {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        guard let standIn = RouteRegistry.standIn else { return try findShared(location) }
        return try find(in: standIn, location)
    }

    // Not inlined: what it needs to know of the types, the runtime would be asked for where a registry stands in as well.
    @inline(never)
    private func findShared<Protocol>(_ location: RouteLocation) throws -> Protocol {
        // Where a registry stands in for another task only, what the slot says holds for this one.
        let resolution = resolution.load(ordering: .acquiring)
        return try resolution.isNone ? find(in: .shared, location) : resolution.destination()
    }

    private func find<Protocol>(in registry: RouteRegistry, _ location: RouteLocation) throws -> Protocol {
        guard let entry = registry.entry(id) else { throw registry.notProvided(key, askedAt: location) }
        // What is registered for the slot of a service is the entry of one.
        return try unsafeDowncast(entry, to: ServiceEntry.self).make(Protocol.self)
    }

    /// Tells the error handlers of an error that the caller does not get.
    @usableFromInline @inline(never)
    func report(_ error: any Error, _ fileID: StaticString, _ line: UInt, _ column: UInt) {
        Router.report(error, RouteLocation(fileID: fileID, line: line, column: column), key)
    }

    /// Tells the error handlers of an error that the caller gets.
    @usableFromInline @inline(never)
    func thrown(_ error: any Error, _ fileID: StaticString, _ line: UInt, _ column: UInt) -> RouteError {
        Router.thrown(error, RouteLocation(fileID: fileID, line: line, column: column), key)
    }
}
