// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK

/// A UI file: a file for `GtkBuilder` that can also contain Swift classes and segues.
///
/// The most common use is a screen with the content of a file:
///
/// ```swift
/// final class EditorScreen: GTKScreen, EditorViewInput {
///     init() throws { try super.init(file: GTKUIFile("editor.ui")) }
///
///     override func awake(from outlets: GTKOutlets) throws {
///         outlets.handle("save", by: self) { $0.save() }
///     }
/// }
/// ```
///
/// A file can also contain whole screens. See ``GTKUIClass``:
///
/// ```swift
/// let file = try GTKUIFile("notes.ui", classes: [ListScreen.self, EditorScreen.self])
/// let window = GTKWindow(GTKNavigation(root: try file.make(as: ListScreen.self)))
/// ```
///
/// When a routable view of the file enters a window, its provider prepares it. If the provider cannot prepare the view alone,
/// the screen around it prepares it first (`ViewRoutePerformer`).
///
/// A segue shows a screen after a click:
///
/// ```xml
/// <object class="GtkButton">
///   <property name="label">Edit</property>
///   <segue id="edit" kind="push" to="editor"/>
/// </object>
/// ```
///
/// | attribute | |
/// | --- | --- |
/// | `to` | the screen: an object of this file, `editor`; an object of a file in the same folder, `more.ui#editor`; the first screen of that file, `more.ui` |
/// | `route` | instead of `to`: the route of the provider that has registered this `Identifier` |
/// | `url` | instead of `to`: the route of this URL |
/// | `kind` | `push`, `presentModally`, `presentAsSheet`, `presentAsPopover`, `window`, `show`, `showDetail`, `tab`, `addAsChild`; defaults to `show`, or to the default path of the route or URL |
/// | `signal` | the signal of the object around the segue that starts it; defaults to `clicked` |
/// | `id` | the name of the segue for `performSegue`, and for `handler="segue:edit"` of other signals |
///
/// A segue directly in the tag of a screen, or outside of all objects, has a name and no signal. A segue inside of a screen
/// belongs to that screen. A segue outside of all objects belongs to every screen in the file. Signals can also name a segue
/// that code adds by ``GTKScreen/addSegue(_:_:make:)`` in ``GTKElement/awake(from:)``.
///
/// A signal names a handler of ``GTKOutlets/handle(_:by:_:)-(_,_,(Object)->Void)``, a handler of the file itself, or a function
/// of GTK (`gtk_window_close`). The attributes `object` and `swapped` apply only to functions of GTK.
///
/// The rows of a `GtkBuilderListItemFactory` can be of declared classes too. GTK creates them after the file was read: they do
/// not awake, and their signals can name only functions of GTK.
///
/// A file with errors leaves no objects behind. ``GTKUIFileError`` describes the error.
@MainActor public struct GTKUIFile {
    public typealias Handler = @MainActor (GTKSignalArguments) -> Void

    /// The name of the file for messages.
    public let name: String
    public let text: String
    let classes: [any GTKUIClass.Type]
    let handlers: [String: Handler]

    /// - Parameters:
    ///   - path: The path of the file, absolute or relative to the working directory.
    ///   - classes: The Swift classes in the file and in the files of its segues.
    ///   - handlers: The handlers of signals that no object in the file handles. The objects that emit the signals keep them.
    /// - Throws: ``GTKUIFileError`` if the file cannot be opened.
    public init(
        _ path: String, classes: [any GTKUIClass.Type] = [], handlers: [String: Handler] = [:]
    ) throws(GTKUIFileError) {
        var contents: UnsafeMutablePointer<CChar>?
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        guard g_file_get_contents(path, &contents, &length, &error) != 0, let contents else {
            throw GTKUIFileError(.unreadableFile, path, nil, GTKUIDocument.message(of: error))
        }
        defer { g_free(contents) }
        let text = String(decoding: UnsafeRawBufferPointer(start: contents, count: Int(length)), as: UTF8.self)
        self.init(text: text, name: path, classes: classes, handlers: handlers)
    }

    /// Creates a file from a text in memory.
    ///
    /// - Parameters:
    ///   - text: The content of the file.
    ///   - name: The name for messages. Segues find other files in the folder of this name.
    ///   - classes: The Swift classes in the file and in the files of its segues.
    ///   - handlers: The handlers of signals that no object in the file handles.
    public init(
        text: String, name: String, classes: [any GTKUIClass.Type] = [], handlers: [String: Handler] = [:]
    ) {
        self.name = name
        self.text = text
        self.classes = classes
        self.handlers = handlers
    }

    /// Creates one Swift object with everything inside of it. Each call creates a new object.
    ///
    /// The other objects at the top level of the file are created too, except the other screens.
    ///
    /// - Parameters:
    ///   - id: The identifier of the object. Defaults to the first object of a declared class at the top level.
    ///   - type: The class of the object.
    /// - Throws: ``GTKUIFileError``; also the errors of ``GTKElement/awake(from:)``.
    public func make<Element: GTKElement>(_ id: String? = nil, as type: Element.Type = Element.self) throws -> Element {
        try make(.declared, id, as: type)
    }

    /// Creates the screen that a segue shows.
    func makeScreen(_ id: String?) throws -> GTKScreen { try make(.screen, id, as: GTKScreen.self) }

    private func make<Element: GTKElement>(
        _ kind: GTKUIReading.Root, _ id: String?, as type: Element.Type
    ) throws -> Element {
        let reading = try GTKUIReading(self, of: kind, id)
        let element = try reading.contents.element(reading.root.id, as: type, for: nil)
        try reading.finish()
        return element
    }

    /// Creates one widget with everything inside of it.
    ///
    /// - Parameter id: The identifier of the widget. Defaults to the first widget at the top level of the file.
    public func makeWidget(_ id: String? = nil) throws -> GTKReference {
        let reading = try GTKUIReading(self, of: .widget, id)
        let widget = GTKReference(try reading.rootWidget())
        try reading.finish()
        return widget
    }

    /// Returns a file by its path relative to this one.
    func neighbour(_ path: String) throws(GTKUIFileError) -> GTKUIFile {
        let folder = path.hasPrefix("/") ? "" : name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        if folder + path == name { return self }
        return try GTKUIFile(folder + path, classes: classes, handlers: handlers)
    }
}
#endif
