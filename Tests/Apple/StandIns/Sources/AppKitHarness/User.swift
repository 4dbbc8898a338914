// SPDX-License-Identifier: Apache-2.0

extension AppKitSimulator {
    /// The popovers that are shown.
    @MainActor static var popovers: [NSPopover] = []

    /// Clicks the button that closes a window. A sheet has none.
    static func userCloses(_ window: NSWindow) {
        if window.sheetParent == nil { window.performClose(nil) }
    }

    /// Clicks outside of all popovers. The last one closes if its behaviour allows it.
    static func userClicksOutside() {
        if let popover = popovers.last, popover.behavior != .applicationDefined { popover.performClose(nil) }
    }
}
