// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A transient service.
enum TransientCases {
    static var all: [BenchCase] {
        BenchCase.routed("transient", limits: (1.10, 1.5), Floor.transient, declared, plain)
    }

    @inline(never) static func declared() throws -> any Transient {
        try Router.destination(for: RoutableService<any Transient>())
    }

    @inline(never) static func plain() throws -> any PlainTransient {
        try Router.destination(for: RoutableService<any PlainTransient>())
    }
}
