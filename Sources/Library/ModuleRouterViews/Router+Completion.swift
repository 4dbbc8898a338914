// SPDX-License-Identifier: Apache-2.0

// Functions that only an editor uses, to complete keys: see `Router+Completion.swift` of ModuleRouter.

extension Router {
    @_documentation(visibility: internal)
    @available(*, unavailable)
    @MainActor public static func route<Protocol>(
        to route: RoutableView<Protocol>, named name: StaticString? = nil, path: ViewRoutePath
    ) async throws -> Never {
        fatalError()  // Never called: the function is unavailable.
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "add 'awaiting:', a closure that returns the result object of the destination"
    )
    @MainActor public static func result<Protocol>(
        of route: RoutableView<Protocol>, named name: StaticString? = nil, path: ViewRoutePath
    ) async throws -> Never {
        fatalError()  // Never called: the function is unavailable.
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "add 'awaiting:', a closure that returns the result object of the destination"
    )
    @MainActor public static func result<Module>(
        of route: RoutableViewModule<Module>, path: ViewRoutePath
    ) async throws -> Never {
        fatalError()  // Never called: the function is unavailable.
    }
}
