// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Observation

/// The content of a window, or something presented above it: what the items of SwiftUI's sheets are bound to.
///
/// One level presents one other at most: there is never more than one item of the three that is not nil, as SwiftUI has it.
@MainActor @Observable public final class NavigationLevel: Identifiable {
    public nonisolated let id: Int
    public let content: ShownScreen
    /// How it is presented; nil for the content of the window.
    @ObservationIgnored public let kind: ViewRouteKind?
    /// What a popover points to.
    @ObservationIgnored private(set) weak var anchor: AnyObject?
    @ObservationIgnored private(set) weak var model: NavigationModel?

    init(_ screen: AnyObject, as kind: ViewRouteKind?, at anchor: AnyObject? = nil, in model: NavigationModel) {
        content = ShownScreen(screen, at: .content)
        id = content.id
        self.kind = kind
        self.anchor = anchor
        self.model = model
        content.level = self
    }

    /// What is presented above this one.
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

    /// The item of a cover of the whole screen.
    public var cover: NavigationLevel? {
        get { presented { $0 == .fullScreenCover } }
        set { userSets(newValue, in: cover) }
    }

    /// Whether the user's gestures do not take it away.
    public var refusesToBeDismissed: Bool {
        (content.screen as? any NavigationScreen)?.refusesToBeDismissed ?? false
    }

    private func presented(_ matches: (ViewRouteKind) -> Bool) -> NavigationLevel? {
        above.flatMap { level in level.kind.map(matches) == true ? level : nil }
    }

    /// Only nil has a meaning: what is presented, a route presents.
    private func userSets(_ new: NavigationLevel?, in old: NavigationLevel?) {
        if new == nil, let old { model?.userHasRemoved([old.content]) }
    }
}

extension ViewRouteKind {
    /// Over the whole screen. There is none on the Mac, and no gesture of the user's that takes it away.
    public static let fullScreenCover = ViewRouteKind("fullScreenCover")
}

extension ViewRoutePath {
    /// Over the whole screen. There is none on the Mac, and no gesture of the user's that takes it away.
    public static func fullScreenCover(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.fullScreenCover, from: source)
    }
}
