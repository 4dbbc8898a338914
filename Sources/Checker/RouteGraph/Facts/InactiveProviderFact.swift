// SPDX-License-Identifier: Apache-2.0

/// A provider in code that this build does not compile, because its `#if` does not hold.
public struct InactiveProviderFact: Codable, Sendable, Hashable {
    /// The name with the enclosing types: `Feature.ClockRouter`.
    public var name: String
    /// The keys that it would provide.
    public var keys: [KeyReference]
    /// The condition as written in source: `#if DEBUG`, or `the #else of #if DEBUG`.
    public var condition: String
    public var position: SourcePosition

    public init(name: String, keys: [KeyReference], condition: String, position: SourcePosition) {
        self.name = name
        self.keys = keys
        self.condition = condition
        self.position = position
    }
}
