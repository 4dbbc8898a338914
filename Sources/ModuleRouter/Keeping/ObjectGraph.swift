// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The destinations with the lifetime `.graph` that one request from outside has led to.
///
/// The graph of synchronous requests belongs to a thread: it ends when the outermost destination is made. The graph of asynchronous
/// ones belongs to the outermost construction of ``AsyncMaking``.
final class ObjectGraph {
    private final class Made<Destination> {
        let destination: Destination

        init(_ destination: Destination) { self.destination = destination }
    }

    // Few at a time.
    private var made: [(factory: ObjectIdentifier, destination: AnyObject)] = []

    /// Returns the destination of a factory in the graph of this thread, or makes it. Outside of all graphs, each call makes one.
    ///
    /// - Parameter factory: The factory. It exists as long as the graph, because the graph's requests use it.
    static func destination<Destination>(
        of factory: AnyObject, make: () throws -> Destination
    ) rethrows -> Destination {
        guard module_router_may_have_graph() else { return try make() }
        let id = ObjectIdentifier(factory)
        if let graph = current {
            for made in graph.made where made.factory == id {
                // Each factory has one type of destinations.
                return unsafeDowncast(made.destination, to: Made<Destination>.self).destination
            }
        }
        let destination = try make()
        let graph = current ?? begin()
        graph.made.append((id, Made(destination)))
        return destination
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

/// The destinations of one graph whose requests are asynchronous.
final class GraphOwner: DestinationOwner, @unchecked Sendable {  // As its superclass.
    override var frame: ScopeFrame? { .current }

    override func making<Result>(_ make: () throws -> Result) throws -> Result { try make() }
}
