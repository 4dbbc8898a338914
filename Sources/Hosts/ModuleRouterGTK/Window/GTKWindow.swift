// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK
import CModuleRouterGTK
public import ModuleRouterViews

/// A desktop window with everything that routes show in it and above it: the host for GTK 4.
///
/// ```swift
/// let window = GTKWindow(GTKNavigation(root: NoteListScreen()), title: "Notes")
/// window.present()
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: window))
/// ```
///
/// GTK shows the kinds of paths as follows:
///
/// | path | in GTK |
/// | --- | --- |
/// | `push` | a page of the ``GTKNavigation`` around the source, sliding in |
/// | `presentModally` | a modal window with a bar, above the window of the source |
/// | `presentAsSheet` | a modal window of a fixed size, without window buttons |
/// | `presentAsPopover` | a popover at the anchor, a ``GTKElement`` or ``GTKReference``; a click elsewhere closes it |
/// | `window` | a window of its own, which is not modal |
/// | `show` | `push` if the source is in a navigation container, else `window` |
/// | `showDetail` | the second column of the ``GTKSplit`` around the source; `show` if there is none |
/// | `tab` | a page of the ``GTKTabs`` around the source |
/// | `addAsChild`, `addAsSubview` | added to the source by ``GTKElement/place(_:)-(GTKElement)`` |
/// | `performSegue` | a segue of a UI file or of ``GTKScreen/addSegue(_:_:make:)`` |
///
/// When the system warns that its memory is low (`GMemoryMonitor`), the library releases the destinations that are cached: see
/// `RouteRegistry.releaseCached()`.
///
/// An open window keeps itself, like the windows of GTK. As a source, it stands for its visible screen.
@MainActor public final class GTKWindow: ViewRouteHost, ViewRouteSource {
    public let name = "GTK"
    public let transitions = ViewTransitionQueue()
    /// Whether the window was closed. A closed window cannot be opened again.
    public private(set) var isClosed = false
    /// Returns whether the user may close the window. Defaults to true.
    public var shouldClose: (@MainActor () -> Bool)?
    /// Called once, after the window was closed and all its views were removed.
    public var didClose: (@MainActor () -> Void)?

    /// The window itself and the levels above it, oldest first.
    var levels: [GTKLevel] = []
    /// The presentations of the shown views, oldest first.
    private(set) var presentations: [GTKPresentation] = []
    var move: GTKMove?
    /// The open dialog.
    var dialog: GTKDialog?
    /// The tasks that wait for the end of the transition.
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// A reference to the window itself while it is open.
    private var keeper: GTKWindow?

    /// - Parameters:
    ///   - content: The screen or container that the window shows first.
    ///   - title: The window title to use if the visible screen has no title.
    ///   - width: The initial width in pixels.
    ///   - height: The initial height in pixels.
    ///   - application: The GTK application of the window, if there is one. It ends when its last window is closed.
    public init(
        _ content: GTKScreen, title: String = "", width: Int = 800, height: Int = 600,
        application: UnsafeMutablePointer<GtkApplication>? = nil
    ) {
        _ = GTKMemory.observation
        let level = GTKLevel(gtk_window_new(), content, as: nil, above: nil, in: self)
        levels = [level]
        keeper = self
        level.title = title
        gtk_window_set_default_size(level.gtkWindow, Int32(clamping: width), Int32(clamping: height))
        if let application { gtk_window_set_application(level.gtkWindow, application) }
        listen(to: level)
        level.fill()
    }

    /// The GTK window; nil if it is closed.
    public var gtkWindow: UnsafeMutablePointer<GtkWindow>? { levels.first?.gtkWindow }

    /// The first screen or container of the window; nil if the window is closed.
    public var content: GTKScreen? { levels.first?.content }

    /// The root of the content as a source: the root of a navigation container, the list of a split view, or the first tab. A
    /// plain screen is the root itself.
    public var root: (any ViewRouteSource)? {
        switch content {
        case let navigation as GTKNavigation: navigation.stack.first
        case let split as GTKSplit: split.list
        case let tabs as GTKTabs: tabs.tabs.first
        case let screen: screen
        }
    }

    /// The visible screen of the uppermost level: the last of its stack, its selected tab, or its detail. Nil if the window is
    /// closed.
    public var topScreen: GTKScreen? { levels.last?.content.visible }

    /// The uppermost presented screen or container; nil if nothing is presented.
    public var presented: GTKScreen? { levels.count > 1 ? levels.last?.content : nil }

    public var viewRouteHost: (any ViewRouteHost)? { isClosed ? nil : self }

    /// Shows the window or brings it to the front.
    public func present() {
        if let gtkWindow { gtk_window_present(gtkWindow) }
    }

    /// Closes the window without a router.
    public func close() { close(by: .code) }

    func close(by initiator: ViewRouteInitiator) {
        guard !isClosed else { return }
        isClosed = true
        let (move, levels, presentations) = (move, levels, presentations)
        self.move = nil
        self.levels = []
        self.presentations = []
        for level in levels { level.isClosing = true }
        for presentation in presentations { presentation.isLeaving = true }
        move?.abandon()
        endDialog()
        // Closing the levels releases the views, so notify the presentations first.
        for presentation in presentations.reversed() { presentation.didRemove(by: initiator) }
        for level in levels.reversed() { level.close() }
        if let move { giveBackTurn(of: move) }
        transitions.windowDidClose()
        keeper = nil
        tellWhoWaits()
        didClose?()
        didClose = nil
    }

    // MARK: Presentations

    func remember(_ presentation: GTKPresentation) { presentations.append(presentation) }

    func forget(_ presentation: GTKPresentation) { presentations.removeAll { $0 === presentation } }
}
#endif
