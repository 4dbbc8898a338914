// SPDX-License-Identifier: Apache-2.0

/// Details of a popover from a layer above this library, which may know the toolkit.
package struct ViewPopoverOptions {
    /// The rectangle within the anchor that the popover points to, in the anchor's coordinates. Nil for the anchor's bounds.
    package var rect: (x: Double, y: Double, width: Double, height: Double)?
    /// The raw value of the toolkit's rectangle edge. Nil for the host's default.
    package var preferredEdge: UInt?
    /// The raw value of the toolkit's closing behavior. Nil for the host's default.
    package var behavior: Int?
    /// Configures the toolkit's popover controller, if it has one, before the view is shown.
    package var configure: ((_ controller: AnyObject) -> Void)?

    package init() {}
}

private enum PopoverOptions: ViewRouteOptionKey {
    static var defaultValue: ViewPopoverOptions? { nil }
}

extension ViewRouteOptions {
    package var popover: ViewPopoverOptions? {
        get { self[PopoverOptions.self] }
        set { self[PopoverOptions.self] = newValue }
    }
}
