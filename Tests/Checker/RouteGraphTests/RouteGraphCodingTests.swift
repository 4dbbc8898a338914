// SPDX-License-Identifier: Apache-2.0

import Foundation
import RouteGraph
import Testing

@Suite struct RouteGraphCodingTests {
    @Test(arguments: RouteKind.allCases) func aKindIsEncodedAsTheNameOfItsKey(kind: RouteKind) throws {
        let json = try JSONEncoder().encode([kind])
        #expect(String(decoding: json, as: UTF8.self) == "[\"\(kind.keyName)\"]")
        #expect(try JSONDecoder().decode([RouteKind].self, from: json) == [kind])
    }
}
