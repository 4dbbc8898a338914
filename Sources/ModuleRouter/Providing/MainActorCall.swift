// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A call to the main actor from code that does not know, but may be, on it.
enum MainActorCall {
    /// Runs `body` if this is the main actor, and throws if not.
    static func run<Argument, Result>(
        for route: @autoclosure () -> String, by provider: @autoclosure () -> String, with argument: Argument,
        _ body: @MainActor (Argument) throws -> Result
    ) throws -> Result {
        guard module_router_is_main_actor() else {
            throw RouteError.wrongIsolation(
                RouteError.Failure(
                    route: route(),
                    reason: "\(provider()) makes its destinations on the main actor, and was asked elsewhere",
                    hint:
                        "ask for it in code of the main actor; the compiler sees to that, outside of async functions, if the declaration of the key is marked @MainActor"
                ))
        }
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
