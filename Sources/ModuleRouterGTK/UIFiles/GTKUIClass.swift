// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK

/// A class of Swift whose objects stand in UI files.
///
/// ```swift
/// final class EditorScreen: GTKScreen, EditorViewInput, GTKUIClass {
///     private var note: GTKWidget?
///
///     override func awake(from outlets: GTKOutlets) throws {
///         note = try outlets.widget("note")
///         outlets.handle("save", by: self) { $0.save() }
///     }
/// }
/// ```
///
/// ```xml
/// <object class="EditorScreen" id="editor">
///   <property name="title">Editor</property>
///   <property name="orientation">vertical</property>
///   <child><object class="GtkEntry" id="note"/></child>
///   <child>
///     <object class="GtkButton">
///       <property name="label">Save</property>
///       <signal name="clicked" handler="save"/>
///     </object>
///   </child>
/// </object>
/// ```
///
/// The class is declared to the ``GTKUIFile``. Its objects are made with their widgets, of ``uiParent`` with all its properties,
/// signals and children; screens have a `title` as well. A class with initializers of its own writes the one of the protocol
/// too: `init(widget: GTKWidget) { super.init(widget) }`.
@MainActor public protocol GTKUIClass: GTKElement {
    /// What files call it. The name of the class, unless implemented.
    static var uiName: String { get }

    /// The class of GTK's that its widgets are a subclass of; no final one. That of boxes, unless implemented. Read once.
    static var uiParent: GType { get }

    /// Makes the object of a new widget. Neither properties nor children are set yet: wait for
    /// ``GTKElement/awake(from:)``.
    init(widget: GTKWidget)
}

extension GTKUIClass {
    public static var uiName: String { "\(Self.self)" }

    public static var uiParent: GType { gtk_box_get_type() }
}
#endif
