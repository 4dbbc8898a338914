// SPDX-License-Identifier: Apache-2.0

/// Tells the date.
public protocol Clock: Sendable {
    func date() -> String
}
