// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
public import ModuleRouter

/// What fills a window, a page of a navigation container, a column or a popover.
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
    /// What stands in the bar above it, and on its tab.
    public var title: String {
        didSet { titleChanged() }
    }
    /// What stands at the left of the bar above it, after the button that leads back. Kept.
    public private(set) var leadingItems: [GTKReference] = []
    /// What stands at the right of the bar above it, the outermost first. Kept.
    public private(set) var trailingItems: [GTKReference] = []
    /// Whether the user cannot take it away by the toolkit's own means: back, Escape, a closed window, a click elsewhere.
    public var refusesToBeDismissed = false {
        didSet { titleChanged() }
    }
    /// Called when the user tries to take it away, and it refuses: the place to ask what shall become of changes.
    public var didRefuse: (@MainActor () -> Void)? {
        didSet { titleChanged() }
    }
    var segues: [String: GTKSegue] = [:]

    /// - Parameter widget: Nobody else's yet.
    public init(_ widget: GTKWidget, title: String = "") {
        self.title = title
        super.init(element: widget)
        listen()
    }

    /// A screen whose content is described by a UI file.
    ///
    /// ```swift
    /// init() throws { try super.init(file: GTKUIFile("editor.ui"), title: "Editor") }
    /// ```
    ///
    /// - Parameter root: The widget that becomes the screen's; the first one at the top of the file, if nil.
    /// - Throws: ``GTKUIFileError``; what ``GTKElement/awake(from:)`` throws, which is called for the screen as well.
    public init(file: GTKUIFile, root: String? = nil, title: String = "") throws {
        let reading = try GTKUIReading(file, of: .content, root)
        self.title = title
        super.init(element: try reading.rootWidget())
        listen()
        try reading.finish(owner: self)
    }

    /// A screen of a UI file. See ``GTKUIClass``.
    public init(widget: GTKWidget) {
        title = ""
        super.init(element: widget)
        listen()
    }

    private func listen() {
        GTKSignal.connect(UnsafeMutableRawPointer(widget), "map") { [weak self] in self?.didAppear() }
        GTKSignal.connect(UnsafeMutableRawPointer(widget), "unmap") { [weak self] in self?.didDisappear() }
    }

    /// Called each time that the screen comes before the user, also when what covered it in its container has gone. Does nothing
    /// unless overridden.
    open func didAppear() {}

    /// Called each time that the screen is not before the user any more. Does nothing unless overridden.
    open func didDisappear() {}

    /// Puts buttons and the like into the bar above the screen, as long as it is seen.
    public func setItems(leading: [GTKWidget] = [], trailing: [GTKWidget] = []) {
        leadingItems = leading.map { GTKReference($0) }
        trailingItems = trailing.map { GTKReference($0) }
        titleChanged()
    }

    /// Describes a transition by name, as a UI file does.
    ///
    /// - Parameters:
    ///   - kind: How the view is shown.
    ///   - make: Makes the view; nil, or an error, if it cannot.
    public func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, make: @escaping @MainActor () throws -> GTKElement?
    ) {
        segues[identifier] = GTKSegue(kind: kind, make: make)
    }

    /// Whether something happens if the user tries to take it away.
    var canBeLeft: Bool { !refusesToBeDismissed || didRefuse != nil }

    /// Whether it has bars in all its width: the window need not have one.
    var hasOwnBars: Bool { false }

    /// What is seen of a container: the last of its stack, its chosen tab, its detail. Itself, if it is none.
    var visible: GTKScreen { self }

    /// Lets the bars above show what they show of it.
    func titleChanged() {
        var candidate: GTKElement? = self
        while let element = candidate {
            (element as? any GTKBarOwner)?.updateBar()
            candidate = element.outer
        }
        level?.updateBar()
    }
}

/// A transition with a name.
struct GTKSegue {
    let kind: ViewRouteKind
    private let make: @MainActor () throws -> GTKElement?
    /// Does it as the user's, where the segue is a route; from a screen, by a widget.
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

/// A container with a bar for the screen that it shows.
@MainActor protocol GTKBarOwner: AnyObject {
    func updateBar()
}
#endif
