// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos* *-watchos* *-macosx*
// Refused: 'Observations' is only available in

import Observation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@Observable final class Model: Sendable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
func watch(_ model: Model) async {
    #if MISTAKE
    for await _ in Observations({ model }) { return }
    #else
    if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
        for await _ in Observations({ model }) { return }
    }
    #endif
}
