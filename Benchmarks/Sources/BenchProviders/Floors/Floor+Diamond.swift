// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces

extension Floor {
    /// Makes the leaf once, and passes it to both services that need it.
    @inline(never) public static func diamond() -> any Diamond {
        let leaf = diamondLeaf()
        return DiamondService(left: diamondLeft(leaf), right: diamondRight(leaf))
    }

    @inline(never) static func diamondLeft(_ leaf: any DiamondLeaf) -> any DiamondLeft {
        DiamondLeftService(leaf: leaf)
    }
}
