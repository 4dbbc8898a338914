// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A shared service.
enum SharedCases {
    static var all: [BenchCase] {
        BenchCase.routed("shared", limits: (1.15, 2.3), Floor.shared, declared, plain)
    }

    @inline(never) static func declared() throws -> any Shared {
        try Router.destination(for: RoutableService<any Shared>())
    }

    @inline(never) static func plain() throws -> any PlainShared {
        try Router.destination(for: RoutableService<any PlainShared>())
    }
}
