// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A service behind an adapter that wraps it in an object.
enum AdapterCases {
    static var all: [BenchCase] {
        BenchCase.routed("adapter", limits: (nil, nil), Floor.adapted, declared, plain)
    }

    @inline(never) static func declared() throws -> any Adapted {
        try Router.destination(for: RoutableService<any Adapted>())
    }

    @inline(never) static func plain() throws -> any PlainAdapted {
        try Router.destination(for: RoutableService<any PlainAdapted>())
    }
}
