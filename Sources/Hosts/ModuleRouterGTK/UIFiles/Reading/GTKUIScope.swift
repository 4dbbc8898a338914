// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK

/// Resolves the names of classes and handlers in a file for GTK.
@MainActor final class GTKUIScope {
    let types: [String: GType]
    /// Provides the handlers while the file is read. Nil afterwards, when a GTK list creates rows from a file inside of the
    /// file.
    weak var reading: GTKUIReading?
    /// GTK's own scope, which finds C functions.
    private let native = gtk_builder_cscope_new()!

    private static let key = g_quark_from_static_string("module-router-ui-scope")

    init(types: [String: GType]) { self.types = types }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    private func object() -> OpaquePointer {
        let object = g_object_new_with_properties(GTKUIScope.type, 0, nil, nil)!
        g_object_set_qdata_full(object, GTKUIScope.key, Unmanaged.passRetained(self).toOpaque()) { scope in
            Unmanaged<GTKUIScope>.fromOpaque(scope!).release()
        }
        return OpaquePointer(object)
    }

    /// Returns a `GtkBuilder` that uses this scope. The caller releases it.
    func makeBuilder() -> OpaquePointer {
        let (builder, scope) = (gtk_builder_new()!, object())
        gtk_builder_set_scope(builder, scope)
        g_object_unref(UnsafeMutableRawPointer(scope))
        return builder
    }

    private static func of(_ object: OpaquePointer) -> GTKUIScope {
        let scope = g_object_get_qdata(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self), key)!
        return Unmanaged<GTKUIScope>.fromOpaque(scope).takeUnretainedValue()
    }

    private var interface: UnsafeMutablePointer<GtkBuilderScopeInterface> {
        GTK_BUILDER_SCOPE_GET_IFACE(UnsafeMutableRawPointer(native))
    }

    private func closure(
        _ builder: OpaquePointer, _ name: UnsafePointer<CChar>, _ flags: GtkBuilderClosureFlags,
        _ object: UnsafeMutablePointer<GObject>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutablePointer<GClosure>? {
        let text = String(cString: name)
        guard text.hasPrefix("#"), let index = Int(text.dropFirst()), let reading else {
            return interface.pointee.create_closure(native, builder, name, flags, object, error)
        }
        guard let function = reading.function(of: index) else { return reading.closure(of: index) }
        let closure = interface.pointee.create_closure(native, builder, function, flags, object, error)
        if closure == nil { reading.missingFunction = index }
        return closure
    }

    private static let type: GType = {
        var query = GTypeQuery()
        let parent = g_type_parent(gtk_builder_cscope_get_type())
        g_type_query(parent, &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(query.instance_size)
        let type = g_type_register_static(parent, "ModuleRouterUIScope", &info, GTypeFlags(rawValue: 0))
        var interface = GInterfaceInfo()
        interface.interface_init = { table, _ in
            let table = table!.assumingMemoryBound(to: GtkBuilderScopeInterface.self)
            table.pointee.get_type_from_name = { scope, builder, name in
                // GTK calls this on the main thread, and the pointers are not used after the call.
                nonisolated(unsafe) let (scope, builder, name) = (scope!, builder, name!)
                return MainActor.assumeIsolated {
                    let scope = GTKUIScope.of(scope)
                    return scope.types[String(cString: name)]
                        ?? scope.interface.pointee.get_type_from_name(scope.native, builder, name)
                }
            }
            table.pointee.get_type_from_function = { scope, builder, name in
                // GTK calls this on the main thread, and the pointers are not used after the call.
                nonisolated(unsafe) let (scope, builder, name) = (scope!, builder, name)
                return MainActor.assumeIsolated {
                    let scope = GTKUIScope.of(scope)
                    return scope.interface.pointee.get_type_from_function(scope.native, builder, name)
                }
            }
            table.pointee.create_closure = { scope, builder, name, flags, object, error in
                // GTK calls this on the main thread, and the pointers are not used after the call.
                nonisolated(unsafe) let (scope, builder, name) = (scope!, builder!, name!)
                nonisolated(unsafe) let (object, error) = (object, error)
                nonisolated(unsafe) var closure: UnsafeMutablePointer<GClosure>?
                MainActor.assumeIsolated {
                    closure = GTKUIScope.of(scope).closure(builder, name, flags, object, error)
                }
                return closure
            }
        }
        g_type_add_interface_static(type, gtk_builder_scope_get_type(), &interface)
        return type
    }()
}
#endif
