// SPDX-License-Identifier: Apache-2.0
// On: *-macosx*
// Refused: 'zoom(sourceID:in:)' is unavailable in macOS

import SwiftUI

@available(macOS 15, *)
struct Zooming: View {
    let namespace: Namespace.ID

    var body: some View {
        #if MISTAKE
        Text("").navigationTransition(.zoom(sourceID: 1, in: namespace))
        #else
        Text("").navigationTransition(.automatic)
        #endif
    }
}
