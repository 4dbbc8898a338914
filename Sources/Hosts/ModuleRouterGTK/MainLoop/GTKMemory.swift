// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews

/// Releases cached destinations when the memory of the system is low.
@MainActor enum GTKMemory {
    /// The connection with the system's monitor. Observes from the first read on.
    static let observation = GTKSignal.connect(g_memory_monitor_dup_default(), "low-memory-warning") {
        RouteRegistry.shared.releaseCached()
    }
}
#endif
