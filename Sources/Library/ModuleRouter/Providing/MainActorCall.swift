// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// A call to the main actor from code that may run on the main actor, but is not isolated to it.
@usableFromInline package enum MainActorCall {
    /// Whether this code runs on the main actor: in one of its tasks, or on the main thread.
    ///
    /// Not inlinable: the C function is available only in the image of the library.
    @usableFromInline static var isOnMainActor: Bool { module_router_is_main_actor() }

    /// Runs code of the main actor. Allowed only if ``isOnMainActor``, which this function does not check.
    ///
    /// `MainActor.assumeIsolated` checks again, which takes longer than all other steps of a request together.
    @_alwaysEmitIntoClient @inline(__always)
    package static func withoutCheck<Result>(_ body: @MainActor () throws -> Result) throws -> Result {
        try withoutActuallyEscaping(body) { body in
            // The isolation of a function is not part of its representation.
            try unsafeBitCast(body, to: (() throws -> Result).self)()
        }
    }

    /// Returns a function that any code can call, and that runs `body` on the main actor.
    ///
    /// It throws `RouteError.Code.wrongIsolation` if its caller does not run on the main actor.
    @_alwaysEmitIntoClient static func checking<Argument, Result>(
        _ key: RouteKey, _ provider: Any.Type, _ body: @escaping @MainActor @Sendable (Argument) -> Result
    ) -> @Sendable (Argument) throws -> Result {
        { argument in
            guard isOnMainActor else { throw RouteError.wrongIsolation(key, provider) }
            // As in `run(for:by:with:_:)`.
            nonisolated(unsafe) let argument = argument
            return try withoutCheck { body(argument) }
        }
    }

    /// Runs `body` on the main actor.
    ///
    /// - Throws: The error of `body`, or `RouteError.Code.wrongIsolation` if this code does not run on the main actor.
    @_semantics("optimize.sil.specialize.generic.never")  // See SmallCode.
    @_alwaysEmitIntoClient package static func run<Argument, Result>(
        for route: @autoclosure () -> String, by provider: @autoclosure () -> String, with argument: Argument,
        _ body: @MainActor (Argument) throws -> Result
    ) throws -> Result {
        guard isOnMainActor else { throw RouteError.wrongIsolation(of: route(), by: provider()) }
        // The function runs synchronously on the main actor, so nothing crosses an isolation boundary. Values that callers pass to
        // other code are `Sendable`, by the constraints of the public API.
        nonisolated(unsafe) let argument = argument
        return try withoutCheck { try body(argument) }
    }
}
