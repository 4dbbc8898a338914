// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// The destinations with the lifetime `.graph` that one request from outside has led to.
///
/// The graph of synchronous requests belongs to a thread: it ends when the outermost destination is made. The graph of asynchronous
/// ones belongs to the outermost construction of ``Making``.
enum ObjectGraph {
    /// Whether the thread makes a destination. Outside of all graphs, each request makes a new destination.
    static var isPossible: Bool { module_router_may_have_graph() }

    /// Returns the held destination of a provider in the graph of this thread; nil if there is none.
    static func recall(_ rules: KeepingRules) -> Held? {
        guard let held = module_router_graph_item(Unmanaged.passUnretained(rules).toOpaque()) else { return nil }
        ScopeFrame.noteUse()
        // `keep` has stored a `Held`, and `Sendable` is not part of its representation.
        return unsafeBitCast(Unmanaged<AnyObject>.fromOpaque(held).takeUnretainedValue(), to: Held.self)
    }

    /// Keeps a destination until the end of the graph. Allowed only if a graph is possible.
    static func keep(_ held: Held, of rules: KeepingRules) {
        module_router_add_to_graph(
            Unmanaged.passUnretained(rules).toOpaque(), Unmanaged<AnyObject>.passRetained(held).toOpaque()
        ) { held in
            // The function receives only objects from above.
            Unmanaged<AnyObject>.fromOpaque(held.unsafelyUnwrapped).release()
        }
    }

    /// Returns the held destination of a provider in the graph of this thread, or makes it.
    static func held(of rules: KeepingRules, make: () throws -> Held) rethrows -> Held {
        guard isPossible else { return try make() }
        if let held = recall(rules) { return held }
        let held = try make()
        keep(held, of: rules)
        return held
    }

    /// Runs `body` with a graph of its own, for a destination that is kept longer than the current graph.
    static func separate<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = module_router_begin_separate_graph()
        defer { module_router_end_separate_graph(outer) }
        return try body()
    }
}
