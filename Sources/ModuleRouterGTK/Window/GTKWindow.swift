// SPDX-License-Identifier: Apache-2.0

#if GTK
public import CGTK
import CModuleRouterGTK
public import ModuleRouter

/// A window of a desktop, with all that routes show in it and above it: the host of GTK 4.
///
/// ```swift
/// let window = GTKWindow(GTKNavigation(root: NoteListScreen()), title: "Notes")
/// window.present()
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: window))
/// ```
///
/// What is shown, and in which widgets:
///
/// | path | in GTK |
/// | --- | --- |
/// | `push` | onto the ``GTKNavigation`` around the source, sliding |
/// | `presentModally` | a modal window above that of the source, with a bar |
/// | `presentAsSheet` | the same without the buttons of a window, and of one size |
/// | `presentAsPopover` | a popover at the anchor, a ``GTKElement`` or ``GTKReference``; a click elsewhere closes it |
/// | `window` | a window of its own, that is not modal |
/// | `show` | `push` where there is a navigation container, else `window` |
/// | `showDetail` | in the second column of the ``GTKSplit`` around the source; `show` where there is none |
/// | `tab` | a page of the ``GTKTabs`` around the source |
/// | `addAsChild`, `addAsSubview` | where ``GTKElement/place(_:)-(GTKElement)`` puts it |
/// | `performSegue` | as a UI file, or ``GTKScreen/addSegue(_:_:make:)``, says |
///
/// While it is open the window keeps itself, as GTK's windows do. It is a source of routes as well: what is seen in it.
@MainActor public final class GTKWindow: ViewRouteHost, ViewRouteSource {
    public let name = "GTK"
    public let transitions = ViewTransitionQueue()
    /// Whether the window was closed, for good.
    public private(set) var isClosed = false
    /// Asked when the user wants to close the window; true unless set.
    public var shouldClose: (@MainActor () -> Bool)?
    /// Called once, when the window has been closed and all that was in it has gone.
    public var didClose: (@MainActor () -> Void)?

    /// The window itself, and what stands above it, in the order in which it came.
    var levels: [GTKLevel] = []
    /// Of what is shown, in the order in which it came.
    private(set) var presentations: [GTKPresentation] = []
    var move: GTKMove?
    /// Who waits for the end of it.
    var waiting: [CheckedContinuation<Void, Never>] = []
    /// Its own while it is open.
    private var keeper: GTKWindow?

    /// - Parameters:
    ///   - content: What the window begins with: a screen, or a container.
    ///   - title: For the list of windows, where screens have none.
    ///   - width: In pixels, at first.
    ///   - height: In pixels, at first.
    ///   - application: The one that ends when its last window is closed, if there is one.
    public init(
        _ content: GTKScreen, title: String = "", width: Int = 800, height: Int = 600,
        application: UnsafeMutablePointer<GtkApplication>? = nil
    ) {
        let level = GTKLevel(gtk_window_new(), content, as: nil, above: nil, in: self)
        levels = [level]
        keeper = self
        level.title = title
        gtk_window_set_default_size(level.gtkWindow, Int32(clamping: width), Int32(clamping: height))
        if let application { gtk_window_set_application(level.gtkWindow, application) }
        listen(to: level)
        level.fill()
    }

    /// The window of GTK's; nil if it is closed.
    public var gtkWindow: UnsafeMutablePointer<GtkWindow>? { levels.first?.gtkWindow }

    /// The screen, or the container, that the window began with; nil if the window is closed.
    public var content: GTKScreen? { levels.first?.content }

    /// What the content begins with, as a source of routes: the root of a navigation container, or the list of two columns.
    public var root: (any ViewRouteSource)? {
        switch content {
        case let navigation as GTKNavigation: navigation.stack.first
        case let split as GTKSplit: split.list
        case let tabs as GTKTabs: tabs.tabs.first
        case let screen: screen
        }
    }

    /// The screen that is seen: of what is uppermost, the last of its stack, the chosen tab or the detail. Nil if the window is
    /// closed.
    public var topScreen: GTKScreen? { levels.last?.content.visible }

    /// What is presented above all else, which may be a container; nil if nothing is.
    public var presented: GTKScreen? { levels.count > 1 ? levels.last?.content : nil }

    public var viewRouteHost: (any ViewRouteHost)? { isClosed ? nil : self }

    /// Shows the window, or brings it to the front.
    public func present() {
        if let gtkWindow { gtk_window_present(gtkWindow) }
    }

    /// Closes the window, as code does that asks no router.
    public func close() { close(by: .code) }

    func close(by origin: ViewRouteOrigin) {
        guard !isClosed else { return }
        isClosed = true
        let (move, levels, presentations) = (move, levels, presentations)
        self.move = nil
        self.levels = []
        self.presentations = []
        for level in levels { level.isClosing = true }
        for presentation in presentations { presentation.isLeaving = true }
        move?.abandon()
        // The views are kept until all have been told.
        for presentation in presentations.reversed() { presentation.hasGone(by: origin) }
        for level in levels.reversed() { level.close() }
        if let move { giveBackTurn(of: move) }
        keeper = nil
        tellWhoWaits()
        didClose?()
        didClose = nil
    }

    /// Hears what GTK and the user do to a window or popover.
    func listen(to level: GTKLevel) {
        listenToKeys(of: level)
        if level.popover != nil {
            GTKSignal.connect(level.native, "closed") { [weak self, weak level] in
                if let self, let level { popoverHasClosed(level) }
            }
            return
        }
        GTKSignal.connect(level.native, "close-request") { [weak self, weak level] arguments in
            // GTK would do away with it at once.
            arguments.answer(true)
            if let self, let level { userCloses(level) }
        }
        // What closes a window without asking, always ends here.
        GTKSignal.connect(level.native, "unrealize") { [weak self, weak level] in
            if let self, let level, !level.isClosing { wasDestroyed(level) }
        }
    }

    // MARK: What is shown

    func remember(_ presentation: GTKPresentation) { presentations.append(presentation) }

    func forget(_ presentation: GTKPresentation) { presentations.removeAll { $0 === presentation } }
}
#endif
