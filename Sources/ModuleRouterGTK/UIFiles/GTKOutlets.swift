// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK

/// The other objects of the file that an object was read from, and the handlers of its signals.
///
/// It does not keep the objects, and may be kept.
@MainActor public final class GTKOutlets {
    /// The object of whom this is; nil for the screen or view whose content the file is.
    private let scope: Int?
    private let contents: GTKUIContents

    init(_ contents: GTKUIContents, of scope: Int?) {
        self.contents = contents
        self.scope = scope
    }

    /// A widget by its identifier.
    ///
    /// - Parameter type: What it has to be: `gtk_entry_get_type()`.
    /// - Throws: If the file has no such widget, or it has gone.
    public func widget(
        _ id: String, of type: GType = gtk_widget_get_type()
    ) throws(GTKUIFileError) -> GTKWidget {
        try contents.object(id, of: type, for: scope).assumingMemoryBound(to: GtkWidget.self)
    }

    /// Any object of GLib's by its identifier: an adjustment, a model.
    public func object(_ id: String, of type: GType) throws(GTKUIFileError) -> OpaquePointer {
        OpaquePointer(try contents.object(id, of: type, for: scope))
    }

    /// An object of Swift by its identifier.
    ///
    /// > Important: It keeps its widget, as the screen that it is in keeps it: have screens keep their parts, and the parts their
    ///   screen weakly.
    public func element<Element: GTKElement>(
        _ id: String, as type: Element.Type = Element.self
    ) throws(GTKUIFileError) -> Element {
        try contents.element(id, as: type, for: scope)
    }

    /// Says what is done at the signals of this object's part of the file that name a handler: inside of its own tag, or,
    /// where the file is the content of a screen or view, anywhere in the file. The nearest object around a signal comes
    /// first. Only within ``GTKElement/awake(from:)``.
    ///
    /// - Parameter object: Not kept.
    public func handle<Object: AnyObject>(
        _ name: String, by object: Object, _ body: @escaping @MainActor (Object) -> Void
    ) {
        handle(name, by: object) { object, _ in body(object) }
    }

    /// - Parameter body: Is handed what the signal carries as well, and may answer it.
    public func handle<Object: AnyObject>(
        _ name: String, by object: Object, _ body: @escaping @MainActor (Object, GTKSignalArguments) -> Void
    ) {
        contents.handlers[scope, default: [:]][name] = { [weak object] arguments in
            if let object { body(object, arguments) }
        }
    }
}
#endif
