// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import ModuleRouter

extension ViewRouteKind {
    /// In a window of its own, that is not modal.
    public static let window = ViewRouteKind("window")
    /// By an object that presents view controllers.
    public static let animator = ViewRouteKind("animator")
}

extension ViewRoutePath {
    /// In a window of its own, that is not modal.
    public static func window(from source: (any ViewRouteSource)?) -> ViewRoutePath {
        ViewRoutePath(.window, from: source)
    }

    /// By an object that presents view controllers: a transition of the app's own.
    public static func present(
        from source: (any ViewRouteSource)?, animator: any NSViewControllerPresentationAnimator
    ) -> ViewRoutePath {
        var path = ViewRoutePath(.animator, from: source)
        path.options[PresentationAnimator.self] = animator
        return path
    }

    /// In a popover, with what AppKit wants to know of it.
    ///
    /// - Parameters:
    ///   - anchor: What it points to.
    ///   - edge: Of the anchor, at which it stands if there is room.
    ///   - behavior: When the user's clicks close it.
    public static func popover(
        from source: (any ViewRouteSource)?, anchor: NSView, edge: NSRectEdge = .maxY,
        behavior: NSPopover.Behavior = .transient
    ) -> ViewRoutePath {
        var path = ViewRoutePath.presentAsPopover(from: source, anchor: anchor)
        path.options[PopoverStyle.self] = PopoverStyle.Value(edge: edge, behavior: behavior)
        return path
    }
}

enum PresentationAnimator: ViewRouteOptionKey {
    static var defaultValue: (any NSViewControllerPresentationAnimator)? { nil }
}

enum PopoverStyle: ViewRouteOptionKey {
    struct Value {
        var edge = NSRectEdge.maxY
        var behavior = NSPopover.Behavior.transient
    }

    static var defaultValue: Value { Value() }
}
#endif
