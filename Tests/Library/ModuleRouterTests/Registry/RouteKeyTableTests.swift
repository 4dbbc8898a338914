// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import TestSupport
import Testing

private struct Wrapped<Value> {}

struct RouteKeyTableTests {
    /// Returns keys of each kind for types with increasing depths of nesting.
    private static func keys(_ count: Int) -> [KeyRegistration] {
        func nest<Value>(_: Value.Type) -> Any.Type { Wrapped<Value>.self }
        var type: Any.Type = Int.self
        return (0..<count / RouteKind.allCases.count).flatMap { _ in
            type = _openExistential(type, do: nest)
            return RouteKind.allCases.map { KeyRegistration(id: RouteID($0, type), registration: RouteRegistration()) }
        }
    }

    @Test func anEmptyTableHasNoKey() {
        #expect(RouteKeyTable()[RouteID(.service, Int.self)] == nil)
    }

    @Test(arguments: [1, 3, 100]) func eachKeyIsFoundForEveryBatchSize(_ together: Int) {
        let keys = Self.keys(500)
        let table = RouteKeyTable()
        for start in stride(from: 0, to: keys.count, by: together) {
            let added = keys[start..<min(start + together, keys.count)]
            #expect(added.allSatisfy { table[$0.id] == nil })
            table.add(Array(added))
        }
        #expect(keys.allSatisfy { table[$0.id] === $0.registration })
    }

    @Test func firstRegistrationOfAKeyIsKept() {
        let id = RouteID(.service, Int.self)
        let first = RouteRegistration()
        let table = RouteKeyTable()
        table.add([
            KeyRegistration(id: id, registration: first), KeyRegistration(id: id, registration: RouteRegistration()),
        ])
        table.add([KeyRegistration(id: id, registration: RouteRegistration())])
        #expect(table[id] === first)
    }

    @Test func growingTableMayBeReadByOtherThreads() {
        let keys = Self.keys(2_000)
        let table = RouteKeyTable()
        let added = AtomicWord<Int>(0)
        onThreads(4) { thread in
            if thread == 0 {
                for (index, key) in keys.enumerated() {
                    table.add([key])
                    added.store(index + 1)
                }
                return
            }
            while true {
                let count = added.load()
                for index in stride(from: thread - 1, to: count, by: 97) {
                    precondition(table[keys[index].id] === keys[index].registration)
                }
                if count == keys.count { return }
            }
        }
    }
}
