// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Observation

/// What a window of SwiftUI shows: the host of SwiftUI, without SwiftUI.
///
/// ```swift
/// @State private var model = NavigationModel(ScreenStack(root: NoteListScreen()))
/// var body: some Scene { WindowGroup { RoutedWindow(model) } }
/// // Anywhere, by code that knows of no toolkit:
/// Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: screen))
/// ```
///
/// SwiftUI shows what a state says. This is that state, and the only one: routes change it, the views of this module are bound to
/// it, and when the user goes back or swipes a sheet away, SwiftUI writes to it: so routes learn of that. Transitions end as
/// soon as the state has changed; SwiftUI does not tell when what is seen has followed.
///
/// | path | in SwiftUI |
/// | --- | --- |
/// | `push` | `NavigationStack`, of the ``ScreenStack`` around the source |
/// | `presentModally`, `presentAsSheet` | `sheet` |
/// | `fullScreenCover` | `fullScreenCover`; not on the Mac |
/// | `presentAsPopover` | `popover` at the anchor, a shown screen or a ``ScreenAnchor``; not on the television and the watch |
/// | `show` | `push` where there is a stack, else `presentModally` |
/// | `showDetail` | the detail of the `NavigationSplitView`, of the ``ScreenColumns`` around the source; `show` elsewhere |
/// | `tab` | a tab of the `TabView`, of the ``ScreenTabs`` around the source |
/// | `addAsChild`, `addAsSubview` | where the screen's view has its `RoutedChildren`, its `RoutedParts` |
///
/// There are no UI files, so nothing is shown by `performSegue`. The model keeps what it shows, and nothing else does: when the
/// last reference to it goes, with its window, all that it shows goes with it. It is a source of routes as well: what is seen.
@MainActor @Observable public final class NavigationModel: ViewRouteHost, ViewRouteSource {
    @ObservationIgnored public let name = "SwiftUI"
    @ObservationIgnored public let transitions = ViewTransitionQueue()
    /// Whether it was closed, for good.
    public private(set) var isClosed = false
    /// The content, and what is presented above it, one above the other.
    public internal(set) var levels: [NavigationLevel] = []

    /// - Parameter content: What the window begins with: a screen, or a container.
    public init(_ content: AnyObject) {
        NavigationModel.isKnown
        levels = [NavigationLevel(content, as: nil, in: self)]
    }

    /// View controllers among its screens are sources of routes of other modules: they ask for it.
    private static let isKnown: Void = EmbeddingHosts.add { ShownScreen.of($0)?.model }

    public var viewRouteHost: (any ViewRouteHost)? { isClosed ? nil : self }

    /// What the window began with; nil if it is closed.
    public var content: NavigationLevel? { levels.first }

    /// What is presented above all else; nil if nothing is.
    public var presented: NavigationLevel? { levels.count > 1 ? levels.last : nil }

    /// The screen that is seen: of what is uppermost, the last of its stack, the chosen tab or the detail. Nil if the window is
    /// closed.
    public var topScreen: AnyObject? { levels.last.map { NavigationModel.seen(in: $0.content).screen } }

    static func seen(in shown: ShownScreen) -> ShownScreen {
        var shown = shown
        while let inner = (shown.screen as? NavigationContainer)?.seen { shown = inner }
        return shown
    }

    /// Where an object is shown in this window; nil if it is not.
    public func place(of object: AnyObject) -> ShownScreen? {
        ShownScreen.of(object).flatMap { $0.model === self ? $0 : nil }
    }

    /// Whether an object is shown here.
    public func contains(_ object: AnyObject) -> Bool { place(of: object) != nil }

    /// Tells of the end of all that is shown. For an app that learns that a window was closed, and keeps its model.
    ///
    /// - Parameter origin: Who has closed it.
    public func close(by origin: ViewRouteOrigin = .code) {
        guard !isClosed else { return }
        isClosed = true
        let levels = levels
        self.levels = []
        let shown = levels.reversed().flatMap(\.content.all)
        let presentations = shown.compactMap(\.presentation)
        for shown in shown { shown.isDetached = true }
        // The views are kept until all have been told.
        withExtendedLifetime(levels) {
            for presentation in presentations { presentation.hasGone(by: origin) }
        }
    }
}
