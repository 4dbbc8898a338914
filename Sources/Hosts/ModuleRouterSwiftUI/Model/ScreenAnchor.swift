// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Observation

/// A part of a screen that a popover can point to, for example a button.
///
/// ```swift
/// final class NoteScreen: SwiftUIScreen {
///     lazy var shareButton = ScreenAnchor(on: self)
///     var content: some View { Button("Share") { self.share() }.popoverAnchor(shareButton) }
///     func share() {
///         let path = ViewRoutePath.presentAsPopover(from: self, anchor: shareButton)
///         Router.perform(to: RoutableView<any ShareInput>(), path: path)
///     }
/// }
/// ```
///
/// A shown screen is also an anchor. The popover then points to the whole screen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ScreenAnchor {
    @ObservationIgnored private(set) weak var screen: AnyObject?

    /// - Parameter screen: The screen whose view has the modifier. It is not kept alive.
    public init(on screen: AnyObject) { self.screen = screen }

    /// The item of a popover. SwiftUI sets it to nil when the user clicks elsewhere.
    public var popover: NavigationLevel? {
        get { ScreenAnchor.place(of: self)?.model?.popover(at: self) }
        set { if newValue == nil { popover?.isDismissed() } }
    }

    /// Returns the shown screen of an anchor, or the anchor itself if it is a shown screen.
    static func place(of anchor: AnyObject) -> ShownScreen? {
        if let anchor = anchor as? ScreenAnchor { return anchor.screen.flatMap { ShownScreen.of($0) } }
        return ShownScreen.of(anchor)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    /// The item of a popover that points to the whole screen. SwiftUI sets it to nil when the user clicks elsewhere.
    public var popover: NavigationLevel? {
        get { model?.popover(at: screen) }
        set { if newValue == nil { popover?.isDismissed() } }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    fileprivate func popover(at anchor: AnyObject) -> NavigationLevel? {
        levels.first { $0.kind == .presentAsPopover && $0.anchor === anchor }
    }
}
