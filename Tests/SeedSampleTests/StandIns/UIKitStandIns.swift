// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ZRouter

// Stand-ins for UIKit, for the samples alone: screens of the headless host under the names that the samples use. Where there is a
// UIKit, these names are still the ones below, since this module declares them itself.

/// Stands in for UIKit's class of this name.
class UIViewController: HeadlessScreen, ZIKRoutableMakeableView {
    required init() { super.init("") }
}

/// Stands in for UIKit's class of this name: makes view controllers by name.
@MainActor final class UIStoryboard {
    /// What UI files describe.
    static var scenes: [String: @MainActor () -> UIViewController] = [:]

    init(name: String, bundle: Never?) {}

    func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Self.scenes[identifier]?() ?? UIViewController()
    }
}
