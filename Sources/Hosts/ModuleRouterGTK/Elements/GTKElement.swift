// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
public import ModuleRouterViews

/// A widget and its Swift object, which have the same lifetime.
///
/// A container that keeps the widget also keeps the object, and a reference to the object also keeps the widget. You need not
/// store the object of a widget that is on the screen.
///
/// Subclass ``GTKScreen`` for the content of a window or a page, and ``GTKView`` for a part of a screen.
@MainActor open class GTKElement: ViewRouteSource {
    public let widget: GTKWidget
    /// Retains this object while a container retains the widget.
    private var anchor: Unmanaged<GTKElement>?
    /// The place where a host or a container put the element. Nil if it was added by hand or has no parent.
    var place: GTKPlace?
    /// The presentation of the element while it is shown.
    var presentation: GTKPresentation?

    init(element widget: GTKWidget) {
        self.widget = widget
        precondition(GTKElement.of(widget) == nil, "the widget is that of another GTKElement")
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        let this = Unmanaged.passUnretained(self).toOpaque()
        g_object_ref_sink(object)
        g_object_set_qdata(object, GTKElement.key, this)
        g_object_add_toggle_ref(object, GTKElement.referencesChanged, this)
        // Only the toggle reference remains. It notifies when it becomes the last reference.
        g_object_unref(object)
        // An earlier owner, such as a container, may hold another one. GLib does not notify about that.
        if object.pointee.ref_count > 1 { anchor = Unmanaged.passRetained(self) }
        GTKSignal.connect(widget, "notify::root") { [weak self] in self?.rootChanged() }
        GTKSignal.connect(widget, "notify::parent") { [weak self] in self?.parentChanged() }
    }

    isolated deinit {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        g_object_set_qdata(object, GTKElement.key, nil)
        g_object_remove_toggle_ref(object, GTKElement.referencesChanged, Unmanaged.passUnretained(self).toOpaque())
    }

    private static let key = g_quark_from_static_string("module-router-element")

    private static let referencesChanged: GToggleNotify = { data, _, isLast in
        let this = Unmanaged<GTKElement>.fromOpaque(data!)
        let element = this.takeUnretainedValue()
        MainActor.assumeIsolated {
            if isLast != 0 {
                guard let anchor = element.anchor else { return }
                element.anchor = nil
                anchor.release()
            } else if element.anchor == nil {
                element.anchor = this.retain()
            }
        }
    }

    /// Returns the element of a widget; nil if the widget has none.
    public static func of(_ widget: GTKWidget) -> GTKElement? {
        g_object_get_qdata(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
            .map { Unmanaged<GTKElement>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns the element of a widget or of its nearest ancestor. The search ends at a popover or a window.
    static func nearest(_ widget: GTKWidget) -> GTKElement? {
        var candidate: GTKWidget? = widget
        while let widget = candidate {
            if let element = of(widget) { return element }
            guard !module_router_gtk_is_native(widget) else { return nil }
            candidate = gtk_widget_get_parent(widget)
        }
        return nil
    }

    /// The nearest element around this one.
    var outer: GTKElement? { gtk_widget_get_parent(widget).flatMap(GTKElement.nearest) }

    /// The host's window or popover that contains the element; nil if it is being closed.
    var level: GTKLevel? { GTKLevel.around(widget).flatMap { $0.isClosing ? nil : $0 } }

    /// The window that contains the element. Nil if it is in no window that shows routes.
    public var window: GTKWindow? { level?.window }

    public var viewRouteHost: (any ViewRouteHost)? { window }

    /// Adds the widget of a child or a subview to the widget of this element.
    ///
    /// Appends it to a box, a list, a grid, an overlay, or another widget that takes children. Override this method to add it
    /// elsewhere. The host later removes the widget from its parent with GTK's own functions.
    ///
    /// - Returns: Whether the widget was added.
    open func place(_ element: GTKElement) -> Bool { module_router_gtk_append(widget, element.widget) }

    /// Called once for an element from a UI file, after the whole file was read. Fetch other objects and handle signals here.
    /// Inner elements are called first. Does nothing by default.
    ///
    /// - Throws: Any error, which makes the reading fail. ``GTKUIFileError`` if an object is missing.
    open func awake(from outlets: GTKOutlets) throws {}

    /// Returns whether this element is another one or is inside of it. The content of a popover or of another window is not
    /// inside.
    func isWithin(_ other: GTKElement) -> Bool {
        var candidate: GTKElement? = self
        while let element = candidate {
            if element === other { return true }
            candidate = element.outer
        }
        return false
    }

    /// Prepares an element that was added to a window by hand.
    private func rootChanged() {
        guard place == nil, presentation == nil, gtk_widget_get_root(widget) != nil else { return }
        window?.prepare(addedByHand: self)
    }

    /// Reports that other code has taken the widget out of its container.
    private func parentChanged() {
        if gtk_widget_get_parent(widget) == nil { presentation?.hasLeftByHand() }
    }
}

/// The place where a host or a container put an element.
enum GTKPlace {
    /// The content of a window or a popover.
    case content
    /// The root of a stack.
    case bottom
    case pushed
    case list
    case detail
    case tab
    case child
    case subview
}

/// A part of a screen.
///
/// ```swift
/// final class BadgeView: GTKView, BadgeViewInput {
///     init() { super.init(gtk_label_new("3")) }
/// }
/// ```
@MainActor open class GTKView: GTKElement {
    /// - Parameter widget: A new widget that has no other element.
    public init(_ widget: GTKWidget) { super.init(element: widget) }

    /// Creates the view of a widget from a UI file. See ``GTKUIClass``.
    public init(widget: GTKWidget) { super.init(element: widget) }

    /// Creates a view with the content of a UI file.
    ///
    /// - Parameters:
    ///   - file: The UI file.
    ///   - root: The identifier of the view's widget. Defaults to the first widget at the top level of the file.
    /// - Throws: ``GTKUIFileError``; also the errors of ``GTKElement/awake(from:)``.
    public init(file: GTKUIFile, root: String? = nil) throws {
        let reading = try GTKUIReading(file, of: .content, root)
        super.init(element: try reading.rootWidget())
        try reading.finish(owner: self)
    }
}
#endif
