// SPDX-License-Identifier: Apache-2.0

import Foundation
@testable import ModuleRouter
import RouteTables
import TestSupport
import Testing

/// The cost of many registrations and of many failed requests.
@Suite(.serialized)
struct RegistryGrowthTests {
    /// Returns a registry in which each registration is followed by a request.
    private func alternating(_ types: [any NumberedKey.Type], _ each: (RouteRegistry) -> Void = { _ in })
        -> RouteRegistry
    {
        let registry = RouteRegistry()
        registry.run {
            for type in types {
                type.register(in: registry)
                precondition(type.isProvided)
                each(registry)
            }
        }
        return registry
    }

    @Test func replacedTableIsReleased() {
        let tables = TestLock<[WeakTable]>([])
        let registry = alternating(Array(NumberedKeys.all.prefix(200))) { registry in
            tables.withLock { $0.append(WeakTable(registry.sealedTable)) }
        }
        // Tables that another thread was reading are released later.
        for type in NumberedKeys.all[200..<1_000] where tables.withLock({ $0.count { $0.table != nil } > 1 }) {
            type.register(in: registry)
            _ = registry.sealedTable
        }
        #expect(tables.withLock { $0.count { $0.table != nil } } <= 1)
        #expect(registry.sealedTable.entries.count >= 200)
    }

    #if os(Linux)
    @Test func alternatingRegistrationsAndRequestsUseLinearMemory() throws {
        let types = NumberedKeys.all
        let before = try residentMebibytes()
        let registry = alternating(types)
        let used = try residentMebibytes() - before
        #expect(registry.sealedGeneration >= types.count)
        // There are 8,000 keys, and other tests run at the same time. Tables that are not released would take 1,000
        // MiB.
        #expect(used < 300, "\(used) MiB")
    }

    private func residentMebibytes() throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
        return try #require(line.split(separator: " ").dropFirst().first.flatMap { Double($0.filter(\.isNumber)) })
            / 1_024
    }
    #endif

    @Test func similarNamesAreSearchedOnlyWhenTheHintIsRead() throws {
        let registry = alternating(Array(NumberedKeys.all.prefix(1_000)))
        try registry.run {
            let miss = { try #require((try? Router.destination(for: RoutableService<any Unprovided>())) == nil) }
            registry.addErrorHandler { _ in }
            try miss()
            // With a hint for each error, this took 800 s.
            let time = try cpuTime { for _ in 0..<10_000 { try miss() } }
            #expect(time < .seconds(20), "\(time)")
        }
    }

    @Test func hintNamesProvidersRegisteredSinceTheLastError() throws {
        let registry = RouteRegistry()
        func hint() throws -> String? {
            try registry.run {
                try #require(throws: RouteError.self) { try Router.destination(for: RoutableService<any Unprovided>()) }
            }.hint
        }
        #expect(try hint() == "register a provider of it, or let an adapter lead to one")
        registry.register(RoutableService<any Unprovide>()) { _ in Similar() }
        #if DEBUG
        #expect(try hint()?.hasSuffix("Unprovide> is provided; did you mean it?") == true)
        #endif
        registry.register(RoutableService<any Unprovided>()) { _ in Similar() }
        #expect(registry.run { try? Router.destination(for: RoutableService<any Unprovided>()) } != nil)
        #expect(registry.seal().map(\.id) == [.lateRegistration])
    }

    @Test func errorHasTheLocationOfItsOwnCaller() throws {
        let registry = RouteRegistry()
        let lines = try registry.run {
            try [3, 5].map { line in
                try #require(throws: RouteError.self) {
                    try Router.destination(
                        for: RoutableService<any Unprovided>(), fileID: "A/B.swift", line: line, column: 1)
                }.location?.line
            }
        }
        #expect(lines == [3, 5])
    }

    @Test func anErrorDoesNotKeepItsRegistry() throws {
        weak var registry: RouteRegistry?
        let error: RouteError
        do {
            let made = RouteRegistry()
            registry = made
            error = try made.run {
                try #require(throws: RouteError.self) { try Router.destination(for: RoutableService<any Unprovided>()) }
            }
        }
        #expect(registry == nil)
        #expect(error.hint == "register a provider of it, or let an adapter lead to one")
    }
}

private struct WeakTable: Sendable {
    weak let table: RouteTable?
    init(_ table: RouteTable) { self.table = table }
}

private protocol Unprovided: Sendable {}
private protocol Unprovide: Sendable {}

extension RoutableService where Protocol == any Unprovided {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Unprovide {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Similar: Unprovided, Unprovide {}

// MARK: - Many keys

private protocol NumberedKey: Sendable {
    static func register(in registry: RouteRegistry)
    static var isProvided: Bool { get }
}

private protocol NumberedService<Number>: Sendable { associatedtype Number }

private struct Service<Number>: NumberedService {}

extension RoutableService where Protocol: Sendable {
    fileprivate init(undeclared: Protocol.Type) { self.init(declaredProtocol: undeclared) }
}

/// A key for each number with three digits in base 20.
private struct Key<First, Second, Third>: NumberedKey {
    private static var key: RoutableService<any NumberedService<Self>> {
        .init(undeclared: (any NumberedService<Self>).self)
    }

    static func register(in registry: RouteRegistry) { registry.register(key) { _ in Service<Self>() } }

    static var isProvided: Bool { (try? Router.destination(for: key)) != nil }
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
