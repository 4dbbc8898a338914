// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private let item = RoutableService<KeptItem>()
private let asyncItem = RoutableAsyncService<KeptItem>()
private let pair = RoutableService<ItemPair>()

extension Collected<String> {
    /// Appends the code of the error that a request throws.
    fileprivate func appendError(_ request: () throws -> Void) {
        do { try request() } catch { append((error as? RouteError)?.code.description ?? "other") }
    }

    fileprivate func appendError(_ request: () async throws -> Void) async {
        do { try await request() } catch { append((error as? RouteError)?.code.description ?? "other") }
    }
}

/// Close functions that request other destinations, while requests wait for the closing. Without an error they would wait forever.
struct ClosingCycleTests {
    private let registry = RouteRegistry()
    private let codes = Collected<String>()

    @Test func closeFunctionNeedsTheDestinationThatWaitsForIt() async throws {
        let waits = Gate()
        registry.register(
            item,
            lifetime: .cached.closing { [codes] _ in
                waits.pass()
                codes.appendError { _ = try Router.destination(for: pair) }
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        registry.register(pair, lifetime: .shared) { _ in
            waits.open()
            let item = try Router.destination(for: item)
            return ItemPair(first: item, second: item)
        }
        try registry.run {
            _ = try Router.destination(for: item)
            registry.releaseCached()
            // The later one of the two requests fails.
            codes.appendError { _ = try Router.destination(for: pair) }
        }
        #expect(codes.all.allSatisfy { $0 == "infinite-recursion" })
        try await registry.close(within: longest)
        #expect(codes.all.contains("infinite-recursion"))
    }

    /// Both closings have begun before one of them requests the other's successor.
    @Test func twoCloseFunctionsNeedOneAnother() async throws {
        let (first, second) = (Gate(), Gate())
        registry.register(
            item,
            lifetime: .cached.closing { [codes] _ in
                first.open()
                second.pass()
                codes.appendError { _ = try Router.destination(for: item, named: "other") }
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        registry.register(
            item, named: "other",
            lifetime: .cached.closing { [codes] _ in
                second.open()
                first.pass()
                codes.appendError { _ = try Router.destination(for: item) }
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        try registry.run {
            _ = try Router.destination(for: item)
            _ = try Router.destination(for: item, named: "other")
        }
        registry.releaseCached()
        // It ends the registry after the two closings, which began earlier.
        while codes.count == 0 { await Task.yield() }
        try await registry.close(within: longest)
        #expect(codes.all.contains("infinite-recursion"))
    }

    /// The provider is asynchronous, its request is not, and the close function waits for the provider.
    @Test func closeFunctionNeedsTheAsynchronousDestinationThatWaitsForIt() async throws {
        let waits = Gate()
        registry.register(asyncItem, lifetime: .shared) { [weak registry] in
            registry?.releaseCached()
            waits.open()
            return try Router.destination(for: item)
        }
        registry.register(
            item,
            lifetime: .cached.closing { [codes] _ in
                waits.pass()
                await codes.appendError { _ = try await Router.destination(for: asyncItem) }
            }
        ) { _ in KeptItem(KeptItem.Log()) }
        try await registry.run {
            _ = try Router.destination(for: item)
            await codes.appendError { _ = try await Router.destination(for: asyncItem) }
        }
        #expect(codes.all.allSatisfy { $0 == "infinite-recursion" })
        try await registry.close(within: longest)
        #expect(codes.all.contains("infinite-recursion"))
    }

    // MARK: Many closings

    @Test func numberOfThreadsThatCloseIsLimited() async throws {
        let log = KeptItem.Log()
        let (open, most) = (TestLock(0), TestLock(0))
        let parameter = { @Sendable (_: RouteConfiguration) in KeptItem.parameter }
        registry.register(
            item,
            lifetime: .cached(by: parameter).closing { item in
                let count = open.withLock { open in
                    open += 1
                    return open
                }
                most.withLock { $0 = max($0, count) }
                await item.close()
                open.withLock { $0 -= 1 }
            }
        ) { _ in KeptItem(log) }
        try registry.run {
            for parameter in 0..<500 {
                _ = try KeptItem.$parameter.withValue(parameter) { try Router.destination(for: item) }
            }
        }
        registry.releaseCached()
        try await registry.close(within: longest)
        #expect(log.all.map(\.closings) == Array(repeating: 1, count: 500))
        #expect(open.withLock { $0 } == 0)
        #expect(most.withLock { $0 } >= 1)
    }

    /// The task of the end goes on after a deadline, also if no code refers to the registry any more.
    @Test func releasedRegistryClosesTheRest() async throws {
        let log = KeptItem.Log()
        let (goesOn, closed) = (TaskGate(), TaskGate())
        var registry: RouteRegistry? = RouteRegistry()
        for name: StaticString in ["first", "second"] {
            registry?.register(
                item, named: name,
                lifetime: .shared.closing { item in
                    await goesOn.pass()
                    await item.close()
                    if log.all.allSatisfy({ $0.closings == 1 }) { closed.open() }
                }
            ) { _ in KeptItem(log) }
        }
        try registry?.run {
            _ = try Router.destination(for: item, named: "first")
            _ = try Router.destination(for: item, named: "second")
        }
        await #expect(throws: RouteErrors.self) { try await registry?.close(within: .zero) }
        registry = nil
        goesOn.open()
        await closed.pass()
        #expect(log.all.map(\.closings) == [1, 1])
    }

    // MARK: Destinations behind a protocol

    @Test func closureOfAProtocolClosesItsDestination() async throws {
        let closed = Collected<String>()
        registry.register(RoutableService<any Tap>(), lifetime: .shared) { _ in ClosingTap(closed) }
        registry.register(RoutableAsyncService<any Tap>(), lifetime: .cached) { ClosingTap(closed) }
        registry.register(RoutableService<any Tap>(), named: "open", lifetime: .shared) { _ in OpenTap() }
        try await registry.run {
            _ = try Router.destination(for: RoutableService<any Tap>())
            _ = try Router.destination(for: RoutableService<any Tap>(), named: "open")
            _ = try await Router.destination(for: RoutableAsyncService<any Tap>())
        }
        registry.releaseCached()
        try await registry.close(within: longest)
        #expect(closed.all == ["closed", "closed"])
    }

    @Test func providerOfAProtocolClosesItsDestination() async throws {
        let closed = Collected<String>()
        registry.register { TapRouter.self }
        try await registry.run {
            _ = try TapRouter.$closed.withValue(closed) { try Router.destination(for: RoutableService<any Tap>()) }
            try await registry.close(within: longest)
        }
        #expect(closed.all == ["closed"])
    }

    /// The argument replaces the function of the destination.
    @Test func closeFunctionOfTheRegistrationReplacesTheOneOfTheDestination() async throws {
        let closed = Collected<String>()
        registry.register(
            RoutableService<any Tap>(), lifetime: .shared, closing: { _ in closed.append("by the registration") }
        ) { _ in ClosingTap(closed) }
        _ = try registry.run { try Router.destination(for: RoutableService<any Tap>()) }
        try await registry.close(within: longest)
        #expect(closed.all == ["by the registration"])
    }

    @Test(arguments: [Duration.seconds(Int64.min), .seconds(Int64.min) * 2, .seconds(-1)])
    func deadlineInThePastIsOver(deadline: Duration) async {
        let goesOn = TaskGate()
        registry.register(item, lifetime: .shared.closing { _ in await goesOn.pass() }) { _ in KeptItem(KeptItem.Log())
        }
        _ = try? registry.run { try Router.destination(for: item) }
        await #expect(throws: RouteErrors.self) { try await registry.close(within: deadline) }
        goesOn.open()
    }
}

private protocol Tap: AnyObject, Sendable {}

private final class OpenTap: Tap {}

private final class ClosingTap: Tap, ClosableDestination {
    let closed: Collected<String>
    init(_ closed: Collected<String>) { self.closed = closed }
    func close() { closed.append("closed") }
}

private struct TapRouter: ServiceRouteProvider {
    @TaskLocal static var closed: Collected<String>?
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any Tap>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> (any Tap)? { Self.closed.map { ClosingTap($0) } }
}

extension RoutableService where Protocol == any Tap {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Tap {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
