// SPDX-License-Identifier: Apache-2.0

// wiring: import
import Dependencies
import DependenciesMacros
// end wiring

/// Tells the date.
@DependencyClient  // wiring: declare
public struct Clock: Sendable {
    public var date: @Sendable () -> String = { "" }
}

// wiring: declare
extension DependencyValues {
    @DependencyEntry public var clock = Clock()
}
// end wiring
