// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// Knows an object of GLib's as long as it lives.
@MainActor final class GTKWeakObject {
    // At a place of its own: GLib remembers where it is.
    private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(_ object: UnsafeMutableRawPointer) { g_weak_ref_init(reference, object) }

    isolated deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    /// Nil when it has gone. Kept by nobody but those who kept it before.
    var object: UnsafeMutableRawPointer? {
        guard let object = g_weak_ref_get(reference) else { return nil }
        g_object_unref(object)
        return UnsafeMutableRawPointer(object)
    }
}
#endif
