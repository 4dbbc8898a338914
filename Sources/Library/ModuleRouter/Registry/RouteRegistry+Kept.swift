// SPDX-License-Identifier: Apache-2.0

extension RouteRegistry {
    // MARK: Start and close

    /// Makes the destinations of all providers with the lifetime `.shared(madeAtStart: true)`.
    ///
    /// They are made at the same time, except that a destination waits for those that it needs. Those of the main actor are made on
    /// it. Destinations that were made before are not made again.
    ///
    /// - Throws: `RouteErrors` with the errors of all destinations that could not be made. The others are kept.
    @_alwaysEmitIntoClient  // Only a program that calls it contains the code.
    public func start() async throws(RouteErrors) {
        let starts = starts
        let errors = await run {
            await withTaskGroup(of: RouteError?.self) { group in
                for start in starts { group.addTask { await start() } }
                var errors: [RouteError] = []
                for await error in group { if let error { errors.append(error) } }
                return errors
            }
        }
        guard errors.isEmpty else { throw RouteErrors(errors) }
    }

    /// For each destination that is made at the start, a function that makes it and returns the error.
    @usableFromInline var starts: [@Sendable () async -> RouteError?] {
        #if DEBUG
        for registry in sequence(first: self, next: \.parent) { registry.own.wasStarted.store(true) }
        #endif
        var starts: [@Sendable () async -> RouteError?] = []
        var keys: [RouteKey] = []
        for registry in sequence(first: self, next: \.parent) { keys += registry.keys }
        var known: [RouteID: Int] = Dictionary()
        for key in keys where known[key.id] == nil {
            known.store(0, for: key.id)
            // The entry of this registry replaces that of a parent.
            guard let start = entry(key.id)?.start else { continue }
            starts.append {
                do { try await start() } catch { return RouteError.wrapping(error, for: key) }
                return nil
            }
        }
        return starts
    }

    /// Closes the destinations that this registry keeps, in the reverse order of their creation, after ending all scopes in which it
    /// keeps destinations.
    ///
    /// Call it once, at the end of the process. Afterwards, requests cannot make destinations. Some still return a shared one that was
    /// made before.
    ///
    /// - Parameter deadline: The longest time to wait. After it, and if the caller is cancelled, only this call returns. The task that
    ///   closes the destinations goes on; it is cancelled if no other caller needs the end.
    /// - Throws: `RouteErrors` with the failures to close, and with the destinations that were not closed before the deadline.
    ///   `RouteError.Code.infiniteRecursion` if a close function of this registry waits for it.
    public func close(within deadline: Duration = .seconds(10)) async throws(RouteErrors) {
        try await own.close(within: deadline)
    }

    // MARK: Memory

    /// The destinations that one provider keeps in a registry or in a scope.
    public struct KeptDestinations: Sendable, CustomStringConvertible {
        /// The name of the provider.
        public let provider: String
        /// The key with which the first of them was requested.
        public let key: RouteKey
        /// The kind of the scope that keeps them; nil for a registry.
        public let scope: String?
        /// The number of destinations, at least 1.
        public internal(set) var count: Int
        /// The time since the first of them was made.
        public let age: Duration

        public var description: String {
            let place = scope.map { " in a scope of \($0)" } ?? ""
            let number = count == 1 ? "1 destination" : "\(count) destinations"
            return "\(provider): \(number)\(place), made \(age) ago"
        }
    }

    /// Returns the destinations that this registry keeps, and then those of each scope in which it keeps some. Those of one owner
    /// are in the order of their creation.
    ///
    /// Weak and transient destinations, and those of a graph, belong to their users and are not listed.
    public func kept() -> [KeptDestinations] {
        own.all.flatMap { owner in
            var rules: [KeepingRules] = []
            var all: [KeptDestinations] = []
            for (cell, madeAt) in owner.keptCells {
                if let position = rules.firstIndex(where: { $0 === cell.rules }) {
                    all[position].count += 1
                    continue
                }
                rules.append(cell.rules)
                all.append(
                    KeptDestinations(
                        provider: ProviderName.of(cell.rules.provider), key: cell.key, scope: owner.scope?.name,
                        count: 1, age: cell.registry.clock.now() - madeAt))
            }
            return all
        }
    }

    /// Releases the destinations with the lifetimes `.cached`. The next requests make new ones.
    ///
    /// The hosts for UIKit and GTK call it for the shared registry when the memory of the system is low. AppKit and SwiftUI on macOS
    /// report no such event: an app that observes one, such as `DispatchSource.makeMemoryPressureSource`, calls this method.
    public func releaseCached() {
        for owner in own.all { owner.releaseCached() }
    }
}

/// Several failures of routes, of a start or of an end.
public struct RouteErrors: Error, Sendable, CustomStringConvertible {
    /// The failures, in the order in which they occurred.
    public let errors: [RouteError]

    @usableFromInline package init(_ errors: [RouteError]) { self.errors = errors }

    public var description: String { errors.map(\.description).joined(separator: "\n") }
}
