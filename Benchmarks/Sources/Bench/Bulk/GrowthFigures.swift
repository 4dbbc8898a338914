// SPDX-License-Identifier: Apache-2.0

import CBench
import ModuleRouter

/// The cost of many keys in one registry: registering and resolving in turns, and requests without a provider.
enum GrowthFigures {
    static var all: [FigureCase] { alternating + misses }

    /// 8,000 keys, each of which is registered and then resolved.
    private static var alternating: [FigureCase] {
        let measured = Measured {
            // Let the runtime create the keys' types before the measurement.
            _ = try alternate(NumberedKeys.all)
            return (all: try alternate(NumberedKeys.all), quarter: try alternate(Array(NumberedKeys.all.prefix(2_000))))
        }
        let group = "register and resolve \(NumberedKeys.all.count) keys in turns"
        return [
            FigureCase(group, "memory", unit: "MB", limit: 10) { try measured().all.bytes / 1e6 },
            FigureCase(group, "time", unit: "ms") { try measured().all.time / 1e6 },
            // Linear growth is 4, quadratic growth 16.
            FigureCase(group, "time, of 2000 keys", unit: "times", limit: 8) {
                try measured().all.time / measured().quarter.time
            },
        ]
    }

    /// A request for a key without a provider, among 1,000 routes.
    private static var misses: [FigureCase] {
        let measured = Measured {
            let registry = RouteRegistry()
            return try registry.run {
                for type in NumberedKeys.all.prefix(1_000) { type.register(in: registry) }
                try NumberedKeys.all[0].resolve()
                let first = try time { try miss() }
                let count = 20_000
                let repeated = try time { for _ in 0..<count { try miss() } } / Double(count)
                let described = time { keep(hint()) }
                return (first: first, repeated: repeated, described: described)
            }
        }
        let group = "miss among 1000 routes"
        return [
            FigureCase(group, "first", unit: "µs", limit: 1_000) { try measured().first / 1e3 },
            FigureCase(group, "repeated", unit: "µs", limit: 2) { try measured().repeated / 1e3 },
            FigureCase(group, "hint", unit: "µs") { try measured().described / 1e3 },
        ]
    }

    private static func alternate(_ types: [any NumberedKey.Type]) throws -> (time: Double, bytes: Double) {
        let registry = RouteRegistry()
        return try registry.run {
            let allocated = bench_allocated_bytes()
            let time = try time {
                for type in types {
                    type.register(in: registry)
                    try type.resolve()
                }
            }
            return (time, Double(Int(bench_allocated_bytes()) - Int(allocated)))
        }
    }

    private static func miss() throws {
        guard (try? Router.destination(for: RoutableService<any Unprovided>())) == nil else {
            throw BenchError("a service is made that nobody provides")
        }
    }

    private static func hint() -> String? {
        do {
            _ = try Router.destination(for: RoutableService<any Unprovided>())
            return nil
        } catch {
            return error.hint
        }
    }

    /// Returns the CPU time in nanoseconds.
    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let begin = bench_thread_time()
        try body()
        return Double(bench_thread_time() - begin)
    }
}

private protocol Unprovided: Sendable {}

extension RoutableService where Protocol == any Unprovided {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

// MARK: - Many keys

private protocol NumberedKey: Sendable {
    static func register(in registry: RouteRegistry)
    static func resolve() throws
}

private protocol NumberedService<Number>: Sendable { associatedtype Number }

private struct Service<Number>: NumberedService {}

extension RoutableService where Protocol: Sendable {
    fileprivate init(undeclared: Protocol.Type) { self.init(declaredProtocol: undeclared) }
}

/// A key for each three-digit number in base 20.
private struct Key<First, Second, Third>: NumberedKey {
    private static var key: RoutableService<any NumberedService<Self>> {
        .init(undeclared: (any NumberedService<Self>).self)
    }

    static func register(in registry: RouteRegistry) { registry.register(key) { _ in Service<Self>() } }

    static func resolve() throws { _ = try Router.destination(for: key) }
}

private enum NumberedKeys {
    private static let digits: [Any.Type] = [
        Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
        UInt64.self, Float.self, Double.self, Bool.self, String.self, Character.self, Unicode.Scalar.self, Void.self,
        [Int].self, [String].self, Set<Int>.self,
    ]

    /// 8,000 keys.
    static let all: [any NumberedKey.Type] = digits.flatMap { first in
        digits.flatMap { second in digits.map { third in key(first, second, third) } }
    }

    private static func key(_ first: Any.Type, _ second: Any.Type, _ third: Any.Type) -> any NumberedKey.Type {
        func open<First>(_: First.Type) -> any NumberedKey.Type {
            func open<Second>(_: Second.Type) -> any NumberedKey.Type {
                func open<Third>(_: Third.Type) -> any NumberedKey.Type { Key<First, Second, Third>.self }
                return _openExistential(third, do: open)
            }
            return _openExistential(second, do: open)
        }
        return _openExistential(first, do: open)
    }
}
