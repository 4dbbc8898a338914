// SPDX-License-Identifier: Apache-2.0

import AppKit

/// An app without windows, in which the tests open theirs. The tests link the library, and this app does not, so that the process
/// contains one copy of it.
@main enum MacTestHost {
    @MainActor static func main() {
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.run()
    }
}
