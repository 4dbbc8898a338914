// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces

extension Floor {
    @inline(never) public static func fourTimesAdapted() -> any FourTimesAdapted { First(second()) }
}
