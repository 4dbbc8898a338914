// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// Calls a closure on the main actor when the signal is deallocated together with its owner.
///
/// If the last reference is released on the main actor, the closure runs immediately; otherwise it runs in a new task. The
/// signal is for hosts that cannot detect the deallocation of a view in another way.
///
/// > Important: Store the signal in the view's container in the host's hierarchy (the window, the list of its screens), not in
///   the view. A proxy that an adapter puts around a view keeps the view as long as its route is shown. If the closure reads
///   the container, take the signal out of a collection before you release it, so that the container is not being changed.
public final class ReleaseSignal: Sendable {
    private let body: @MainActor () -> Void

    /// Creates a signal.
    ///
    /// - Parameter body: Called once, when the signal is deallocated.
    public init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    deinit {
        if module_router_is_main_actor() {
            MainActor.assumeIsolated { body() }
        } else {
            Task { @MainActor [body] in body() }
        }
    }
}
