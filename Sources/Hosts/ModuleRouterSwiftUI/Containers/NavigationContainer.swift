// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Observation

/// A screen that shows other screens: a ``ScreenStack``, ``ScreenColumns`` or ``ScreenTabs``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public class NavigationContainer: NavigationScreen {
    /// The place of the container itself.
    @ObservationIgnored weak var shown: ShownScreen?

    init() {}

    /// The screens in the container.
    var contents: [ShownScreen] { [] }

    /// The visible screen.
    var seen: ShownScreen? { contents.last }

    /// Removes a screen.
    func drop(_ screen: ShownScreen) {}

    /// Brings a screen to the front without removing others.
    func select(_ screen: ShownScreen) {}

    /// Removes views above a screen that are no screens.
    func uncover(_ screen: ShownScreen) {}

    public var refusesToBeDismissed: Bool {
        contents.contains(where: \.refusesToBeDismissed)
    }
}
