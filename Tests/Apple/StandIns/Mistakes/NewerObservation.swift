// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos* *-watchos* *-macosx*
// Refused: 'Observable()' is only available in

import Observation

// The models of the SwiftUI host use this macro, so they need a newer system than the library.
#if !MISTAKE
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
#endif
@Observable final class Model {
    var title = ""
}
