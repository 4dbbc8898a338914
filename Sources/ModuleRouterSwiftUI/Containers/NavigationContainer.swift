// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
public import Observation

/// A screen that shows other screens: a ``ScreenStack``, ``ScreenColumns`` or ``ScreenTabs``.
@MainActor @Observable public class NavigationContainer: NavigationScreen {
    /// Where it is shown itself.
    @ObservationIgnored weak var shown: ShownScreen?

    init() {}

    /// The screens in it.
    var contents: [ShownScreen] { [] }

    /// The one that is seen.
    var seen: ShownScreen? { contents.last }

    /// Takes one out.
    func drop(_ screen: ShownScreen) {}

    /// Brings one to the front, without taking any away.
    func select(_ screen: ShownScreen) {}

    public var refusesToBeDismissed: Bool {
        contents.contains { ($0.screen as? any NavigationScreen)?.refusesToBeDismissed == true }
    }
}
