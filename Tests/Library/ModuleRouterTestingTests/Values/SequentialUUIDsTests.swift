// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import Testing

struct SequentialUUIDsTests {
    @Test func theUUIDsCountFromOne() {
        let uuids = SequentialUUIDs()
        #expect(UUID(uuid: uuids.next()).uuidString == "00000000-0000-0000-0000-000000000001")
        #expect(UUID(uuid: uuids.next()).uuidString == "00000000-0000-0000-0000-000000000002")
        for _ in 3..<256 { _ = uuids.next() }
        #expect(UUID(uuid: uuids.next()).uuidString == "00000000-0000-0000-0000-000000000100")
    }

    @Test func severalTasksReceiveEachNumberOnce() async {
        let uuids = SequentialUUIDs()
        let received = await withTaskGroup(of: [UUID].self) { group in
            for _ in 0..<8 { group.addTask { (0..<100).map { _ in UUID(uuid: uuids.next()) } } }
            return await group.reduce(into: Set<UUID>()) { $0.formUnion($1) }
        }
        #expect(received.count == 800)
    }
}
