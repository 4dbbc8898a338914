// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import RouteTables

/// The events that the tests of UI files compare, in order.
@MainActor final class UILog {
    var lines: [String] = []

    /// The log of the running test.
    @TaskLocal static var current: UILog?

    static func add(_ line: String) { current?.lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor protocol NoteInput: AnyObject {
    var author: String? { get set }
}

@MainActor protocol TagInput: AnyObject {
    var color: String? { get set }
}

extension RoutableView where Protocol == any NoteInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == any TagInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// A routable screen in UI files, which its provider can prepare alone.
final class NoteScreen: GTKScreen, NoteInput, GTKUIClass {
    var author: String?
    private(set) var entry: GTKWidget?
    private(set) var tag: TagView?
    var saved = 0

    override func awake(from outlets: GTKOutlets) throws {
        UILog.add("NoteScreen '\(title)' awakes")
        entry = try? outlets.widget("entry", of: gtk_entry_get_type())
        tag = try? outlets.element("tag")
        outlets.handle("save", by: self) { $0.saved += 1 }
    }
}

struct NoteRouter: ObservingViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableView<any NoteInput>()) { $0 }
        ProviderIdentifier("note")
        URLPattern("notes://note")
    }
    static var supportedPaths: ViewRoutePaths { [.push, .presentModally, .performSegue, .makeDestination, .show] }

    func makeDestination(with configuration: RouteConfiguration) -> NoteScreen? {
        NoteScreen(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), title: "made by the provider")
    }

    func prepare(_ destination: NoteScreen, with configuration: RouteConfiguration) {
        UILog.add("provider prepares '\(destination.title)'")
        destination.author = "Ada"
    }

    static func observe(_ event: ViewRouteEvent, of destination: NoteScreen) {
        guard event.phase == .willPerform else { return }
        UILog.add("'\(destination.title)' by \(event.kind), \(event.initiator)")
    }
}

/// A view in UI files. Its provider asks the screen around it for the preparation.
final class TagView: GTKView, TagInput, GTKUIClass {
    var color: String?
    static var uiParent: GType { gtk_button_get_type() }

    override func awake(from outlets: GTKOutlets) { UILog.add("TagView awakes") }
}

struct TagRouter: ExternalViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any TagInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: RouteConfiguration) -> TagView? { nil }

    func isPrepared(external destination: TagView) -> Bool { destination.color != nil }

    func prepare(_ destination: TagView, with configuration: RouteConfiguration) {
        UILog.add("provider prepares a tag, \(destination.color ?? "none")")
    }
}

/// A screen that prepares the views inside of it.
final class BoardScreen: GTKScreen, GTKUIClass, ViewRoutePerformer {
    private(set) var isAwake = false

    override func awake(from outlets: GTKOutlets) throws {
        isAwake = true
        UILog.add("BoardScreen '\(title)' awakes")
    }

    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        UILog.add("'\(title)' prepares a \(type(of: destination))")
        (destination as? TagView)?.color = "red"
    }
}

/// A file of real size: nested, with several objects of one class, and segues.
let boardFile = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <object class="Nothing"/> -->
    <interface>
      <object class="GtkAdjustment" id="pages"><property name="upper">7</property></object>
      <object class="BoardScreen" id="board">
        <property name="title">Board &amp; more</property>
        <property name="orientation">vertical</property>
        <property name="spacing">6</property>
        <child>
          <object class="GtkFrame">
            <child>
              <object class="GtkBox">
                <child><object class="TagView" id="first"><property name="label">one</property></object></child>
                <child><object class="TagView"><property name="label">two</property></object></child>
                <child>
                  <object class="GtkSpinButton" id="page"><property name="adjustment">pages</property></object>
                </child>
              </object>
            </child>
          </object>
        </child>
        <child>
          <object class="GtkButton" id="open">
            <property name="label">Open</property>
            <segue id="open" kind="push" to="note"/>
          </object>
        </child>
        <child>
          <object class="GtkEntry" id="search"><signal name="activate" handler="segue:open"/></object>
        </child>
      </object>
      <object class="NoteScreen" id="note">
        <property name="title">Note</property>
        <child><object class="GtkEntry" id="entry"><property name="text">hello</property></object></child>
        <child><object class="TagView" id="tag"/></child>
        <child>
          <object class="GtkButton" id="save"><signal name="clicked" handler="save"/></object>
        </child>
      </object>
    </interface>
    """

extension GTKUIFile {
    static func board() -> GTKUIFile {
        GTKUIFile(
            text: boardFile, name: "board.ui", classes: [BoardScreen.self, NoteScreen.self, TagView.self])
    }

    /// Returns a small file with the given body of the interface.
    static func small(_ body: String) -> GTKUIFile {
        GTKUIFile(
            text: "<interface>\n\(body)\n</interface>\n", name: "small.ui",
            classes: [BoardScreen.self, NoteScreen.self, TagView.self])
    }
}

/// Emits a signal without arguments, as a user's action does.
@MainActor func emit(_ widget: GTKWidget, _ name: String) {
    let type = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee
        .g_type
    var value = GValue()
    g_value_init(&value, type)
    g_value_set_object(&value, widget)
    var answer = GValue()
    g_signal_emitv(&value, g_signal_lookup(name, type), 0, &answer)
    g_value_unset(&value)
}

/// Returns the widget with an identifier inside of another widget.
@MainActor func part(_ id: String, of widget: GTKWidget) -> GTKWidget? {
    if let name = gtk_buildable_get_buildable_id(OpaquePointer(widget)), String(cString: name) == id { return widget }
    var child = gtk_widget_get_first_child(widget)
    while let candidate = child {
        if let found = part(id, of: candidate) { return found }
        child = gtk_widget_get_next_sibling(candidate)
    }
    return nil
}
#endif
