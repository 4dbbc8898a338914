// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouterViews

/// The content of a window, a navigation page, a column or a popover.
///
/// ```swift
/// final class GreetingScreen: GTKScreen, GreetingInput {
///     init() {
///         let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
///         super.init(box, title: "Hello")
///         …
///     }
/// }
/// ```
@MainActor open class GTKScreen: GTKElement {
    /// The title in the bar above the screen and on its tab.
    public var title: String {
        didSet { titleChanged() }
    }
    /// The widgets at the left of the bar above the screen, after the back button. Retained.
    public private(set) var leadingItems: [GTKReference] = []
    /// The widgets at the right of the bar above the screen, outermost first. Retained.
    public private(set) var trailingItems: [GTKReference] = []
    /// Whether the user cannot dismiss the screen with the toolkit's controls: back, Escape, closing the window, a click
    /// elsewhere. Defaults to false.
    public var refusesToBeDismissed = false {
        didSet { titleChanged() }
    }
    /// Called when the user tries to dismiss the screen but it refuses. For example, ask here whether to save changes.
    public var didRefuse: (@MainActor () -> Void)? {
        didSet { titleChanged() }
    }
    var segues: [String: GTKSegue] = [:]

    /// - Parameter widget: A new widget that has no other element.
    public init(_ widget: GTKWidget, title: String = "") {
        self.title = title
        super.init(element: widget)
        listen()
    }

    /// Creates a screen with the content of a UI file.
    ///
    /// ```swift
    /// init() throws { try super.init(file: GTKUIFile("editor.ui"), title: "Editor") }
    /// ```
    ///
    /// - Parameters:
    ///   - file: The UI file.
    ///   - root: The identifier of the screen's widget. Defaults to the first widget at the top level of the file.
    ///   - title: The title in the bar and on the tab.
    /// - Throws: ``GTKUIFileError``; also the errors of ``GTKElement/awake(from:)``, which is called for the screen too.
    public init(file: GTKUIFile, root: String? = nil, title: String = "") throws {
        let reading = try GTKUIReading(file, of: .content, root)
        self.title = title
        super.init(element: try reading.rootWidget())
        listen()
        try reading.finish(owner: self)
    }

    /// Creates the screen of a widget from a UI file. See ``GTKUIClass``.
    public init(widget: GTKWidget) {
        title = ""
        super.init(element: widget)
        listen()
    }

    private func listen() {
        GTKSignal.connect(UnsafeMutableRawPointer(widget), "map") { [weak self] in self?.didAppear() }
        GTKSignal.connect(UnsafeMutableRawPointer(widget), "unmap") { [weak self] in self?.didDisappear() }
    }

    /// Called each time the screen becomes visible, also after the screen that covered it in its container was removed. Does
    /// nothing by default.
    open func didAppear() {}

    /// Called each time the screen stops being visible. Does nothing by default.
    open func didDisappear() {}

    /// Shows widgets, such as buttons, in the bar above the screen while the screen is visible.
    public func setItems(leading: [GTKWidget] = [], trailing: [GTKWidget] = []) {
        leadingItems = leading.map { GTKReference($0) }
        trailingItems = trailing.map { GTKReference($0) }
        titleChanged()
    }

    /// Adds a named segue, like a segue in a UI file.
    ///
    /// - Parameters:
    ///   - identifier: The name of the segue.
    ///   - kind: The kind of path by which the segue shows the view.
    ///   - make: Makes the view. Returns nil or throws if it cannot.
    public func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, make: @escaping @MainActor () throws -> GTKElement?
    ) {
        segues[identifier] = GTKSegue(kind: kind, make: make)
    }

    /// Whether an attempt of the user to dismiss the screen has an effect.
    var canBeLeft: Bool { !refusesToBeDismissed || didRefuse != nil }

    /// Whether the screen has bars over its full width, so that the window needs none.
    var hasOwnBars: Bool { false }

    /// The visible screen of a container: the last of its stack, its selected tab, or its detail. The screen itself if it is no
    /// container.
    var visible: GTKScreen { self }

    /// Updates the bars above the screen that show its title and items.
    func titleChanged() {
        var candidate: GTKElement? = self
        while let element = candidate {
            (element as? any GTKBarOwner)?.updateBar()
            candidate = element.outer
        }
        level?.updateBar()
    }
}

/// A named transition.
struct GTKSegue {
    let kind: ViewRouteKind
    private let make: @MainActor () throws -> GTKElement?
    /// Performs a segue to a route or a URL for the user, from a screen. The widget is the sender. Nil for a segue to a screen.
    let perform: (@MainActor (GTKScreen, GTKWidget?) -> Void)?

    init(
        kind: ViewRouteKind, make: @escaping @MainActor () throws -> GTKElement?,
        perform: (@MainActor (GTKScreen, GTKWidget?) -> Void)? = nil
    ) {
        self.kind = kind
        self.make = make
        self.perform = perform
    }

    @MainActor func view(_ identifier: String) throws(ViewRouteRefusal) -> GTKElement {
        do {
            if let view = try make() { return view }
        } catch {
            throw .segueNotPerformed("the segue \"\(identifier)\" made no view: \(error)")
        }
        throw .segueNotPerformed("the segue \"\(identifier)\" made no view")
    }
}

/// A container that shows the titles of its screens in a bar or in tabs.
@MainActor protocol GTKBarOwner: AnyObject {
    func updateBar()
}
#endif
