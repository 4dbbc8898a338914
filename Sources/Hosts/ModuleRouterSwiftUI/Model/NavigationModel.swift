// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
public import Observation

/// The content of a SwiftUI window. It is the host for SwiftUI, but does not depend on SwiftUI.
///
/// ```swift
/// var body: some Scene { WindowGroup { RoutedWindow { ScreenStack(root: NoteListScreen()) } } }
/// // Anywhere, in code that does not depend on a UI toolkit:
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: screen))
/// ```
///
/// Each window has its own model, which `RoutedWindow` creates.
///
/// SwiftUI shows the content of a state. The model is the single source of this state. Routes change it, and the views of this
/// module are bound to it. When the user goes back or dismisses a sheet, SwiftUI writes to the model, and so routes receive the
/// event. A transition ends as soon as the state has changed, because SwiftUI does not report when the display has followed.
///
/// | path | in SwiftUI |
/// | --- | --- |
/// | `push` | `NavigationStack`, of the ``ScreenStack`` around the source |
/// | `presentModally`, `presentAsSheet` | `sheet` |
/// | `fullScreenCover` | `fullScreenCover`; not on macOS |
/// | `presentAsPopover` | `popover` at the anchor, a shown screen or a ``ScreenAnchor``; not on tvOS and watchOS |
/// | `show` | `push` if there is a stack, else `presentModally` |
/// | `showDetail` | the detail of the `NavigationSplitView`, of the ``ScreenColumns`` around the source; else `show` |
/// | `tab` | a tab of the `TabView`, of the ``ScreenTabs`` around the source |
/// | `addAsChild`, `addAsSubview` | the `RoutedChildren` or `RoutedParts` in the screen's view |
///
/// `performSegue` is not supported because SwiftUI has no UI files. Only the model keeps the shown screens alive: they are
/// released with the last reference to the model. The model is also a source of routes and stands for the visible screen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class NavigationModel: ViewRouteHost, ViewRouteSource {
    @ObservationIgnored public let name = "SwiftUI"
    @ObservationIgnored public let transitions = ViewTransitionQueue()
    /// Whether the model has been closed. A closed model cannot be opened again.
    public private(set) var isClosed = false
    /// The content, followed by the levels above it from bottom to top.
    public internal(set) var levels: [NavigationLevel] = []
    @ObservationIgnored var windows = ModelWindows()
    @ObservationIgnored let restoration = WindowRestoration()
    /// The open dialog.
    var dialog: NavigationDialog?

    /// - Parameter content: The first content of the window: a screen or a container.
    public init(_ content: AnyObject) {
        NavigationModel.isKnown
        levels = [NavigationLevel(content, as: nil, in: self)]
    }

    /// Registers the lookup of models. View controllers in a model use it as sources of routes from other modules.
    private static let isKnown: Void = EmbeddingHosts.add { ShownScreen.of($0)?.model }

    public var viewRouteHost: (any ViewRouteHost)? { isClosed ? nil : self }

    /// The first content of the window; nil if the model is closed.
    public var content: NavigationLevel? { levels.first }

    /// The topmost presentation; nil if nothing is presented.
    public var presented: NavigationLevel? { levels.count > 1 ? levels.last : nil }

    /// The visible screen: in the topmost level, the last screen of a stack, the selected tab or the detail. Nil if the model
    /// is closed.
    public var topScreen: AnyObject? { levels.last.map { NavigationModel.seen(in: $0.content).screen } }

    static func seen(in shown: ShownScreen) -> ShownScreen {
        var shown = shown
        while let inner = (shown.screen as? NavigationContainer)?.seen { shown = inner }
        return shown
    }

    /// Returns the place of an object in this window; nil if this window does not show the object.
    public func place(of object: AnyObject) -> ShownScreen? {
        ShownScreen.of(object).flatMap { $0.model === self ? $0 : nil }
    }

    /// Returns whether this window shows an object.
    public func contains(_ object: AnyObject) -> Bool { place(of: object) != nil }

    /// Closes the model and reports the removal of all screens. Call it if your app keeps the model after its window was
    /// closed.
    ///
    /// - Parameter initiator: The initiator of the removal.
    public func close(by initiator: ViewRouteInitiator = .code) {
        guard !isClosed else { return }
        isClosed = true
        let levels = levels
        self.levels = []
        let shown = levels.reversed().flatMap(\.content.all)
        let presentations = shown.compactMap(\.presentation)
        for shown in shown { shown.isDetached = true }
        // Keep the screens alive until all observers have received the events.
        withExtendedLifetime(levels) {
            for presentation in presentations { presentation.didRemove(by: initiator) }
        }
        endDialog()
        transitions.windowDidClose()
    }
}
