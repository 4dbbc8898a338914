// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport

/// A destination that records its making, its closing and its release.
final class KeptItem: Sendable {
    /// The records of the items of one test.
    final class Log: Sendable {
        struct Entry {
            var isAlive = true
            var closings = 0
        }

        private let entries = TestLock([Entry]())

        fileprivate func add() -> Int {
            entries.withLock { entries in
                entries.append(Entry())
                return entries.count - 1
            }
        }

        fileprivate func change(_ number: Int, _ change: (inout Entry) -> Void) {
            entries.withLock { change(&$0[number]) }
        }

        var all: [Entry] { entries.withLock { $0 } }

        var aliveCount: Int { all.count { $0.isAlive } }
    }

    let number: Int
    /// The value of ``parameter`` at the time of making.
    let parameter: Int
    private let log: Log

    /// The parameter of requests in this task.
    @TaskLocal static var parameter = 1

    init(_ log: Log) {
        self.log = log
        number = log.add()
        parameter = Self.parameter
    }

    deinit { log.change(number) { $0.isAlive = false } }

    func close() async {
        log.change(number) { $0.closings += 1 }
        await Task.yield()
    }
}

extension RoutableService where Protocol == KeptItem {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Returns the item of a parameter.
typealias FindItem = @Sendable (_ parameter: Int) async throws -> KeptItem

extension RoutableService where Protocol == FindItem {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableAsyncService where Protocol == KeptItem {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// An object that needs two items, whose providers are called by one request.
struct ItemPair: Sendable {
    let first: KeptItem
    let second: KeptItem
}

extension RoutableService where Protocol == ItemPair {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableAsyncService where Protocol == ItemPair {
    init() { self.init(declaredProtocol: Protocol.self) }
}

struct Visit: ScopeValues {}

/// A deadline for closing that a test never reaches, even beside all other tests on a busy machine.
let longest = Duration.seconds(3600)
