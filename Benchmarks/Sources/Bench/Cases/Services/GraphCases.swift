// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A service that needs two services, each of which needs another one.
enum GraphCases {
    static var all: [BenchCase] {
        BenchCase.routed("graph of 5", limits: (1.15, 1.4), Floor.root, declared, plain)
    }

    @inline(never) static func declared() throws -> any GraphRoot {
        try Router.destination(for: RoutableService<any GraphRoot>())
    }

    @inline(never) static func plain() throws -> any PlainGraphRoot {
        try Router.destination(for: RoutableService<any PlainGraphRoot>())
    }
}
