// SPDX-License-Identifier: Apache-2.0

/// An expense of the user.
public struct Expense: Sendable, Equatable {
    public let id: Int
    public var title: String
    public var cents: Int

    public init(id: Int, title: String, cents: Int) {
        self.id = id
        self.title = title
        self.cents = cents
    }

    public var row: String { "\(title): \(cents)" }
}

extension [Expense] {
    public var total: Int { reduce(0) { $0 + $1.cents } }
}
