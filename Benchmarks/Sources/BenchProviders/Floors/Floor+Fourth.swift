// SPDX-License-Identifier: Apache-2.0

extension Floor {
    @inline(never) static func fourth() -> any FourthOfFour { Fourth(transient()) }
}
