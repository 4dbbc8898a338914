// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos* *-watchos* *-macosx*
// Refused: main actor-isolated property 'body' can not be referenced from a nonisolated context

import SwiftUI

struct Screen: View {
    var body: some View { Text("screen") }
}

#if MISTAKE
func describe(_ screen: Screen) -> String { "\(type(of: screen.body))" }
#else
@MainActor func describe(_ screen: Screen) -> String { "\(type(of: screen.body))" }
#endif
