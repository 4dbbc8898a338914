// SPDX-License-Identifier: Apache-2.0

// The system's own controllers, whose views other code must not change.

/// "Don't modify the view hierarchy that this view controller provides."
///
/// <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
@available(tvOS, unavailable)
@MainActor open class UIActivityViewController: UIViewController {
    override var reservesItsView: Bool { true }

    /// On iPad, it has to be presented in a popover.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
    override var isPopoverInRegularWidth: Bool { true }
}

/// "The view hierarchy for this class is private and must not be modified."
///
/// <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>
@available(tvOS, unavailable)
@MainActor open class UIImagePickerController: UINavigationController {
    /// Only the picker shows it.
    private final class Source: UIViewController {
        override var reservesItsView: Bool { true }
    }

    public convenience init() { self.init(rootViewController: Source(nibName: nil, bundle: nil)) }
}

/// <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@MainActor open class UISearchController: UIViewController {
    override var reservesItsView: Bool { true }
}
