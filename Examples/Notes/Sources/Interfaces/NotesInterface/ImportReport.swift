// SPDX-License-Identifier: Apache-2.0

/// The outcome of an import.
public struct ImportReport: Sendable, Hashable {
    public var imported = 0
    /// The number of notes that replaced a different note of the same name.
    public var replaced = 0
    /// The number of notes that existed already with the same bytes.
    public var unchanged = 0
    public var problems: [NoteProblem] = []
    /// The number of problems that are different notes of the same name. These notes were not replaced.
    public var conflicts = 0

    public init() {}
}

/// The progress of an import.
public struct ImportProgress: Sendable, Hashable {
    /// The next note.
    public let name: String
    public let done: Int
    public let total: Int

    public init(name: String, done: Int, total: Int) {
        self.name = name
        self.done = done
        self.total = total
    }
}
