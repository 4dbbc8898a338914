// SPDX-License-Identifier: Apache-2.0

extension Floor {
    @inline(never) static func second() -> any SecondOfFour { Second(third()) }
}
