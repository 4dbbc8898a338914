// SPDX-License-Identifier: Apache-2.0

#if !GTK
import Testing

/// Stands for the tests of this target, which are built with the trait GTK only.
@Suite(.disabled("the trait GTK is off: swift test --traits GTK,SQLite")) struct DesktopScreensTests {
    @Test func theProgramRunsInAWindow() {}
}
#endif
