// SPDX-License-Identifier: Apache-2.0

// The resolving path of services. Seldom needed steps are separate functions with parameters that fit into registers, so the path
// itself uses almost no stack.
extension RouteSlot {
    /// The fast path: uses the resolution of the slot, unless another registry overrides the shared one.
    ///
    /// - Parameter protocol: The protocol of the slot.
    @inlinable @inline(__always)
    func resolve<Protocol>(_ protocol: Protocol.Type, _ fileID: StaticString, _ line: UInt, _ column: UInt) throws
        -> Protocol
    {
        let resolution = resolution.load()
        guard _fastPath(!resolution.isNone), _fastPath(!RouteRegistry.hasOverrides) || !RouteRegistry.isOverridden
        else { return try find(fileID, line, column) }
        return try resolution.destination()
    }

    /// The slow path: the first use of a route, a route of a test's registry, or a route without a provider.
    @usableFromInline @inline(never)
    func find<Protocol>(_ fileID: StaticString, _ line: UInt, _ column: UInt) throws -> Protocol {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        // As `RouteRegistry.override`, without counting references of the registry.
        if RouteRegistry.hasOverrides {
            if let override = RouteRegistry.unretainedTaskOverride {
                return try override._withUnsafeGuaranteedRef { try find(in: $0, location) }
            }
            if let fallback = FallbackRegistry.current { return try find(in: fallback, location) }
        }
        return try find(in: .shared, location)
    }

    private func find<Protocol>(in registry: RouteRegistry, _ location: RouteLocation) throws -> Protocol {
        guard let entry = registry.entry(id) else { throw registry.notProvided(key, askedAt: location) }
        return try entry.make(Protocol.self)
    }

    /// Reports to the error handlers an error that the caller also receives.
    @usableFromInline @inline(never)
    func report(_ error: any Error, _ fileID: StaticString, _ line: UInt, _ column: UInt) -> RouteError {
        Router.report(error, RouteLocation(fileID: fileID, line: line, column: column), key)
    }
}
