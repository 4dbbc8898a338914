// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter

/// One thing that is timed, again and again.
struct Case {
    let name: String
    /// Does it as often as it is told. The loop is the case's own, so that nothing is between two operations.
    let run: (_ operations: Int) -> Void

    static let floor = "floor: split, and walk dictionaries"

    /// What is timed has to be right: each case proves that first.
    static func all(among count: Int) throws -> [Case] {
        // Of all parts of the table, and not always the same one: a processor learns its way through one.
        let hits = (0..<64).map { SectionURLs.hit($0, of: count) }
        let misses = (0..<64).map { SectionURLs.miss($0, of: count) }
        let pages = (0..<64).map(PageRouter.url)
        let floor = PlainRouter(sections: count)
        guard hits.allSatisfy({ Router.canOpen(url: $0) && floor.match($0) != nil }),
            !misses.contains(where: { Router.canOpen(url: $0) || floor.match($0) != nil })
        else { throw BenchmarkError("a URL does not lead where it has to") }
        try PageRouter.prove(pages)
        return [
            Case(name: Self.floor) { count in
                for index in 0..<count { keep(floor.match(hits[index & 63])) }
            },
            Case(name: "a miss: floor") { count in
                for index in 0..<count { keep(floor.match(misses[index & 63])) }
            },
            Case(name: "Router.canOpen(url:)") { count in
                for index in 0..<count { keep(Router.canOpen(url: hits[index & 63])) }
            },
            Case(name: "a miss: Router.canOpen(url:)") { count in
                for index in 0..<count { keep(Router.canOpen(url: misses[index & 63])) }
            },
            Case(name: "URLComponents(string:)") { count in
                for index in 0..<count { keep(URLComponents(string: hits[index & 63])) }
            },
            Case(name: "Router.destination(forServiceURL:)") { count in
                for index in 0..<count { keep(try? Router.destination(forServiceURL: pages[index & 63])) }
            },
            Case(name: "Router.url(for:)") { count in
                for index in 0..<count { keep(try? PageRouter.written(index & 63)) }
            },
        ] + (try hummingbird(among: count, hits, misses))
    }
}

/// Lets the optimiser not do without a value.
@inline(never)
func keep<Value>(_ value: Value) {}
