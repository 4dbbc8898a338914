// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// Calls back, on the main actor, when it is freed: with the object that owns it.
///
/// If the last reference goes on the main actor, the call comes at once; else soon. For hosts that have no other way to
/// learn that a view is gone.
///
/// > Important: Let the place own it that the view has in the host's hierarchy (the window, the list of its screens), not the
///   view: a proxy that an adapter has put around a view keeps the view as long as its route is shown. What owns it must not
///   be in the middle of a change that the call looks at: take it out of a collection first, then let it go.
public final class ReleaseSignal: Sendable {
    private let body: @MainActor () -> Void

    public init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    deinit {
        if module_router_is_main_actor() {
            MainActor.assumeIsolated { body() }
        } else {
            Task { @MainActor [body] in body() }
        }
    }
}
