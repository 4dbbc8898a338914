// SPDX-License-Identifier: Apache-2.0

// An editor completes no key of an overloaded function whose result type is the protocol of the key. For each kind of key, one function
// here has another result type. The compiler considers an unavailable function only if no other one fits.

extension Router {
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static func destination<Protocol>(
        for route: RoutableService<Protocol>, named name: StaticString? = nil
    ) throws -> Never {
        fatalError()  // Never called: the function is unavailable.
    }

    @_documentation(visibility: internal)
    @available(*, unavailable)
    public static func destination<Protocol>(
        for route: RoutableAsyncService<Protocol>, named name: StaticString? = nil
    ) throws -> Never {
        fatalError()  // Never called: the function is unavailable.
    }
}
