// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// A service with a parameter, made by a function that is itself a service, and through a module protocol.
enum ParameterCases {
    static var all: [BenchCase] {
        [
            BenchCase("one argument", "@Routable", limit: 1.2, floor: floor) { operations in
                for number in 0..<operations { keep(try made(number)) }
            },
            BenchCase("one argument", "declared plainly", limit: 1.7, floor: floor) { operations in
                for number in 0..<operations { keep(try plainlyMade(number)) }
            },
            BenchCase("module", "@Routable", floor: moduleFloor) { operations in
                for number in 0..<operations { keep(module(number)) }
            },
            BenchCase("module", "declared plainly", floor: moduleFloor) { operations in
                for number in 0..<operations { keep(plainModule(number)) }
            },
            BenchCase("shared by parameter", "@Routable", floor: keptFloor) { operations in
                for number in 0..<operations { keep(kept(number % 16)) }
            },
            BenchCase("shared by parameter", "declared plainly", floor: keptFloor) { operations in
                for number in 0..<operations { keep(plainKept(number % 16)) }
            },
        ]
    }

    private static func floor(_ operations: Int) {
        for number in 0..<operations { keep(Floor.numbered(number)) }
    }

    private static func moduleFloor(_ operations: Int) {
        for number in 0..<operations { keep(Floor.numbered { $0.number = number }) }
    }

    private static func keptFloor(_ operations: Int) {
        for number in 0..<operations { keep(Floor.keptNumbered { $0.number = number % 16 }) }
    }

    @inline(never) private static func made(_ number: Int) throws -> any Numbered {
        try Router.destination(for: RoutableService<NumberedMaker>())(number)
    }

    @inline(never) private static func plainlyMade(_ number: Int) throws -> any Numbered {
        try Router.destination(for: RoutableService<PlainMaker>()).make(number)
    }

    @inline(never) private static func module(_ number: Int) -> Any? {
        try? Router.destination(for: RoutableServiceModule<any NumberedModule>()) { $0.number = number }
    }

    @inline(never) private static func plainModule(_ number: Int) -> Any? {
        try? Router.destination(for: RoutableServiceModule<any PlainNumberedModule>()) { $0.number = number }
    }

    @inline(never) private static func kept(_ number: Int) -> Any? {
        try? Router.destination(for: RoutableServiceModule<any KeptNumberedModule>()) { $0.number = number }
    }

    @inline(never) private static func plainKept(_ number: Int) -> Any? {
        try? Router.destination(for: RoutableServiceModule<any PlainKeptNumberedModule>()) { $0.number = number }
    }
}
