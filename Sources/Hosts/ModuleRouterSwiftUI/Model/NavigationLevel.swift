// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
public import Observation

/// The content of a window, or a presentation above it. The items of SwiftUI's sheets are bound to a level.
///
/// A level presents at most one other level, as SwiftUI requires: at most one of the three items is not nil.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class NavigationLevel: Identifiable {
    public nonisolated let id: Int
    public let content: ShownScreen
    /// The presentation style; nil for the content of the window.
    @ObservationIgnored public let kind: ViewRouteKind?
    /// The object that a popover points to.
    @ObservationIgnored private(set) weak var anchor: AnyObject?
    @ObservationIgnored private(set) weak var model: NavigationModel?
    /// The options of a sheet.
    @ObservationIgnored let sheetOptions: SheetOptions
    /// Whether SwiftUI has shown the level.
    @ObservationIgnored var hasAppeared = false

    init(
        _ screen: AnyObject, as kind: ViewRouteKind?, at anchor: AnyObject? = nil,
        with sheetOptions: SheetOptions = SheetOptions(), in model: NavigationModel
    ) {
        content = ShownScreen(screen, at: .content)
        id = content.id
        self.kind = kind
        self.anchor = anchor
        self.sheetOptions = sheetOptions
        self.model = model
        content.level = self
    }

    /// The level that this level presents.
    var above: NavigationLevel? {
        guard let levels = model?.levels, let index = levels.firstIndex(where: { $0 === self }),
            index + 1 < levels.count
        else { return nil }
        return levels[index + 1]
    }

    /// The item of a sheet. SwiftUI sets it to nil when the user swipes the sheet away.
    public var sheet: NavigationLevel? {
        get { presented { $0 == .presentModally || $0 == .presentAsSheet } }
        set { userSets(newValue, in: sheet) }
    }

    /// The item of a full-screen cover.
    public var cover: NavigationLevel? {
        get { presented { $0 == .fullScreenCover } }
        set { userSets(newValue, in: cover) }
    }

    /// Whether the user's gestures cannot dismiss the level.
    public var refusesToBeDismissed: Bool { content.refusesToBeDismissed }

    private func presented(_ matches: (ViewRouteKind) -> Bool) -> NavigationLevel? {
        above.flatMap { level in level.kind.map(matches) == true ? level : nil }
    }

    /// Handles only nil: routes set all other values.
    private func userSets(_ new: NavigationLevel?, in old: NavigationLevel?) {
        if new == nil { old?.isDismissed() }
    }

    /// Handles nil for the item of this level. SwiftUI may also write nil for a level that a route has removed, after the route has put
    /// another one in its place. The user cannot dismiss what has not appeared.
    func isDismissed() {
        if hasAppeared { model?.userHasRemoved([content]) }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewRouteKind {
    /// Full screen. Not available on macOS. The user has no gesture to dismiss it.
    public static let fullScreenCover = ViewRouteKind("fullScreenCover")
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ViewRoutePath {
    /// Full screen. Not available on macOS. The user has no gesture to dismiss it.
    public static func fullScreenCover(
        from source: (any ViewRouteSource)?, in scope: (any AnyRouteScope)? = nil
    ) -> ViewRoutePath {
        ViewRoutePath(.fullScreenCover, from: source, in: scope)
    }
}
