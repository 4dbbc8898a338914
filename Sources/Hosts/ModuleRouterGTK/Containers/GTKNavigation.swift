// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
import ModuleRouterViews

/// A stack of screens below a bar with a back button. Only the last screen is visible.
///
/// If the container fills a window, its bar is the title bar of the window. Escape, Alt with the left arrow key, and the back
/// button of the mouse also go back.
@MainActor public final class GTKNavigation: GTKScreen, GTKContainer, GTKBarOwner {
    /// The duration of a slide in milliseconds. Defaults to 200.
    public var slideDuration: Int = 200 {
        didSet { gtk_stack_set_transition_duration(stackWidget, guint(max(0, slideDuration))) }
    }
    /// The screens, root first.
    public private(set) var stack: [GTKScreen]
    let stackWidget: OpaquePointer
    let bar: GTKBar

    public init(root: GTKScreen) {
        let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let pages: GTKWidget = gtk_stack_new()
        stackWidget = OpaquePointer(pages)
        stack = [root]
        bar = GTKBar()
        gtk_widget_set_hexpand(pages, 1)
        gtk_widget_set_vexpand(pages, 1)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), bar.widget)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), pages)
        bar.setWindowButtons(false)
        super.init(box)
        bar.goBack = { [weak self] in self?.goBack() }
        gtk_stack_set_transition_duration(stackWidget, guint(slideDuration))
        root.place = .bottom
        gtk_stack_add_child(stackWidget, root.widget)
        updateBar()
    }

    override var visible: GTKScreen { stack.last?.visible ?? self }

    /// Pushes a screen without a router. Hooks and observers are notified.
    public func push(_ screen: GTKScreen, animated: Bool = true) {
        guard let window else { return add(screen) }
        window.showByHand(screen, by: .push, from: self, animated: animated)
    }

    /// Pops the last screen without a router. Does nothing if it is the root.
    public func pop(animated: Bool = true) { pop(to: stack.count - 2, animated: animated) }

    /// Pops all screens except the root, without a router.
    public func popToRoot(animated: Bool = true) { pop(to: 0, animated: animated) }

    private func pop(to index: Int, animated: Bool) {
        guard index >= 0, index + 1 < stack.count else { return }
        if let window {
            window.removeByHand(stack[index + 1], animated: animated)
        } else {
            while stack.count > index + 1 { drop(stack[stack.count - 1]) }
        }
    }

    /// Goes back to the previous screen, like the back button.
    ///
    /// - Returns: Whether the stack is in a window and has a previous screen.
    @discardableResult
    public func goBack() -> Bool {
        guard stack.count > 1, let window else { return false }
        // If the last screen is already being removed, the user means the screen below it.
        window.settle()
        // A waiting transition may have begun. Its screen is not visible yet.
        guard window.move == nil, let last = stack.last, last.place == .pushed else { return true }
        if last.refusesToBeDismissed { last.didRefuse?() } else { window.userRemoves(last) }
        return true
    }

    // MARK: Calls from the host

    /// Adds a screen to the stack. In a window, the screen is not visible before it is shown.
    func add(_ screen: GTKScreen) {
        screen.place = .pushed
        stack.append(screen)
        gtk_stack_add_child(stackWidget, screen.widget)
        if window == nil { show(screen, movingBack: false, animated: false) }
    }

    /// Begins to show a screen of the stack.
    ///
    /// - Returns: Whether a slide is running.
    @discardableResult
    func show(_ screen: GTKScreen, movingBack: Bool, animated: Bool) -> Bool {
        let transition =
            !animated || slideDuration <= 0
            ? GTK_STACK_TRANSITION_TYPE_NONE
            : movingBack ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        gtk_stack_set_transition_type(stackWidget, transition)
        gtk_stack_set_visible_child(stackWidget, screen.widget)
        updateBar(for: screen)
        return isSliding
    }

    /// Whether a slide is running.
    var isSliding: Bool { gtk_stack_get_transition_running(stackWidget) != 0 }

    /// Removes a screen from any position in the stack.
    func drop(_ screen: GTKElement) {
        guard let index = stack.lastIndex(where: { $0 === screen }) else { return }
        stack.remove(at: index)
        screen.place = nil
        if gtk_widget_get_parent(screen.widget) == GTKWidget(stackWidget) {
            gtk_stack_remove(stackWidget, screen.widget)
        }
        updateBar()
    }

    // MARK: Bar

    /// Takes the bar out of the container, for use as the title bar of the window.
    ///
    /// - Returns: The bar, without a parent.
    func giveBarToWindow() -> GTKWidget {
        bar.setWindowButtons(true)
        module_router_gtk_remove_from_parent(bar.widget)
        return bar.widget
    }

    func takeBarBack() {
        bar.setWindowButtons(false)
        gtk_box_prepend(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self), bar.widget)
    }

    func updateBar() {
        if let last = stack.last { updateBar(for: last) }
    }

    private func updateBar(for screen: GTKScreen) {
        let index = stack.lastIndex { $0 === screen } ?? 0
        bar.show(screen.visible, canGoBack: index > 0)
        // The window and an outer container may show the title too.
        if let outer = outer as? GTKScreen { outer.titleChanged() } else { level?.updateBar() }
    }
}

extension GTKWidget {
    /// Casts the opaque pointer that Swift imports for some widget types.
    init(_ opaque: OpaquePointer) { self = UnsafeMutableRawPointer(opaque).assumingMemoryBound(to: GtkWidget.self) }
}
#endif
