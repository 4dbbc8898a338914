// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The destinations with the lifetime `.graph` that one request from outside has led to.
///
/// The graph of synchronous requests belongs to a thread: it ends when the outermost destination is made. The graph of asynchronous
/// ones belongs to the outermost construction of ``AsyncMaking``.
final class ObjectGraph {
    // Few at a time.
    private var owners: [ObjectIdentifier] = []
    private var held: [any AnyObject & Sendable] = []

    /// Returns the held destination of a provider in the graph of this thread, or makes it. Outside of all graphs, each call makes
    /// one.
    static func held(
        of keeping: DestinationKeeping, make: () throws -> any AnyObject & Sendable
    ) rethrows -> any AnyObject & Sendable {
        guard module_router_may_have_graph() else { return try make() }
        let id = ObjectIdentifier(keeping)
        if let graph = current {
            for index in graph.owners.indices where graph.owners[index] == id { return graph.held[index] }
        }
        let held = try make()
        let graph = current ?? begin()
        graph.owners.append(id)
        graph.held.append(held)
        return held
    }

    /// Runs `body` with a graph of its own, for a destination that is kept longer than the current graph.
    static func separate<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = module_router_begin_separate_graph()
        defer { module_router_end_separate_graph(outer) }
        return try body()
    }

    private static var current: ObjectGraph? {
        module_router_graph().map { Unmanaged<ObjectGraph>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func begin() -> ObjectGraph {
        let graph = ObjectGraph()
        module_router_set_graph(Unmanaged.passRetained(graph).toOpaque()) { graph in
            guard let graph else { return }
            Unmanaged<ObjectGraph>.fromOpaque(graph).release()
        }
        return graph
    }
}
