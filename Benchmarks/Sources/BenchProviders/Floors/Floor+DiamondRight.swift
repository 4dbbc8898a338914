// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces

extension Floor {
    @inline(never) static func diamondRight(_ leaf: any DiamondLeaf) -> any DiamondRight {
        DiamondRightService(leaf: leaf)
    }
}
