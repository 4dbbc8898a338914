// SPDX-License-Identifier: Apache-2.0

/// The part of a module in the routes of an app.
public enum ModuleKind: String, Codable, Sendable, Hashable {
    /// Joins the other modules: a program, a test bundle, or a library that registers or adapts routes of other modules.
    case compositionRoot
    /// Declares keys, and provides none.
    case interface
    /// Provides keys, and declares none.
    case implementation
    /// Declares keys and provides keys.
    case combined
}

/// The boundaries between modules that the author of an app declares.
///
/// Modules are named by patterns. In a pattern, `*` stands for any characters.
public struct ModuleBoundaries: Codable, Sendable, Hashable {
    /// Modules that may import implementation modules.
    public struct Allowance: Codable, Sendable, Hashable {
        /// The importing modules.
        public var from: String
        /// The imported modules.
        public var to: String

        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    public var implementations: [String]
    public var interfaces: [String]
    public var allowed: [Allowance]

    public init(implementations: [String] = [], interfaces: [String] = [], allowed: [Allowance] = []) {
        self.implementations = implementations
        self.interfaces = interfaces
        self.allowed = allowed
    }

    /// Returns the declared kind of a module; nil if none is declared. A name takes precedence over patterns with `*`.
    public func kind(of module: String) -> ModuleKind? {
        if interfaces.contains(module) { return .interface }
        if implementations.contains(module) { return .implementation }
        if interfaces.contains(where: { Self.matches($0, module) }) { return .interface }
        if implementations.contains(where: { Self.matches($0, module) }) { return .implementation }
        return nil
    }

    /// Returns whether a module may import another one.
    public func allows(_ module: String, importing other: String) -> Bool {
        allowed.contains { Self.matches($0.from, module) && Self.matches($0.to, other) }
    }

    /// Returns the patterns that match none of the modules, in order.
    public func unknownPatterns(among modules: Set<String>) -> [String] {
        (implementations + interfaces + allowed.flatMap { [$0.from, $0.to] }).filter { pattern in
            !modules.contains(pattern) && !modules.contains { Self.matches(pattern, $0) }
        }
    }

    /// Returns the modules, among some, that are declared as both an interface and an implementation, by names or by patterns alike.
    public func contradictions(among modules: Set<String>) -> [String] {
        modules.filter { module in
            if interfaces.contains(module) || implementations.contains(module) {
                return interfaces.contains(module) && implementations.contains(module)
            }
            return interfaces.contains { Self.matches($0, module) }
                && implementations.contains { Self.matches($0, module) }
        }.sorted()
    }

    /// Returns whether a pattern matches a whole name, in time proportional to the product of their lengths.
    static func matches(_ pattern: String, _ name: String) -> Bool {
        let (pattern, name) = (Array(pattern.utf8), Array(name.utf8))
        let star = UInt8(ascii: "*")
        var (position, offset) = (0, 0)
        var retry: (position: Int, offset: Int)?
        while offset < name.count {
            if position < pattern.count, pattern[position] == star {
                position += 1
                retry = (position, offset)
            } else if position < pattern.count, pattern[position] == name[offset] {
                position += 1
                offset += 1
            } else if let last = retry {
                retry = (last.position, last.offset + 1)
                (position, offset) = (last.position, last.offset + 1)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == star }
    }
}
