// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ModuleRouter

struct DeclaredSlotTests {
    @Test func declaredAndPlainKeysShareASlot() {
        let declared = RoutableService<any Once>(slot: RoutableService<any Once>.routeSlot)
        let plain = RoutableService<any Once>(declaredProtocol: (any Once).self)
        #expect(declared.unmanagedSlot.toOpaque() == plain.unmanagedSlot.toOpaque())
    }

    @Test func eachKindOfKeyHasItsOwnSlot() {
        let service = RoutableService<any Twice>(slot: RoutableService<any Twice>.routeSlot)
        let module = RoutableServiceModule<any Twice>(slot: RoutableServiceModule<any Twice>.routeSlot)
        #expect(service.unmanagedSlot.toOpaque() != module.unmanagedSlot.toOpaque())
    }

    @Test func threadsReceiveTheSameSlot() async {
        let found = await withTaskGroup(of: UInt.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let key = RoutableService<any Contested>(slot: RoutableService<any Contested>.routeSlot)
                    return UInt(bitPattern: key.unmanagedSlot.toOpaque())
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(found.count == 1)
    }
}

private protocol Once {}

extension RoutableService where Protocol == any Once {
    fileprivate static let routeSlot = DeclaredSlot<Self>()
}

private protocol Twice {}

extension RoutableService where Protocol == any Twice {
    fileprivate static let routeSlot = DeclaredSlot<Self>()
}

extension RoutableServiceModule where Protocol == any Twice {
    fileprivate static let routeSlot = DeclaredSlot<Self>()
}

private protocol Contested {}

extension RoutableService where Protocol == any Contested {
    fileprivate static let routeSlot = DeclaredSlot<Self>()
}
