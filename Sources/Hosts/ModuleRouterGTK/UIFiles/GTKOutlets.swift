// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK

/// The other objects of the UI file from which an object was read, and the handlers of the file's signals.
///
/// It does not keep the objects, so you can store it.
@MainActor public final class GTKOutlets {
    /// The index of the object that uses the outlets. Nil for the screen or view whose content is the file.
    private let scope: Int?
    private let contents: GTKUIContents

    init(_ contents: GTKUIContents, of scope: Int?) {
        self.contents = contents
        self.scope = scope
    }

    /// Returns a widget by its identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier in the file.
    ///   - type: The required class: for example, `gtk_entry_get_type()`.
    /// - Throws: ``GTKUIFileError`` if the file has no such widget, or if the widget was deallocated.
    public func widget(
        _ id: String, of type: GType = gtk_widget_get_type()
    ) throws(GTKUIFileError) -> GTKWidget {
        try contents.object(id, of: type, for: scope).assumingMemoryBound(to: GtkWidget.self)
    }

    /// Returns a GLib object by its identifier: for example, an adjustment or a model.
    public func object(_ id: String, of type: GType) throws(GTKUIFileError) -> OpaquePointer {
        OpaquePointer(try contents.object(id, of: type, for: scope))
    }

    /// Returns a Swift object by its identifier.
    ///
    /// > Important: A reference to the object also keeps its widget. Let a screen keep its parts strongly, and a part keep its
    ///   screen weakly.
    public func element<Element: GTKElement>(
        _ id: String, as type: Element.Type = Element.self
    ) throws(GTKUIFileError) -> Element {
        try contents.element(id, as: type, for: scope)
    }

    /// Handles the signals that name a handler. An object handles the signals within its own tag. The screen or view whose
    /// content is the file handles the signals of the whole file. The nearest object around a signal comes first.
    ///
    /// Call it only within ``GTKElement/awake(from:)``.
    ///
    /// - Parameters:
    ///   - name: The name of the handler in the file.
    ///   - object: The object that handles the signals. Not retained.
    ///   - body: Called for each signal.
    public func handle<Object: AnyObject>(
        _ name: String, by object: Object, _ body: @escaping @MainActor (Object) -> Void
    ) {
        handle(name, by: object) { object, _ in body(object) }
    }

    /// - Parameter body: Also receives the arguments of the signal, and can set its return value.
    public func handle<Object: AnyObject>(
        _ name: String, by object: Object, _ body: @escaping @MainActor (Object, GTKSignalArguments) -> Void
    ) {
        contents.handlers[scope, default: [:]][name] = { [weak object] arguments in
            if let object { body(object, arguments) }
        }
    }
}
#endif
