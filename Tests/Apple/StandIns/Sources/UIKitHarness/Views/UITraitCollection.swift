// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// <https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom>
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
}

/// <https://developer.apple.com/documentation/uikit/uitraitcollection>
@MainActor open class UITraitCollection: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass>
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        UISimulator.current.isRegularWidth ? .regular : .compact
    }

    /// <https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom>
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UISimulator.current.isPad ? .pad : .phone }
}

extension UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>
    public var traitCollection: UITraitCollection { UITraitCollection() }
}
