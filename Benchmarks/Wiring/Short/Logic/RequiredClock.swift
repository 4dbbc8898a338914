// SPDX-License-Identifier: Apache-2.0

/// The clock that the reports require.
public protocol RequiredClock: Sendable {
    func today() -> String
}
