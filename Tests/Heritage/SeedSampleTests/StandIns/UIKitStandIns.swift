// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ZRouter

// Stand-ins for UIKit, for the samples alone: screens of the headless host under the names that the samples use. On platforms
// with UIKit, the names still refer to the types below, because this module declares them.

/// Stands in for UIKit's class of this name.
class UIViewController: HeadlessScreen, ZIKRoutableMakeableView {
    required init() { super.init("") }
}

/// Stands in for UIKit's class of this name: makes view controllers by name.
@MainActor final class UIStoryboard {
    /// The view controllers that UI files describe.
    static var scenes: [String: @MainActor () -> UIViewController] = [:]

    init(name: String, bundle: Never?) {}

    func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Self.scenes[identifier]?() ?? UIViewController()
    }
}
