// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A weakly held service that other code keeps alive.
enum WeakCases {
    static var all: [BenchCase] {
        // The measured closures keep these objects alive.
        let held = try? declared()
        let directlyHeld = Floor.weaklyHeld()
        return BenchCase.routed(
            "weak", limits: (nil, nil),
            { withExtendedLifetime(directlyHeld) { Floor.weaklyHeld() } },
            { try withExtendedLifetime(held) { try declared() } },
            { try withExtendedLifetime(held) { try plain() } })
    }

    @inline(never) static func declared() throws -> any WeaklyHeld {
        try Router.destination(for: RoutableService<any WeaklyHeld>())
    }

    @inline(never) static func plain() throws -> any PlainWeaklyHeld {
        try Router.destination(for: RoutableService<any PlainWeaklyHeld>())
    }
}
