// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouter
public import UIKit

/// How what is presented modally, or as a sheet, is presented. The destination's own style, or a page sheet, unless this was set.
///
/// ```swift
/// var path = ViewRoutePath.presentModally(from: self)
/// path.options[UIKitPresentationStyle.self] = .fullScreen
/// ```
public enum UIKitPresentationStyle: ViewRouteOptionKey {
    public static var defaultValue: UIModalPresentationStyle? { nil }
}

extension ViewRoutePath {
    /// Above the source, in a style of UIKit's.
    public static func presentModally(
        from source: (any ViewRouteSource)?, style: UIModalPresentationStyle, animated: Bool = true
    ) -> ViewRoutePath {
        var path = presentModally(from: source, animated: animated)
        path.options[UIKitPresentationStyle.self] = style
        return path
    }
}

extension UIModalPresentationStyle {
    /// Whether the user can take away by UIKit's own means what is presented so.
    var canBeLeftByUser: Bool {
        #if os(tvOS)
        // By the Menu button.
        true
        #else
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover: true
        default: false
        }
        #endif
    }
}
#endif
