// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos* *-watchos* *-macosx*
// Refused: 'TabRole' is only available in

import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
func isSearch() -> Bool {
    #if MISTAKE
    let role: TabRole? = TabRole.search
    return role != nil
    #else
    guard #available(iOS 18, macOS 15, tvOS 18, watchOS 11, *) else { return false }
    let role: TabRole? = TabRole.search
    return role != nil
    #endif
}
