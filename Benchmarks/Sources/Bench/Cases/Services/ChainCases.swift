// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A service behind four adapters, each of which wraps it in an object.
enum ChainCases {
    static var all: [BenchCase] {
        BenchCase.routed("chain of 4 adapters", limits: (nil, nil), Floor.fourTimesAdapted, declared, plain)
    }

    @inline(never) static func declared() throws -> any FourTimesAdapted {
        try Router.destination(for: RoutableService<any FourTimesAdapted>())
    }

    @inline(never) static func plain() throws -> any PlainFourTimesAdapted {
        try Router.destination(for: RoutableService<any PlainFourTimesAdapted>())
    }
}
