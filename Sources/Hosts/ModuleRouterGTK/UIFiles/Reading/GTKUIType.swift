// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK

/// The GLib classes that represent Swift classes. There is one for each, registered when a file first needs it.
@MainActor enum GTKUIType {
    private static var types: [ObjectIdentifier: GType] = [:]
    private static let key = g_quark_from_static_string("module-router-ui-class")
    private static let title: guint = 1

    /// Stores the Swift class in the GLib class.
    private final class Declaration: Sendable {
        let type: any GTKUIClass.Type

        init(_ type: any GTKUIClass.Type) { self.type = type }
    }

    /// - Throws: The reason why the class cannot be used in files.
    static func type(of declared: any GTKUIClass.Type) throws(Unfit) -> GType {
        if let type = types[ObjectIdentifier(declared)] { return type }
        let parent = declared.uiParent
        guard g_type_is_a(parent, gtk_widget_get_type()) != 0 else {
            throw Unfit(reason: "\(name(of: parent)), its uiParent, is no widget")
        }
        guard g_type_test_flags(parent, G_TYPE_FLAG_FINAL.rawValue) == 0 else {
            throw Unfit(reason: "\(name(of: parent)), its uiParent, is final")
        }
        var query = GTypeQuery()
        g_type_query(parent, &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(query.instance_size)
        info.class_init = { type, _ in
            // GTK calls this on the main thread, and the pointers are not used after the call.
            nonisolated(unsafe) let type = type!
            MainActor.assumeIsolated { GTKUIType.initialize(type.assumingMemoryBound(to: GObjectClass.self)) }
        }
        let type = g_type_register_static(parent, unusedName(for: declared), &info, GTypeFlags(rawValue: 0))
        g_type_set_qdata(type, key, Unmanaged.passRetained(Declaration(declared)).toOpaque())
        types[ObjectIdentifier(declared)] = type
        return type
    }

    static func name(of type: GType) -> String { g_type_name(type).map { String(cString: $0) } ?? "nothing" }

    struct Unfit: Error {
        let reason: String
    }

    /// Returns a name that is unique in the process, since GLib's class names have no modules.
    private static func unusedName(for declared: any GTKUIClass.Type) -> String {
        let letters = _typeName(declared, qualified: true).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let name = "ModuleRouter_" + String(letters)
        var (candidate, number) = (name, 1)
        while g_type_from_name(candidate) != 0 {
            number += 1
            candidate = "\(name)_\(number)"
        }
        return candidate
    }

    private static func declaration(of type: GType) -> (any GTKUIClass.Type)? {
        g_type_get_qdata(type, key).map { Unmanaged<Declaration>.fromOpaque($0).takeUnretainedValue().type }
    }

    private static func initialize(_ type: UnsafeMutablePointer<GObjectClass>) {
        type.pointee.constructed = { object in
            // GTK calls this on the main thread, and the pointers are not used after the call.
            nonisolated(unsafe) let object = object!
            MainActor.assumeIsolated { GTKUIType.wasConstructed(object) }
        }
        let identifier = UnsafeMutableRawPointer(type).assumingMemoryBound(to: GTypeClass.self).pointee.g_type
        guard declaration(of: identifier) is GTKScreen.Type, g_object_class_find_property(type, "title") == nil
        else { return }
        type.pointee.set_property = { object, _, value, _ in
            // GTK calls this on the main thread, and the pointers are not used after the call.
            nonisolated(unsafe) let (object, value) = (object!, value)
            MainActor.assumeIsolated {
                GTKUIType.screen(of: object)?.title = g_value_get_string(value).map { String(cString: $0) } ?? ""
            }
        }
        type.pointee.get_property = { object, _, value, _ in
            // GTK calls this on the main thread, and the pointers are not used after the call.
            nonisolated(unsafe) let (object, value) = (object!, value)
            MainActor.assumeIsolated { g_value_set_string(value, GTKUIType.screen(of: object)?.title) }
        }
        let flags = GParamFlags(rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue)
        g_object_class_install_property(type, title, g_param_spec_string("title", nil, nil, nil, flags))
    }

    private static func screen(of object: UnsafeMutablePointer<GObject>) -> GTKScreen? {
        GTKElement.of(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)) as? GTKScreen
    }

    private static func wasConstructed(_ object: UnsafeMutablePointer<GObject>) {
        let type = module_router_gtk_type_of(object)
        var parent = g_type_parent(type)
        // Skip superclasses that represent Swift classes: only the class of the object itself creates a Swift object.
        while declaration(of: parent) != nil { parent = g_type_parent(parent) }
        let parentClass = g_type_class_peek(parent).assumingMemoryBound(to: GObjectClass.self)
        parentClass.pointee.constructed?(object)
        guard let declared = declaration(of: type) else { return }
        let element = declared.init(widget: UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
        // The caller expects a floating reference, as for any new widget. From now on this reference keeps the Swift object.
        g_object_ref(object)
        g_object_force_floating(object)
        extendLifetime(element)
    }
}
#endif
