// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A transient service of the main actor, resolved on the main actor.
@MainActor enum MainActorCases {
    nonisolated static var all: [BenchCase] {
        [
            BenchCase(group, "@Routable", floor: loop(Floor.ofMainActor), work: loop(declared)),
            BenchCase(group, "declared plainly", floor: loop(Floor.ofMainActor), work: loop(plain)),
        ]
    }

    nonisolated private static let group = "main actor"

    nonisolated private static func loop<Value>(_ make: @escaping @MainActor () throws -> Value) -> BenchCase.Work {
        { operations in
            try MainActor.assumeIsolated { for _ in 0..<operations { keep(try make()) } }
        }
    }

    @inline(never) static func declared() throws -> any OfMainActor {
        try Router.destination(for: RoutableService<any OfMainActor>())
    }

    @inline(never) static func plain() throws -> any PlainOfMainActor {
        try Router.destination(for: RoutableService<any PlainOfMainActor>())
    }
}
