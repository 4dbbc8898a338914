// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// A weak reference to a GLib object.
@MainActor final class GTKWeakObject {
    // In its own allocation, since GLib stores the address of the reference.
    private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

    init(_ object: UnsafeMutableRawPointer) { g_weak_ref_init(reference, object) }

    isolated deinit {
        g_weak_ref_clear(reference)
        reference.deallocate()
    }

    /// The object; nil after it was deallocated. Not retained for the caller.
    var object: UnsafeMutableRawPointer? {
        guard let object = g_weak_ref_get(reference) else { return nil }
        g_object_unref(object)
        return UnsafeMutableRawPointer(object)
    }
}
#endif
