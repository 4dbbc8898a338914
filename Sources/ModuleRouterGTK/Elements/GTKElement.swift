// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
public import ModuleRouter

/// A widget and its object of Swift, which live as one.
///
/// As long as the widget is in a container, the container keeps both; as long as somebody has the object, that keeps both. So
/// nobody has to keep the object of a widget that is on the screen, and both are freed when it has gone.
///
/// Subclass ``GTKScreen`` for what fills a window or a page, ``GTKView`` for what is a part of a screen.
@MainActor open class GTKElement: ViewRouteSource {
    public let widget: GTKWidget
    /// Keeps this object while a container keeps the widget.
    private var anchor: Unmanaged<GTKElement>?
    /// Where a host or a container has put it; nil if it was put there by hand, or is nowhere.
    var place: GTKPlace?
    /// What stands for it while it is shown.
    var presentation: GTKPresentation?

    init(element widget: GTKWidget) {
        self.widget = widget
        precondition(GTKElement.of(widget) == nil, "the widget is that of another GTKElement")
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        let this = Unmanaged.passUnretained(self).toOpaque()
        g_object_ref_sink(object)
        g_object_set_qdata(object, GTKElement.key, this)
        g_object_add_toggle_ref(object, GTKElement.referencesChanged, this)
        // What is left is the reference that tells when it is the last one.
        g_object_unref(object)
        // Unless somebody had one before, who may be a container: nobody tells of that.
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

    /// The element of a widget; nil if it has none.
    public static func of(_ widget: GTKWidget) -> GTKElement? {
        g_object_get_qdata(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key)
            .map { Unmanaged<GTKElement>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The element of a widget, or of the nearest one that this is in. Popovers and windows are in nothing.
    static func nearest(_ widget: GTKWidget) -> GTKElement? {
        var candidate: GTKWidget? = widget
        while let widget = candidate {
            if let element = of(widget) { return element }
            guard !module_router_gtk_is_native(widget) else { return nil }
            candidate = gtk_widget_get_parent(widget)
        }
        return nil
    }

    /// The element that this one is in.
    var outer: GTKElement? { gtk_widget_get_parent(widget).flatMap(GTKElement.nearest) }

    /// The window or popover that this one is in, of those that a host has made; nil if it is being closed.
    var level: GTKLevel? { GTKLevel.around(widget).flatMap { $0.isClosing ? nil : $0 } }

    /// The window that this is in, if that shows routes.
    public var window: GTKWindow? { level?.window }

    public var viewRouteHost: (any ViewRouteHost)? { window }

    /// Puts the widget of a child or a subview into this one's.
    ///
    /// Appends it where this widget is a box, a list, a grid, an overlay, or something else that has room for several. Override
    /// it for a place of your own; what was put there is taken out by GTK's means.
    ///
    /// - Returns: Whether there is a place for it.
    open func place(_ element: GTKElement) -> Bool { module_router_gtk_append(widget, element.widget) }

    /// Called once for what comes from a UI file, when all that is in the file has been read: the moment to fetch the other objects,
    /// and to handle signals. What is inside is called before. Does nothing unless overridden.
    ///
    /// - Throws: Whatever makes the reading fail: ``GTKUIFileError`` if an object is not there.
    open func awake(from outlets: GTKOutlets) throws {}

    /// Whether this is another one, or inside of it. What is in a popover or a window of its own is not inside.
    func isWithin(_ other: GTKElement) -> Bool {
        var candidate: GTKElement? = self
        while let element = candidate {
            if element === other { return true }
            candidate = element.outer
        }
        return false
    }

    /// The widget has come to a window, or has left one.
    private func rootChanged() {
        guard place == nil, presentation == nil, gtk_widget_get_root(widget) != nil else { return }
        window?.prepare(addedByHand: self)
    }

    /// The widget has come to a container, or has left one.
    private func parentChanged() {
        if gtk_widget_get_parent(widget) == nil { presentation?.hasLeftByHand() }
    }
}

/// Where a host or a container has put an element.
enum GTKPlace {
    /// What fills a window or a popover.
    case content
    /// The first of a stack.
    case bottom
    case pushed
    case list
    case detail
    case tab
    case child
    case subview
}

/// A part of a screen, with a widget.
///
/// ```swift
/// final class BadgeView: GTKView, BadgeViewInput {
///     init() { super.init(gtk_label_new("3")) }
/// }
/// ```
@MainActor open class GTKView: GTKElement {
    /// - Parameter widget: Nobody else's yet.
    public init(_ widget: GTKWidget) { super.init(element: widget) }

    /// A view of a UI file. See ``GTKUIClass``.
    public init(widget: GTKWidget) { super.init(element: widget) }

    /// A view whose content is described by a UI file.
    ///
    /// - Parameter root: The widget that becomes the view's; the first one at the top of the file, if nil.
    /// - Throws: ``GTKUIFileError``; what ``GTKElement/awake(from:)`` throws.
    public init(file: GTKUIFile, root: String? = nil) throws {
        let reading = try GTKUIReading(file, of: .content, root)
        super.init(element: try reading.rootWidget())
        try reading.finish(owner: self)
    }
}
#endif
