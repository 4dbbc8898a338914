// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK

/// A Swift class whose objects can be part of a UI file.
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
/// Pass the class to ``GTKUIFile``. GTK creates a widget of a subclass of ``uiParent``, with all its properties, signals and
/// children, and the Swift object with it. A screen also has the property `title`. A class with its own initialisers must also
/// implement the initialiser of the protocol: `init(widget: GTKWidget) { super.init(widget) }`.
@MainActor public protocol GTKUIClass: GTKElement {
    /// The name of the class in files. Defaults to the name of the Swift class.
    static var uiName: String { get }

    /// The GTK class of which the widgets are a subclass. It must not be final. Defaults to `GtkBox`. Read only once.
    static var uiParent: GType { get }

    /// Creates the object for a new widget. The widget has no properties and children yet: use ``GTKElement/awake(from:)`` for
    /// them.
    init(widget: GTKWidget)
}

extension GTKUIClass {
    public static var uiName: String { "\(Self.self)" }

    public static var uiParent: GType { gtk_box_get_type() }
}
#endif
