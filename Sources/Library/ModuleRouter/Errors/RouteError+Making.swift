// SPDX-License-Identifier: Apache-2.0

extension RouteError {
    /// Converts an error that was thrown while `key` was being made, and adds the key to the requesters of a nested route's error.
    @usableFromInline @inline(never)
    package static func thrown(_ error: any Error, making key: RouteKey) -> RouteError {
        guard var error = error as? RouteError else {
            return RouteError(
                .destinationUnavailable, route: key.description, reason: "the provider of \(key) failed",
                underlyingError: error)
        }
        if error.route != key.description || !error.requesters.isEmpty {
            error.requesters.append(key)
        }
        return error
    }

    @usableFromInline @inline(never)
    package static func madeNothing(_ key: RouteKey, _ provider: Any.Type) -> RouteError {
        RouteError(
            .destinationUnavailable, route: key.description,
            reason: "\(ProviderName.of(provider)) returned nil for \(key)",
            hint: "throw an error with the reason from makeDestination(with:), instead of returning nil")
    }

    static func notKept(_ key: RouteKey) -> RouteError {
        RouteError(
            .destinationUnavailable, route: key.description, reason: "no destination of \(key) is kept",
            hint:
                "request it with Router.destination(for:) and await; or let RouteRegistry.start() make it before, with the "
                + "lifetime .shared(madeAtStart: true)")
    }

    static func alreadyMade(_ key: RouteKey, _ provider: Any.Type) -> RouteError {
        RouteError(
            .invalidConfiguration, route: key.description,
            reason:
                "the parameters of \(key) have no effect: \(ProviderName.of(provider)) keeps its destination and has already made it",
            hint:
                "pass the parameters with the first request, and request the destination without them elsewhere")
    }

    @usableFromInline @inline(never)
    static func wrongIsolation(_ key: RouteKey, _ provider: Any.Type) -> RouteError {
        wrongIsolation(of: key.description, by: ProviderName.of(provider))
    }

    @usableFromInline static func wrongIsolation(of route: String, by provider: String) -> RouteError {
        RouteError(
            .wrongIsolation, route: route,
            reason: "\(provider) makes its destinations on the main actor, and the request came from another "
                + "thread",
            hint:
                "request it on the main actor; in synchronous code, the compiler checks this if the declaration of the key is marked @MainActor"
        )
    }

    /// Returns the error of a destination that ``RecursionGuard/enter()`` refuses.
    @usableFromInline @inline(never)
    package static func tooDeep(_ key: RouteKey) -> RouteError {
        RecursionGuard.current > RecursionGuard.limit ? tooMany(key) : noRoom(key, depth: RecursionGuard.current)
    }

    /// Returns the error of a destination that exceeds the limit of nested destinations.
    static func tooMany(_ key: RouteKey) -> RouteError {
        RouteError(
            .infiniteRecursion, route: key.description,
            reason:
                "more than \(RecursionGuard.limit) destinations are made inside one another; the last one is \(key)",
            hint: "let one of the two request the other later, when it is used")
    }

    /// Returns the error of a destination for which the stack is too small.
    static func noRoom(_ key: RouteKey, depth: Int) -> RouteError {
        RouteError(
            .infiniteRecursion, route: key.description,
            reason: "the stack of this thread is too small to make \(key), the last of \(depth) nested "
                + "destinations",
            hint: "if two of them need each other, let one request the other later; "
                + "otherwise use a thread with a larger stack")
    }

    /// Returns the error with the location of the request, unless the error has a location.
    package func asked(at location: RouteLocation) -> RouteError {
        guard self.location == nil else { return self }
        var error = self
        error.location = location
        return error
    }

    /// Returns any error as a `RouteError`.
    @usableFromInline @inline(never)
    package static func wrapping(_ error: any Error, for key: RouteKey) -> RouteError {
        error as? RouteError
            ?? RouteError(
                .destinationUnavailable, route: key.description, reason: "making \(key) failed", underlyingError: error)
    }
}
