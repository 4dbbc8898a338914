// SPDX-License-Identifier: Apache-2.0

extension AppKitSimulator {
    /// Those that are shown.
    @MainActor static var popovers: [NSPopover] = []

    /// Clicks the button that closes a window. A sheet has none.
    static func userCloses(_ window: NSWindow) {
        if window.sheetParent == nil { window.performClose(nil) }
    }

    /// Clicks outside of all popovers: the last one closes, if it listens to that.
    static func userClicksOutside() {
        if let popover = popovers.last, popover.behavior != .applicationDefined { popover.performClose(nil) }
    }
}
