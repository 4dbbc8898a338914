// SPDX-License-Identifier: Apache-2.0

/// The item of a tab: its title, its image, its role and its badge.
///
/// ```swift
/// @Observable final class InboxScreen: SwiftUIScreen {
///     var unread = 0
///     var tabItem: ScreenTabItem { ScreenTabItem("Inbox", systemImage: "tray", badge: .count(unread)) }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ScreenTabItem: Hashable, Sendable {
    /// The purpose of a tab.
    public enum Role: Hashable, Sendable {
        /// The tab is the app's search. From iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2, the system places it apart and gives
        /// it the usual title and image, if the item has none.
        case search
    }

    /// A mark at a tab.
    public enum Badge: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
        /// A number. 0 shows no badge.
        case count(Int)
        /// A short text.
        case text(String)

        public init(integerLiteral count: Int) { self = .count(count) }

        public init(stringLiteral text: String) { self = .text(text) }
    }

    /// The title; nil for none.
    public var title: String?
    /// The name of a system symbol, as in `Label(_:systemImage:)`; nil for none.
    public var systemImage: String?
    /// The name of an image of the app, as in `Label(_:image:)`; nil for none. It replaces `systemImage`.
    public var image: String?
    /// The purpose of the tab; nil for a usual tab.
    public var role: Role?
    /// The badge; nil for none. tvOS and watchOS show no badges.
    public var badge: Badge?

    public init(
        _ title: String? = nil, systemImage: String? = nil, image: String? = nil, role: Role? = nil,
        badge: Badge? = nil
    ) {
        self.title = title
        self.systemImage = systemImage
        self.image = image
        self.role = role
        self.badge = badge
    }
}
