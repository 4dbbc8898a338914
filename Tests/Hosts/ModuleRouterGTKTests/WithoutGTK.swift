// SPDX-License-Identifier: Apache-2.0

#if !GTK
import Testing

/// Takes the place of the tests of this target, which need the trait GTK.
@Suite(.disabled("the trait GTK is off: swift test --traits GTK")) struct GTKTests {
    @Test func windowsOfGTKShowRoutes() {}
}
#endif
