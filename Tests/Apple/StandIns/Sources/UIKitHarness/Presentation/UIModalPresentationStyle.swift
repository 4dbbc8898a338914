// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    @available(tvOS, unavailable)
    case pageSheet = 1
    @available(tvOS, unavailable)
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    @available(tvOS, unavailable)
    case popover = 7
    case none = -1
    case automatic = -2

    /// The style that UIKit uses for `automatic` with most controllers: a page sheet or, since iOS 18, a form sheet.
    ///
    /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic>
    @MainActor var resolved: UIModalPresentationStyle {
        #if os(tvOS)
        self == .automatic ? .fullScreen : self
        #else
        self == .automatic ? (UISimulator.current.policy.automaticIsFormSheet ? .formSheet : .pageSheet) : self
        #endif
    }

    /// Whether the views below are removed from the window after the presentation.
    ///
    /// <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen>
    @MainActor var removesViewBelow: Bool { resolved == .fullScreen || resolved == .currentContext }

    /// Whether the user can dismiss it by a swipe or by a tap outside of it.
    @MainActor var canBeEndedByUser: Bool {
        #if os(tvOS)
        false
        #else
        [.pageSheet, .formSheet, .popover].contains(resolved)
        #endif
    }
}
