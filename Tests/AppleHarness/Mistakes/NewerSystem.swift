// SPDX-License-Identifier: Apache-2.0
// On: *-ios18.0 *-simulator *-macabi *-tvos* *-watchos* *-macosx*
// Refused: 'Observations' is only available in

import Observation

@Observable final class Model: Sendable {}

func watch(_ model: Model) async {
    #if MISTAKE
    for await _ in Observations({ model }) { return }
    #else
    if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *) {
        for await _ in Observations({ model }) { return }
    }
    #endif
}
