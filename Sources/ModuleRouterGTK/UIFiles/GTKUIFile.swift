// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK

/// A UI file: what `GtkBuilder` reads, with classes of Swift among the objects and segues among the signals.
///
/// The most common use is a screen whose content a file describes:
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
/// A file may as well hold whole screens, see ``GTKUIClass``:
///
/// ```swift
/// let file = try GTKUIFile("notes.ui", classes: [ListScreen.self, EditorScreen.self])
/// let window = GTKWindow(GTKNavigation(root: try file.make(as: ListScreen.self)))
/// ```
///
/// What is routable in it is prepared by its provider when it comes to a window, which asks the screen around it where it cannot
/// do that alone (`ViewRoutePerformer`).
///
/// A segue says which screen is shown by a click:
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
/// | `to` | a screen: an object of this file, `editor`; of another one beside it, `more.ui#editor`; the first of that, `more.ui` |
/// | `route` | instead: the route of the provider that has registered this `Identifier` |
/// | `url` | instead: what the URL leads to |
/// | `kind` | `push`, `presentModally`, `presentAsSheet`, `presentAsPopover`, `window`, `show`, `showDetail`, `tab`, `addAsChild`; if it is left out, `show`, or what the route or URL says by itself |
/// | `signal` | at which signal of the object around it; `clicked`, unless given |
/// | `id` | its name: for `performSegue` and for `handler="segue:edit"` of other signals |
///
/// In the tag of a screen, or outside of all objects, a segue has a name and no signal. One inside of a screen is that screen's,
/// one outside is a segue of every screen in the file. Those that code adds by ``GTKScreen/addSegue(_:_:make:)`` while the
/// screen awakes can be named by signals too.
///
/// Signals name handlers of ``GTKOutlets/handle(_:by:_:)-(_,_,(Object)->Void)``, of the file itself, or functions of GTK's
/// (`gtk_window_close`). The `object` and `swapped` of a signal are for the last alone.
///
/// The rows of a `GtkBuilderListItemFactory` may be of declared classes too. They are made later than the file is read: they do not
/// awake, and their signals name functions of GTK's alone.
///
/// Nothing is left over of a file that has errors: what they say is in ``GTKUIFileError``.
@MainActor public struct GTKUIFile {
    public typealias Handler = @MainActor (GTKSignalArguments) -> Void

    /// For messages.
    public let name: String
    public let text: String
    let classes: [any GTKUIClass.Type]
    let handlers: [String: Handler]

    /// - Parameters:
    ///   - path: Absolute, or from the working directory.
    ///   - classes: Those that the file names, and the files that its segues lead to.
    ///   - handlers: What signals do that no object in the file handles. Kept by the objects that signal.
    /// - Throws: If it cannot be opened.
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

    /// A file that is in memory.
    ///
    /// - Parameter name: For messages; files that its segues name are beside it.
    public init(
        text: String, name: String, classes: [any GTKUIClass.Type] = [], handlers: [String: Handler] = [:]
    ) {
        self.name = name
        self.text = text
        self.classes = classes
        self.handlers = handlers
    }

    /// Makes one object of Swift, with all that is in it. Each call makes another.
    ///
    /// The other objects at the top of the file are made for it, but for the other screens.
    ///
    /// - Parameter id: If nil, the first object at the top that is of a declared class.
    /// - Throws: ``GTKUIFileError``; what ``GTKElement/awake(from:)`` throws.
    public func make<Element: GTKElement>(_ id: String? = nil, as type: Element.Type = Element.self) throws -> Element {
        try make(.declared, id, as: type)
    }

    /// Makes a screen that a segue leads to.
    func makeScreen(_ id: String?) throws -> GTKScreen { try make(.screen, id, as: GTKScreen.self) }

    private func make<Element: GTKElement>(
        _ kind: GTKUIReading.Root, _ id: String?, as type: Element.Type
    ) throws -> Element {
        let reading = try GTKUIReading(self, of: kind, id)
        let element = try reading.contents.element(reading.root.id, as: type, for: nil)
        try reading.finish()
        return element
    }

    /// Makes one widget, with all that is in it.
    ///
    /// - Parameter id: If nil, the first widget at the top of the file.
    public func makeWidget(_ id: String? = nil) throws -> GTKReference {
        let reading = try GTKUIReading(self, of: .widget, id)
        let widget = GTKReference(try reading.rootWidget())
        try reading.finish()
        return widget
    }

    /// A file beside this one.
    func neighbour(_ path: String) throws(GTKUIFileError) -> GTKUIFile {
        let folder = path.hasPrefix("/") ? "" : name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        if folder + path == name { return self }
        return try GTKUIFile(folder + path, classes: classes, handlers: handlers)
    }
}
#endif
