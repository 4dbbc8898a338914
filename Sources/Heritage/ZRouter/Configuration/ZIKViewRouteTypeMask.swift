// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The kinds of routes that a router supports for its views.
public struct ZIKViewRouteTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let push = Self(rawValue: 1 << 0)
    public static let presentModally = Self(rawValue: 1 << 1)
    public static let presentAsPopover = Self(rawValue: 1 << 2)
    public static let presentAsSheet = Self(rawValue: 1 << 3)
    public static let performSegue = Self(rawValue: 1 << 4)
    public static let show = Self(rawValue: 1 << 5)
    public static let showDetail = Self(rawValue: 1 << 6)
    public static let addAsChildViewController = Self(rawValue: 1 << 7)
    public static let addAsSubview = Self(rawValue: 1 << 8)
    public static let custom = Self(rawValue: 1 << 9)
    public static let makeDestination = Self(rawValue: 1 << 10)
    /// Presentation with an animator. Routers with `viewControllerDefault` support it as well; list it only in a smaller mask.
    public static let presentWithAnimator = Self(rawValue: 1 << 11)
    /// All kinds for a screen. Excludes `addAsSubview` and the router's custom transitions.
    public static let viewControllerDefault: Self = [
        .push, .presentModally, .presentAsPopover, .presentAsSheet, .performSegue, .show, .showDetail,
        .addAsChildViewController, .makeDestination,
    ]
    /// The kinds for a part of a screen.
    public static let viewDefault: Self = [.addAsSubview, .makeDestination]

    private static let kinds: [(Self, ViewRouteKind)] = [
        (.push, .push), (.presentModally, .presentModally), (.presentAsPopover, .presentAsPopover),
        (.presentAsSheet, .presentAsSheet), (.performSegue, .performSegue), (.show, .show), (.showDetail, .showDetail),
        (.addAsChildViewController, .addAsChild), (.addAsSubview, .addAsSubview), (.custom, .custom),
        (.makeDestination, .makeDestination), (.presentWithAnimator, .presentWithAnimator),
    ]

    /// The kinds in the library's type. Every screen also supports the kinds that only the library has: tabs and an app's own
    /// kinds.
    package var paths: ViewRoutePaths {
        if isSuperset(of: .viewControllerDefault) {
            return contains(.addAsSubview) ? .screen.adding(.addAsSubview) : .screen
        }
        return ViewRoutePaths(Self.kinds.filter { contains($0.0) }.map(\.1))
    }
}
