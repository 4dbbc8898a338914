// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces
import BenchProviders
import ModuleRouter

/// The short forms. The floor of each is its long form.
enum ShortFormCases {
    static var all: [BenchCase] {
        [
            BenchCase(
                "graph of 5 by the long form", "@Provider", limit: 1.05, floor: loop(GraphCases.declared),
                work: loop(annotated)),
            BenchCase("kept by the long form", "@Routed", limit: 1.05, floor: loop(long), work: loop(property)),
            BenchCase(
                "shared by a request", "@Routed", limit: 2, floor: loop(SharedCases.declared), work: loop(property)),
        ]
    }

    @inline(never) private static func annotated() throws -> any ShortRoot { try Router.destination(for: .shortRoot) }

    private static let owner = SharedOwner()

    @inline(never) private static func property() throws -> any Shared { try owner.shared }

    @inline(never) private static func long() throws -> any Shared { try owner.long }

    private static func loop<Value>(_ make: @escaping () throws -> Value) -> BenchCase.Work {
        { operations in for _ in 0..<operations { keep(try make()) } }
    }
}
