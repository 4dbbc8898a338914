// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK
import ViewHostSuite

/// A GTK window in the suite of all hosts.
final class DrivenGTKWindow: DrivenWindow {
    private let window: GTKWindow

    init(_ window: GTKWindow) { self.window = window }

    var host: any ViewRouteHost { window }

    // MARK: Contents

    var content: DrivenLevel? { window.content.map(level) }
    var presented: DrivenLevel? { window.presented.map(level) }
    var top: AnyObject? { window.topScreen }

    private func level(_ screen: GTKScreen) -> DrivenLevel {
        switch screen {
        case let navigation as GTKNavigation: .stack(navigation.stack)
        case let split as GTKSplit: .columns(list: split.list, detail: split.detail)
        case let tabs as GTKTabs: .tabs(tabs.tabs, selected: tabs.selected)
        default: .screen(screen)
        }
    }

    func children(of screen: AnyObject) -> [AnyObject] { inside(screen).filter { $0 is GTKScreen } }

    func parts(of view: AnyObject) -> [AnyObject] { inside(view).filter { $0 is DrivenGTKPart } }

    private func inside(_ view: AnyObject) -> [GTKElement] {
        var found: [GTKElement] = []
        var next = (view as? GTKElement).flatMap { gtk_widget_get_first_child($0.widget) }
        while let widget = next {
            if let element = GTKElement.of(widget) { found.append(element) }
            next = gtk_widget_get_next_sibling(widget)
        }
        return found
    }

    func contains(_ object: AnyObject) -> Bool { (object as? GTKElement)?.window === window }

    // MARK: Dialogs

    var dialog: DrivenDialog? {
        guard let dialog = window.dialogWindow else { return nil }
        let all = widgets(in: UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWidget.self))
        let labels = all.filter { `is`($0, gtk_label_get_type()) && !isInControl($0) }
            .compactMap { gtk_label_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
        let text = field(in: all).flatMap { gtk_editable_get_text(OpaquePointer($0)) }.map { String(cString: $0) }
        return DrivenDialog(
            title: labels.first ?? "", message: labels.dropFirst().first,
            buttons: all.compactMap { title(of: $0) }, text: text)
    }

    func userChooses(_ button: String) {
        let button = dialogWidgets.first { title(of: $0) == button }
        if let button { emit(button, "clicked") }
    }

    func userEnters(_ text: String) {
        if let field = field(in: dialogWidgets) { gtk_editable_set_text(OpaquePointer(field), text) }
    }

    func userClosesDialog() {
        if let dialog = window.dialogWindow { gtk_window_close(dialog) }
    }

    private var dialogWidgets: [GTKWidget] {
        window.dialogWindow.map {
            widgets(in: UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self))
        } ?? []
    }

    /// The title of a button of the dialog. The window's own buttons have icons.
    private func title(of widget: GTKWidget) -> String? {
        guard `is`(widget, gtk_button_get_type()) else { return nil }
        let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
        return gtk_button_get_label(button).map { String(cString: $0) }
    }

    /// The field inside of an entry.
    private func field(in widgets: [GTKWidget]) -> GTKWidget? { widgets.first { `is`($0, gtk_text_get_type()) } }

    private func isInControl(_ widget: GTKWidget) -> Bool {
        gtk_widget_get_ancestor(widget, gtk_button_get_type()) != nil
            || gtk_widget_get_ancestor(widget, gtk_text_get_type()) != nil
            || gtk_widget_get_ancestor(widget, gtk_header_bar_get_type()) != nil
    }

    private func `is`(_ widget: GTKWidget, _ type: GType) -> Bool {
        g_type_check_instance_is_a(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type)
            != 0
    }

    /// Returns a widget and all widgets below it, in order.
    private func widgets(in widget: GTKWidget) -> [GTKWidget] {
        var found = [widget]
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            found += widgets(in: child)
            next = gtk_widget_get_next_sibling(child)
        }
        return found
    }

    // MARK: The user

    private var navigation: GTKNavigation? {
        window.presented as? GTKNavigation ?? window.content as? GTKNavigation
    }

    private var popover: UnsafeMutablePointer<GtkPopover>? {
        window.presented.flatMap { gtk_widget_get_ancestor($0.widget, gtk_popover_get_type()) }
            .map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkPopover.self) }
    }

    func userGoesBack() { navigation?.goBack() }

    func userDismisses() {
        guard let root = window.presented.flatMap({ gtk_widget_get_root($0.widget) }) else { return }
        gtk_window_close(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self))
    }

    func userClicksOutside() {
        // GTK closes a popover that hides itself.
        if let popover, gtk_popover_get_autohide(popover) != 0 { gtk_popover_popdown(popover) }
    }

    func userClosesTheWindow() {
        if let native = window.gtkWindow { gtk_window_close(native) }
    }

    func userPerformsSegue(_ identifier: String, from screen: any DrivenScreen) {
        if let screen = screen as? GTKScreen { window.userPerformsSegue(identifier, from: screen) }
    }

    func userBeginsToSwipeBack() throws { throw NoSuchGesture() }
    func userLetsGo(cancelled: Bool) {}

    // MARK: Code

    func push(_ screen: AnyObject) {
        if let screen = screen as? GTKScreen { navigation?.push(screen) }
    }
    func pop() { navigation?.pop() }
    func popToRoot() { navigation?.popToRoot() }
    func present(_ screen: AnyObject) { show(screen, .presentModally) }
    func addTab(_ screen: AnyObject) { show(screen, .tab) }
    private func show(_ screen: AnyObject, _ kind: ViewRouteKind) {
        if let screen = screen as? GTKScreen { window.show(screen, by: kind) }
    }
    func dismiss() {
        if let presented = window.presented { window.remove(presented) }
    }

    func remove(_ object: AnyObject) {
        guard let element = object as? GTKElement else { return }
        if element is GTKScreen {
            window.remove(element)
        } else {
            // Removes a view as code without routes does.
            displace(element)
        }
    }

    func addPart(_ part: AnyObject, to view: AnyObject) {
        if let part = part as? GTKElement, let view = view as? GTKElement { gtk_box_append(box(view), part.widget) }
    }

    func close() { window.close() }

    func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: any DrivenScreen,
        make: @escaping @MainActor () -> (any DrivenDestination)?
    ) {
        (screen as? GTKScreen)?.addSegue(identifier, kind) { make() as? GTKElement }
    }

    func placeChild(_ child: AnyObject, in parent: any DrivenScreen) { addPart(child, to: parent) }

    func displaceChild(_ child: AnyObject) {
        if let child = child as? GTKElement { displace(child) }
    }

    private func displace(_ element: GTKElement) {
        guard let parent = gtk_widget_get_parent(element.widget) else { return }
        gtk_box_remove(UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkBox.self), element.widget)
    }

    private func box(_ element: GTKElement) -> UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(element.widget).assumingMemoryBound(to: GtkBox.self)
    }

    /// GTK's own clock advances transitions.
    func advance() {}
}
#endif
