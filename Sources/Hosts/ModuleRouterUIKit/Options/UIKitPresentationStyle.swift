// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
public import UIKit

/// The presentation style for modal and sheet routes. Defaults to the destination's own style, or to a page sheet.
///
/// ```swift
/// var path = ViewRoutePath.presentModally(from: self)
/// path.options[UIKitPresentationStyle.self] = .fullScreen
/// ```
public enum UIKitPresentationStyle: ViewRouteOptionKey {
    public static var defaultValue: UIModalPresentationStyle? { nil }
}

extension ViewRoutePath {
    /// Presents the view above the source in a UIKit style.
    public static func presentModally(
        from source: (any ViewRouteSource)?, style: UIModalPresentationStyle, animated: Bool = true
    ) -> ViewRoutePath {
        var path = presentModally(from: source, animated: animated)
        path.options[UIKitPresentationStyle.self] = style
        return path
    }
}

extension UIModalPresentationStyle {
    /// Whether the user can dismiss a controller in this style with UIKit's own controls.
    var canBeLeftByUser: Bool {
        #if os(tvOS)
        // With the Menu button.
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
