// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import Testing

private struct Wrapped<Value> {}

struct RouteKeyTableTests {
    /// As many keys as there are: those of each kind, of types that are nested ever deeper.
    private static func keys(_ count: Int) -> [RegisteredKey] {
        func nest<Value>(_: Value.Type) -> Any.Type { Wrapped<Value>.self }
        var type: Any.Type = Int.self
        return (0..<count / RouteKind.allCases.count).flatMap { _ in
            type = _openExistential(type, do: nest)
            return RouteKind.allCases.map { RegisteredKey(id: RouteID($0, type), origin: RouteOrigin()) }
        }
    }

    @Test func anEmptyTableHasNoKey() {
        #expect(RouteKeyTable()[RouteID(.service, Int.self)] == nil)
    }

    @Test(arguments: [1, 3, 100]) func eachKeyIsFoundHoweverManyAreAddedTogether(_ together: Int) {
        let keys = Self.keys(500)
        var table = RouteKeyTable()
        for start in stride(from: 0, to: keys.count, by: together) {
            let added = keys[start..<min(start + together, keys.count)]
            #expect(added.allSatisfy { table[$0.id] == nil })
            table.add(Array(added))
        }
        #expect(keys.allSatisfy { table[$0.id] === $0.origin })
    }

    @Test func theFirstOfAKeyStays() {
        let id = RouteID(.service, Int.self)
        let first = RouteOrigin()
        var table = RouteKeyTable()
        table.add([RegisteredKey(id: id, origin: first), RegisteredKey(id: id, origin: RouteOrigin())])
        table.add([RegisteredKey(id: id, origin: RouteOrigin())])
        #expect(table[id] === first)
    }

    @Test func aCopyIsNotChanged() {
        let keys = Self.keys(10)
        var table = RouteKeyTable()
        table.add(Array(keys.prefix(5)))
        let copy = table
        table.add(Array(keys.dropFirst(5)))
        #expect(keys.map { copy[$0.id] != nil } == Array(repeating: true, count: 5) + Array(repeating: false, count: 5))
    }
}
