// SPDX-License-Identifier: Apache-2.0

/// The screens of a window as URLs, so that an app can store and restore them.
///
/// In SwiftUI, `RoutedWindow.restoresScreens(key:)` stores the state in the scene. In UIKit, the scene delegate stores the state of the
/// `UIKitHost`. An app that stores it elsewhere encodes it:
///
/// ```swift
/// let data = try JSONEncoder().encode(host.state)
/// await host.restore(try JSONDecoder().decode(NavigationState.self, from: data))
/// ```
///
/// The state contains URLs, not typed values, because the modules of an app do not know each other's types. If an older version
/// of the app stored a URL, the current patterns decide whether it still matches. A screen without a
/// ``RestorableScreen/restorationURL`` is left out, together with all screens that were shown above it. The view of a SwiftUI
/// `NavigationLink(value:)` is left out too, because SwiftUI does not tell its value.
public struct NavigationState: Codable, Hashable, Sendable {
    /// A screen. It is shown from the previous screen.
    public struct Screen: Codable, Hashable, Sendable {
        /// The name of its ``ViewRouteKind``.
        public let kind: String
        public let url: String
        /// Whether the screen is the root of its own stack.
        public let isInStack: Bool
        /// The number of the tab that contains the screen. Initial tabs count from 0, followed by the added tabs. Nil if the
        /// screen is in no tab, for example in a presentation above them.
        public let tab: Int?

        package init(kind: ViewRouteKind, url: String, isInStack: Bool, tab: Int?) {
            (self.kind, self.url, self.isInStack, self.tab) = (kind.name, url, isInStack, tab)
        }

        /// Returns the path that shows the screen.
        @MainActor package func path(from source: any ViewRouteSource) -> ViewRoutePath {
            var path = ViewRoutePath(ViewRouteKind(kind), from: source)
            if isInStack { path = path.inside(.navigation) }
            path.options.animated = false
            // The tabs that are not selected are restored too.
            path.options.bringsToFront = false
            return path
        }
    }

    /// The number of the selected tab, if the window begins with tabs.
    public let tab: Int?
    /// The screens in the order of presentation. The screens in tabs come first.
    public let screens: [Screen]

    package init(tab: Int?, screens: [Screen]) { (self.tab, self.screens) = (tab, screens) }
}

/// A screen that can be restored when the app starts again. See ``NavigationState``.
@MainActor public protocol RestorableScreen: AnyObject {
    /// The URL that shows the screen. One of the screen's patterns must match it. Nil if the screen cannot be restored.
    var restorationURL: String? { get }
}
