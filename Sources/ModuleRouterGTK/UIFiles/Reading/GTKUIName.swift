// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouter

/// Names in messages about UI files.
@MainActor enum GTKUIName {
    /// What may have been meant: `; "save" is one`. Empty if nothing reads like it.
    static func near(_ name: String, among known: some Sequence<String>, _ predicate: String = "is one") -> String {
        let others = Set(known).subtracting([name])
        return NearMisses.of(name, among: Array(others), name: { $0 }, order: { $0 }).first
            .map { "; \"\($0)\" \(predicate)" } ?? ""
    }

    /// The class of an object, that of Swift where it has one.
    static func of(_ object: UnsafeMutableRawPointer) -> String {
        if module_router_gtk_is_widget(object),
            let element = GTKElement.of(object.assumingMemoryBound(to: GtkWidget.self))
        {
            return "\(Swift.type(of: element))"
        }
        return GTKUIType.name(of: module_router_gtk_type_of(object))
    }

    /// The class of all objects; C has a macro for it.
    static let objects = GType(20 << G_TYPE_FUNDAMENTAL_SHIFT)
    /// What all interfaces are.
    static let interfaces = GType(2 << G_TYPE_FUNDAMENTAL_SHIFT)

    static func properties(of type: UnsafeMutablePointer<GObjectClass>) -> [String] {
        var count: guint = 0
        guard let properties = g_object_class_list_properties(type, &count) else { return [] }
        defer { g_free(properties) }
        return (0..<Int(count)).map { String(cString: properties[$0]!.pointee.name) }
    }

    /// The names of the signals of a class and of those above it.
    static func signals(of type: GType) -> [String] {
        sequence(first: type) { g_type_parent($0) }.prefix { $0 != 0 }.flatMap { type in
            var count: guint = 0
            guard let signals = g_signal_list_ids(type, &count) else { return [String]() }
            defer { g_free(signals) }
            return (0..<Int(count)).map { String(cString: g_signal_name(signals[$0])) }
        }
    }

    /// The names of all classes of objects that GLib has heard of so far.
    static func classes() -> [String] { names(below: objects) }

    private static func names(below type: GType) -> [String] {
        var count: guint = 0
        guard let children = g_type_children(type, &count) else { return [] }
        defer { g_free(children) }
        return (0..<Int(count)).flatMap { [GTKUIType.name(of: children[$0])] + names(below: children[$0]) }
    }
}
#endif
