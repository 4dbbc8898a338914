// SPDX-License-Identifier: Apache-2.0

#if DEBUG
/// A dependency of a provider. `@Provider` adds one line for each to `routes`: ``RouteRegistry/validate()`` compares lifetimes, and
/// knows which keys may be absent. Only debug builds contain this type and these lines.
@_documentation(visibility: internal)
public struct RouteNeed: Sendable {
    /// How many destinations the dependency has.
    public enum Number: Sendable {
        case one, oneIfProvided, all
    }

    /// When the destination is requested, and whether it is kept.
    public enum Use: Sendable {
        /// While the own destination is made: a parameter of its initialiser.
        case parameter
        /// At the first use, by a property that keeps it.
        case property
        /// At each use.
        case closure
    }

    let type: Any.Type
    package let number: Number
    package let use: Use
    package let location: RouteLocation

    /// - Parameter type: The type of the protocol.
    public init(
        _ type: Any.Type, _ number: Number, _ use: Use, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        self.type = type
        self.number = number
        self.use = use
        location = RouteLocation(fileID: fileID, line: line, column: column)
    }

    /// - Parameter key: The key. It is not evaluated.
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> RoutableService<Protocol>, _ use: Use, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        self.init(Protocol.self, .one, use, fileID: fileID, line: line, column: column)
    }

    /// - Parameter key: The key. It is not evaluated.
    public init<Protocol>(
        _ key: @MainActor @autoclosure () -> RoutableAsyncService<Protocol>, _ use: Use,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(Protocol.self, .one, use, fileID: fileID, line: line, column: column)
    }

    func step(of provider: Any.Type) -> RouteStep {
        RouteStep(id: nil) { _, batch in batch.add(.detail(ProviderNeed(need: self, provider: provider))) }
    }
}

extension RouteListBuilder {
    public static func buildExpression(_ need: RouteNeed) -> RouteStep { need.step(of: Owner.self) }
}

/// A dependency with its provider.
package struct ProviderNeed: RouteDetail {
    package let need: RouteNeed
    package let provider: Any.Type

    /// Returns whether the dependency is a key. Services with and without `await` may have one protocol.
    package func isOf(_ key: RouteKey) -> Bool {
        key.type == need.type && key.kind != .serviceModule && key.kind != .viewModule
    }
}
#endif
