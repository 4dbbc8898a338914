// SPDX-License-Identifier: Apache-2.0

import BenchInterfaces

extension Floor {
    @inline(never) static func diamondLeaf() -> any DiamondLeaf { DiamondLeafService() }
}
