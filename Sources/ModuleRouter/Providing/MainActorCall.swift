// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A call to the main actor from code that does not know, but may be, on it.
@usableFromInline enum MainActorCall {
    /// Whether this code runs on the main actor: in a task of it, or on the main thread.
    ///
    /// A function of the library: what it asks is known in the library's image alone.
    @usableFromInline static var isOnMainActor: Bool { module_router_is_main_actor() }

    /// Runs `body` if this is the main actor, and throws if not.
    static func run<Argument, Result>(
        for route: @autoclosure () -> String, by provider: @autoclosure () -> String, with argument: Argument,
        _ body: @MainActor (Argument) throws -> Result
    ) throws -> Result {
        guard isOnMainActor else { throw RouteError.wrongIsolation(of: route(), by: provider()) }
        // The function runs here and now, where the main actor runs: nothing crosses an isolation boundary, which
        // `MainActor.assumeIsolated` cannot say of what is not `Sendable`. That holds for all three below; what callers
        // hand out to other code is `Sendable` by the constraints of the public API.
        nonisolated(unsafe) let argument = argument
        nonisolated(unsafe) var result: Result?
        try MainActor.assumeIsolated {
            nonisolated(unsafe) let made = try body(argument)
            result = made
        }
        guard let result else { preconditionFailure("MainActor.assumeIsolated has returned without running") }
        return result
    }
}
