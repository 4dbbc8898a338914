// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouterViews

/// Names for messages about UI files.
@MainActor enum GTKUIName {
    /// Returns the most similar known name as a hint: `; "save" is one`. Empty if no name is similar.
    static func near(_ name: String, among known: some Sequence<String>, _ predicate: String = "is one") -> String {
        let others = Set(known).subtracting([name])
        return NearMisses.of(name, among: Array(others), name: { $0 }, order: { $0 }).first
            .map { "; \"\($0)\" \(predicate)" } ?? ""
    }

    /// Returns the name of an object's class: of its Swift class if it has one.
    static func of(_ object: UnsafeMutableRawPointer) -> String {
        if module_router_gtk_is_widget(object),
            let element = GTKElement.of(object.assumingMemoryBound(to: GtkWidget.self))
        {
            return "\(Swift.type(of: element))"
        }
        return GTKUIType.name(of: module_router_gtk_type_of(object))
    }

    /// `G_TYPE_OBJECT`, the class of all objects. Swift does not import the macro.
    static let objects = GType(20 << G_TYPE_FUNDAMENTAL_SHIFT)
    /// `G_TYPE_INTERFACE`, the fundamental type of all interfaces.
    static let interfaces = GType(2 << G_TYPE_FUNDAMENTAL_SHIFT)

    static func properties(of type: UnsafeMutablePointer<GObjectClass>) -> [String] {
        var count: guint = 0
        guard let properties = g_object_class_list_properties(type, &count) else { return [] }
        defer { g_free(properties) }
        return (0..<Int(count)).map { String(cString: properties[$0]!.pointee.name) }
    }

    /// Returns the names of the signals of a class and its superclasses.
    static func signals(of type: GType) -> [String] {
        sequence(first: type) { g_type_parent($0) }.prefix { $0 != 0 }.flatMap { type in
            var count: guint = 0
            guard let signals = g_signal_list_ids(type, &count) else { return [String]() }
            defer { g_free(signals) }
            return (0..<Int(count)).map { String(cString: g_signal_name(signals[$0])) }
        }
    }

    /// Returns the names of all object classes that are registered with GLib so far.
    static func classes() -> [String] { names(below: objects) }

    private static func names(below type: GType) -> [String] {
        var count: guint = 0
        guard let children = g_type_children(type, &count) else { return [] }
        defer { g_free(children) }
        return (0..<Int(count)).flatMap { [GTKUIType.name(of: children[$0])] + names(below: children[$0]) }
    }
}
#endif
