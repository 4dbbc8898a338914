// SPDX-License-Identifier: Apache-2.0

extension AnyRouteScope {
    /// Runs `body` in this scope and in the scopes of the current task.
    @MainActor package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        try ScopeFrame.run(.entering(handle, in: .current), body)
    }
}
