// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import TestSupport
import Testing

private struct Wrapped<Value> {}

struct RouteSlotTableTests {
    // Slots are never released, so neither is this table.
    private static let growing = RouteSlotTable(.service)

    /// Returns a type for each number below 2^16. The nesting of `Wrapped` encodes the bits.
    private static func type(_ number: Int) -> Any.Type {
        func nest<Value>(_: Value.Type, _ number: Int, _ bits: Int) -> Any.Type {
            if bits == 0 { return Value.self }
            return number & 1 == 0
                ? nest(Wrapped<Value>.self, number >> 1, bits - 1) : nest([Value].self, number >> 1, bits - 1)
        }
        return nest(Int.self, number, 12)
    }

    private static func slot(_ table: RouteSlotTable, _ type: Any.Type) -> UInt {
        func open<Value>(_: Value.Type) -> UInt {
            UInt(bitPattern: table.slot(Value.self).toOpaque())
        }
        return _openExistential(type, do: open)
    }

    @Test func threadsReceiveOneSlotForEachProtocol() {
        let table = Self.growing
        let types = (0..<2_000).map(Self.type)
        let found = Locked([[UInt]](repeating: [], count: types.count))
        onThreads(8) { thread in
            // Each thread starts at another index while the table grows.
            for step in 0..<types.count {
                let index = (step + thread * 250) % types.count
                let slot = Self.slot(table, types[index])
                found.withLock { $0[index].append(slot) }
            }
        }
        let slots = found.withLock { $0 }
        #expect(slots.allSatisfy { Set($0).count == 1 })
        #expect(Set(slots.map { $0[0] }).count == types.count)
    }

    @Test func eachKindHasItsOwnSlot() {
        let slots = RouteKind.allCases.map { UInt(bitPattern: RouteSlotTable.of($0).slot(Int.self).toOpaque()) }
        #expect(Set(slots).count == RouteKind.allCases.count)
        #expect(
            RouteKind.allCases.map { RouteSlotTable.of($0).slot(Int.self).takeUnretainedValue().key.kind }
                == RouteKind.allCases)
    }

    @Test func keyUsesTheSlotOfItsDeclaration() {
        let stored = RoutableService<any AServiceInput>.slot
        #expect(RoutableService<any AServiceInput>().unmanagedSlot.takeUnretainedValue() === stored)
    }
}
