// SPDX-License-Identifier: Apache-2.0

/// What became of an import.
public struct ImportReport: Sendable, Hashable {
    public var imported = 0
    /// Notes that replaced a different one of their name.
    public var replaced = 0
    /// Notes that were there already, byte for byte.
    public var unchanged = 0
    public var problems: [NoteProblem] = []
    /// How many of the problems are different notes of the same name, which were left alone.
    public var conflicts = 0

    public init() {}
}

/// How far an import is.
public struct ImportProgress: Sendable, Hashable {
    /// The note that comes next.
    public let name: String
    public let done: Int
    public let total: Int

    public init(name: String, done: Int, total: Int) {
        self.name = name
        self.done = done
        self.total = total
    }
}
