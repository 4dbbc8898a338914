// SPDX-License-Identifier: Apache-2.0
// On: *-ios* *-tvos* *-watchos* *-macosx*
// Refused: 'Atomic' is only available in

import Synchronization

// The core must not store this type.
#if !MISTAKE
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
#endif
final class Counter: Sendable {
    private let count = Atomic(0)

    func add() { count.add(1, ordering: .relaxed) }
}
