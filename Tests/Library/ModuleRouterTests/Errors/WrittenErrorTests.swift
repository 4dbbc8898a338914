// SPDX-License-Identifier: Apache-2.0

#if DEBUG
#if os(macOS) || os(Linux)
import Foundation
@testable import ModuleRouter
import Testing

/// Errors that a debug build writes to standard error. Their callers receive them too, but a framework may hide them.
struct WrittenErrorTests {
    private func lines(_ result: ExitTest.Result?) -> [Substring] {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    }

    @Test func errorInsideFrameworkIsWrittenOnceWithItsChain() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            RouteLog.isQuiet.store(false)
            RouteRegistry.shared.register(RoutableService<Order>()) { _ in
                Order(ledger: try Router.destination(for: RoutableService<Ledger>()))
            }
            _ = try? Router.destination(for: RoutableService<Order>())
        }
        let lines = lines(result).filter { !$0.hasPrefix("  help") }
        #expect(
            lines.map { $0.replacing(/:\d+:\d+/, with: "") } == [
                "no provider for RoutableService<Ledger> [missing-provider]",
                "  requested at ModuleRouterTests/WrittenErrorTests.swift",
                "  needed by RoutableService<Order>",
            ])
    }

    @Test func errorOfAsynchronousServiceIsWrittenOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            RouteLog.isQuiet.store(false)
            RouteRegistry.shared.register(RoutableAsyncService<Order>()) { () async throws in
                Order(ledger: try await Router.destination(for: RoutableAsyncService<Ledger>()))
            }
            _ = try? await Router.destination(for: RoutableAsyncService<Order>())
            let task = Task.detached { try await Router.destination(for: RoutableAsyncService<Order>()) }
            _ = try? await task.value
        }
        #expect(lines(result).filter { $0.contains("[missing-provider]") }.count == 1)
    }

    @Test func requestOutsideOfScopeAndFailingFunctionAreWritten() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            RouteLog.isQuiet.store(false)
            RouteRegistry.shared.register { [Request.self, FinderRouter.self] }
            try await RouteScope(Request()).run {
                _ = try Router.destination(for: RoutableService<Int>())
                let task = Task.detached { try? Router.destination(for: RoutableService<Int>()) }
                _ = await task.value
                _ = try? await Router.destination(for: RoutableService<Finder>())(7)
            }
        }
        let codes = lines(result).compactMap { $0.split(separator: " ").last }.filter { $0.hasPrefix("[") }
        #expect(codes == ["[scope-unavailable]", "[destination-unavailable]"])
    }

    @Test func handlerReceivesErrorInsteadOfLog() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            RouteLog.isQuiet.store(false)
            RouteRegistry.shared.addErrorHandler { _ in _ = try? Router.destination(for: RoutableService<Order>()) }
            _ = try? Router.destination(for: RoutableService<Ledger>())
        }
        #expect(lines(result) == [])
    }

    @Test func testsAreQuiet() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            _ = try? Router.destination(for: RoutableService<Ledger>())
        }
        #expect(lines(result) == [])
    }

    @Test func suspiciousSetUpIsWrittenOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            RouteLog.isQuiet.store(false)
            setenv("MODULE_ROUTER_PAYMENT", "live", 1)
            for _ in 0..<2 { _ = RouteCondition.environment("MODULE_ROUTER_PAYMENT", is: "Live") }
            _ = RouteCondition.environment("MODULE_ROUTER_PAYMENT", is: "test")
            RouteRegistry.shared.register(RoutableService<Ledger>(), lifetime: .shared(madeAtStart: true)) { _ in
                Ledger()
            }
            _ = try Router.destination(for: RoutableService<Ledger>())
        }
        #expect(
            lines(result) == [
                "the environment variable MODULE_ROUTER_PAYMENT is 'Live' except for upper and lower case, so providers with this "
                    + "condition are not registered",
                "a closure is made at the start, but is requested before RouteRegistry.start()",
                "  help: call RouteRegistry.shared.start() before the first request; a server calls RouteRegistry.shared.runServices(…)",
            ])
    }

    @Test func startedRegistryWritesNothing() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            RouteLog.isQuiet.store(false)
            RouteRegistry.shared.register(RoutableService<Ledger>(), lifetime: .shared(madeAtStart: true)) { _ in
                Ledger()
            }
            try await RouteRegistry.shared.start()
            _ = try Router.destination(for: RoutableService<Ledger>())
        }
        #expect(lines(result) == [])
    }
}

private struct Ledger: Sendable {}
private struct Order: Sendable { let ledger: Ledger }
private typealias Finder = @Sendable (Int) async throws -> Order

private struct Request: ScopeValues {
    static var routes: RouteList<Self> { Provides(RoutableService<Int>()) { _ in 1 } }
}

private struct FinderRouter: AsyncFunctionRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<Finder>()) { find in { try await find($0) } } }
    func makeDestination(with id: Int) async throws -> Order? { throw CancellationError() }
}

extension RoutableService where Protocol == Ledger {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == Ledger {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Order {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == Order {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Int {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == Finder {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
#endif
#endif
