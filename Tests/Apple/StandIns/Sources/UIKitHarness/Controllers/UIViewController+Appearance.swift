// SPDX-License-Identifier: Apache-2.0

/// The stage of a controller's appearance.
enum AppearanceState {
    case gone, appearing, seen, disappearing
}

// A container forwards its appearance calls to its children, unless it disables that.

extension UIViewController {
    func changeAppearance(_ isAppearing: Bool, animated: Bool) {
        switch (isAppearing, appearance) {
        case (true, .gone), (true, .disappearing):
            appearance = .appearing
            isAppearanceAnimated = animated
            loadViewIfNeeded()
            viewWillAppear(animated)
        case (false, .seen), (false, .appearing):
            appearance = .disappearing
            isAppearanceAnimated = animated
            viewWillDisappear(animated)
        default:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in seenChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func settleAppearance() {
        switch appearance {
        case .appearing:
            appearance = .seen
            viewDidAppear(isAppearanceAnimated)
        case .disappearing:
            appearance = .gone
            viewDidDisappear(isAppearanceAnimated)
        default:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in seenChildren { child.endAppearanceTransition() }
    }

    private var seenChildren: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
}
