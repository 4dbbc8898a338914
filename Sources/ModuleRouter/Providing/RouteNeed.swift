// SPDX-License-Identifier: Apache-2.0

/// A dependency of a provider. `@Provider` adds one line for each to `routes`, in debug builds: ``RouteRegistry/validate()`` compares
/// lifetimes, and knows which keys may be absent.
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
    let number: Number
    let use: Use
    let location: RouteLocation

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
        RouteStep(id: nil) { _, batch in batch.add(.check(ProviderNeed(need: self, provider: provider))) }
    }
}

extension RouteListBuilder {
    public static func buildExpression(_ need: RouteNeed) -> RouteStep { need.step(of: Owner.self) }
}

/// A dependency with its provider.
struct ProviderNeed: RegistrationCheck {
    let need: RouteNeed
    let provider: Any.Type

    /// None: ``CaptiveDependencyRule`` compares the needs with one another.
    func faults(in table: RouteTable) -> [RouteFault] { [] }

    /// Returns whether the dependency is a key. Services with and without `await` may have one protocol.
    func isOf(_ key: RouteKey) -> Bool {
        key.type == need.type && key.kind != .serviceModule && key.kind != .viewModule
    }
}

extension RouteTable {
    /// The known dependencies of providers.
    var needs: [ProviderNeed] { checks.compactMap { $0 as? ProviderNeed } }

    /// Returns whether every known dependency that leads to a key may be absent: an optional, or a list.
    func mayBeAbsent(_ key: RouteKey, for needs: [ProviderNeed]) -> Bool {
        let keys = keysLeading(to: key)
        let found = needs.filter { need in keys.contains { need.isOf($0) } }
        return !found.isEmpty && found.allSatisfy { $0.need.number != .one }
    }

    /// Returns a key, and the keys that adapters lead to it, directly or by other adapters.
    private func keysLeading(to key: RouteKey) -> [RouteKey] {
        var found = [key]
        var checked = 0
        while checked < found.count {
            for adaptation in adaptations {
                guard case .key(found[checked]) = adaptation.adaptee, !found.contains(adaptation.key) else { continue }
                found.append(adaptation.key)
            }
            checked += 1
        }
        return found
    }
}
