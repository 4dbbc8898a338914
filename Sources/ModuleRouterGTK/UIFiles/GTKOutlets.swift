// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK
import CModuleRouterGTK

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

/// What was made of a file. Keeps nothing of it.
@MainActor final class GTKUIContents {
    let document: GTKUIDocument
    /// By the object that declares them; by nil those of the screen or view whose content the file is.
    var handlers: [Int?: [String: @MainActor (GTKSignalArguments) -> Void]] = [:]
    private let objects: [String: GTKWeakObject]

    init(_ document: GTKUIDocument, _ objects: [String: GTKWeakObject]) {
        self.document = document
        self.objects = objects
    }

    func object(_ id: String, of type: GType, for scope: Int?) throws(GTKUIFileError) -> UnsafeMutableRawPointer {
        let position = document.position(ofObject: id)
        guard let object = objects[id]?.object else {
            let asker = scope.map { document.objects[$0] } ?? document.objects.first
            let reason = position == nil ? "there is no object" : "there is no more of the object"
            throw GTKUIFileError(
                .missingObject, document.name, position ?? asker.map { document.position(of: $0.tag) },
                "\(reason) \"\(id)\"" + GTKUIName.near(id, among: document.objects.filter(\.hasID).map(\.id)))
        }
        let actual = module_router_gtk_type_of(object)
        guard g_type_is_a(actual, type) != 0 else {
            throw wrongClass(id, GTKUIName.of(object), GTKUIType.name(of: type))
        }
        return object
    }

    func element<Element: GTKElement>(
        _ id: String, as type: Element.Type, for scope: Int?
    ) throws(GTKUIFileError) -> Element {
        let object = try object(id, of: gtk_widget_get_type(), for: scope)
        guard let element = GTKElement.of(object.assumingMemoryBound(to: GtkWidget.self)) as? Element else {
            throw wrongClass(id, GTKUIName.of(object), "\(type)")
        }
        return element
    }

    private func wrongClass(_ id: String, _ actual: String, _ expected: String) -> GTKUIFileError {
        let object = document.objects.first { $0.id == id }
        let name = object?.hasID == false ? "this object" : "\"\(id)\""
        return GTKUIFileError(
            .wrongClass, document.name, document.position(ofObject: id), "\(name) is a \(actual), no \(expected)")
    }
}

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
