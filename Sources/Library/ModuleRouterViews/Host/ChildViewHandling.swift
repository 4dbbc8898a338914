// SPDX-License-Identifier: Apache-2.0

/// Runs an app's handler that adds or removes the view of a child. For hosts.
@MainActor package enum ChildViewHandling {
    /// - Parameters:
    ///   - done: Called each time the handler calls its completion.
    ///   - forgotten: Called if the handler releases its completion without calling it. Returns whether the completion was
    ///     still awaited.
    package static func run(
        _ handler: (_ child: AnyObject, _ completion: @escaping () -> Void) -> Void, on child: AnyObject,
        done: @escaping () -> Void, forgotten: @escaping (ViewRouteRefusal) -> Bool
    ) {
        var isDone = false
        let name = TypeSpelling.name(of: type(of: child))
        let forget = {
            guard !isDone, forgotten(.refused("its handler released the completion without calling it")) else {
                return
            }
            RouteLog.debug(
                "the handler that adds or removes a child, a \(name), released its completion without calling it: the route fails"
            )
        }
        let release = ReleaseSignal { forget() }
        handler(child) {
            withExtendedLifetime(release) {
                isDone = true
                done()
            }
        }
    }
}
