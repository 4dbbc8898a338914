// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import TestSupport
import Testing

private struct Wrapped<Value> {}

struct RouteKeyTableTests {
    private static func registration(of key: RouteKey) -> Registration {
        let location = RouteLocation(fileID: #fileID, line: #line, column: #column)
        return Registration(
            .entry(RouteEntry(view: RouteSlot(key), provider: Never.self, location: location, maker: Locked(0))))
    }

    /// Returns keys of each kind for types with increasing depths of nesting.
    private static func keys(_ count: Int) -> [(id: RouteID, registration: Registration)] {
        func nest<Value>(_: Value.Type) -> Any.Type { Wrapped<Value>.self }
        var type: Any.Type = Int.self
        return (0..<count / RouteKind.allCases.count).flatMap { _ in
            type = _openExistential(type, do: nest)
            return RouteKind.allCases.map {
                let key = RouteKey($0, type)
                return (key.id, registration(of: key))
            }
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
            table.add(added.map(\.registration))
        }
        #expect(keys.allSatisfy { table[$0.id] === $0.registration })
    }

    @Test func firstRegistrationOfAKeyIsKept() {
        let key = RouteKey(.service, Int.self)
        let first = Self.registration(of: key)
        let table = RouteKeyTable()
        table.add([first, Self.registration(of: key)])
        table.add([Self.registration(of: key)])
        #expect(table[key.id] === first)
    }

    @Test func growingTableMayBeReadByOtherThreads() {
        let keys = Self.keys(2_000)
        let table = RouteKeyTable()
        let added = AtomicWord<Int>(0)
        onThreads(4) { thread in
            if thread == 0 {
                for (index, key) in keys.enumerated() {
                    table.add([key.registration])
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
