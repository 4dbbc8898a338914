// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

/// Random requests, scopes and ends of scopes, on several threads and in many tasks. A model knows which destinations
/// may exist.
@Suite struct LifetimeWalkTests {
    /// The number of steps of all walks together.
    private static let steps =
        ProcessInfo.processInfo.environment["LIFETIME_STEPS"].flatMap { Int($0) } ?? 40_000

    private static let stepsOfWalk = 5_000

    @Test(arguments: 0..<UInt64((steps + stepsOfWalk - 1) / stepsOfWalk))
    func randomWalkAgreesWithTheModel(seed: UInt64) async throws {
        let world = World()
        onThreads(8) { thread in
            var random = SeededRandomNumberGenerator(seed: seed &* 1_000 &+ UInt64(thread))
            for _ in 0..<Self.stepsOfWalk / 8 { world.step(&random) }
        }
        await world.finish()
        #expect(world.faults.all == [])
        #expect(world.tracker.aliveCount == 0)
    }
}

private struct Session: ScopeValues { let number: Int }

private struct Document: ScopeValues {
    typealias Outer = Session
    let number: Int
}

/// The identity of a destination in the model: at most one may be made and not yet given up.
private struct Place: Hashable, Sendable {
    let provider: String
    /// The number of the scope; 0 for the registry.
    let scope: Int
    let parameter: Int

    /// Whether there is never a second destination of this place. A weak one may be made again while the previous one is being
    /// released. The others are closed first.
    var isUnique: Bool { !provider.hasPrefix("weak") }
}

/// Records what happens to each destination.
private final class Tracker: Sendable {
    private struct State {
        var alive = 0
        var made = 0
        /// The destinations of each place that were made and are neither closed nor released.
        var current: [Place: Int] = [:]
        var faults: [String] = []
    }

    private let state = TestLock(State())

    func make(_ place: Place) {
        state.withLock { state in
            state.alive += 1
            state.made += 1
            state.current[place, default: 0] += 1
            if place.isUnique, state.current[place, default: 0] > 1 { state.faults.append("a second \(place)") }
        }
    }

    /// Called when the destination is closed or, without a closing, released.
    func giveUp(_ place: Place) { state.withLock { $0.current[place, default: 0] -= 1 } }

    func release() { state.withLock { $0.alive -= 1 } }

    func report(_ fault: String) { state.withLock { $0.faults.append(fault) } }

    var aliveCount: Int { state.withLock { $0.alive } }
    var madeCount: Int { state.withLock { $0.made } }
    var faults: [String] { state.withLock { $0.faults } }
}

private final class Thing: ClosableDestination {
    let place: Place
    private let tracker: Tracker
    private let isClosable: Bool
    private let closings = TestLock(0)
    /// The destination that this one needs.
    let needed: Thing?

    init(_ place: Place, _ tracker: Tracker, isClosable: Bool, needing needed: Thing? = nil) {
        self.place = place
        self.tracker = tracker
        self.isClosable = isClosable
        self.needed = needed
        tracker.make(place)
    }

    func close() async throws {
        let count = closings.withLock { count in
            count += 1
            return count
        }
        if count > 1 { tracker.report("\(place) closed again") }
        if let needed, needed.closings.withLock({ $0 }) > 0 { tracker.report("\(place) closed after what it needs") }
        if place.parameter.isMultiple(of: 2) { await Task.yield() }
        if isClosable { tracker.giveUp(place) }
    }

    deinit {
        if isClosable, closings.withLock({ $0 }) != 1 { tracker.report("\(place) released without being closed") }
        if !isClosable { tracker.giveUp(place) }
        tracker.release()
    }
}

extension RoutableService where Protocol == Thing {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableAsyncService where Protocol == Thing {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private typealias FindThing = @Sendable (_ parameter: Int) async throws -> Thing

extension RoutableService where Protocol == FindThing {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct ThingRouter: AsyncFunctionRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self, by: \.self, limit: 3) }
    static var routes: RouteList<Self> { Provides(RoutableService<FindThing>()) { $0 } }

    func makeDestination(with parameter: Int) async throws -> Thing? {
        await Task.yield()
        return World.tracker.map { tracker in
            World.$parameter.withValue(parameter) {
                Thing(World.place("async session by"), tracker, isClosable: true)
            }
        }
    }
}

/// The registry, its providers, and the open scopes of one walk.
private final class World: Sendable {
    let tracker = Tracker()
    let faults = Collected<String>()
    private let clock = StepClock()
    private let registry: RouteRegistry
    private let sessions = TestLock([RouteScope<Session>]())
    private let documents = TestLock([RouteScope<Document>]())
    private let lastNumber = TestLock(0)
    private let tasks = TestLock([Task<Void, Never>]())

    @TaskLocal static var parameter = 0
    /// The tracker of the walk to which a task belongs.
    @TaskLocal static var tracker: Tracker?

    init() {
        registry = RouteRegistry(clock: clock)
        let tracker = tracker
        let parameter = { @Sendable (_: RouteConfiguration) in Self.parameter }
        let close: @Sendable (Thing) async throws -> Void = { thing in try await thing.close() }
        func add(
            _ name: StaticString, _ lifetime: ServiceLifetime<Thing, RouteConfiguration>, isClosable: Bool = true,
            needing needed: StaticString? = nil
        ) {
            let make: @Sendable (RouteConfiguration) throws -> Thing? = { _ in
                var other: Thing?
                if let needed { other = try Router.destination(for: RoutableService<Thing>(), named: needed) }
                return Thing(World.place("\(name)"), tracker, isClosable: isClosable, needing: other)
            }
            registry.register(
                RoutableService<Thing>(), named: name, lifetime: isClosable ? lifetime.closing(close) : lifetime,
                making: make)
        }
        add("session", .scoped(to: Session.self))
        add("plain session", .scoped(to: Session.self), isClosable: false)
        add("session by", .scoped(to: Session.self, by: parameter, limit: 3))
        add("document", .scoped(to: Document.self), needing: "session")
        add("by", .shared(by: parameter, limit: 4))
        add("weak", .weak, isClosable: false)
        add("weak by", .weak(by: parameter), isClosable: false)
        add("cached", .cached)
        add("cached by", .cached(by: parameter, limit: 3, for: .seconds(50)))
        registry.register { ThingRouter.self }
        for (name, isScoped) in [("async session" as StaticString, true), ("async cached", false)] {
            registry.register(
                RoutableAsyncService<Thing>(), named: name,
                lifetime: isScoped ? .scoped(to: Session.self).closing(close) : .cached.closing(close)
            ) {
                await Task.yield()
                return Thing(Self.place("\(name)"), tracker, isClosable: true)
            }
        }
    }

    fileprivate static func place(_ name: String) -> Place {
        let scope =
            name.contains("session")
            ? RouteScope<Session>.current?.values.number
            : name.contains("document") ? RouteScope<Document>.current?.values.number : 0
        return Place(provider: name, scope: scope ?? -1, parameter: name.contains("by") ? parameter : 0)
    }

    private static let names: [StaticString] = [
        "session", "plain session", "session by", "document", "by", "weak", "weak by", "cached", "cached by",
    ]

    func step(_ random: inout SeededRandomNumberGenerator) {
        registry.run {
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<4: begin(&random)
            case 4..<6: end(&random)
            case 6: registry.releaseCached()
            case 7: clock.advance()
            case 8: _ = registry.kept()
            case 9..<20: requestAsynchronously(&random)
            default: request(&random)
            }
        }
    }

    private func begin(_ random: inout SeededRandomNumberGenerator) {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        if Bool.random(using: &random), let session = sessions.withLock({ $0.randomElement(using: &random) }) {
            documents.withLock { $0.append(RouteScope(Document(number: number), in: session)) }
        } else {
            sessions.withLock { $0.append(RouteScope(Session(number: number))) }
        }
    }

    /// Ends a scope in one of four ways: at once, with a wait in a task, twice at the same time, or by releasing its last copy.
    private func end(_ random: inout SeededRandomNumberGenerator) {
        let session = sessions.withLock {
            $0.isEmpty ? nil : $0.remove(at: Int.random(in: 0..<$0.count, using: &random))
        }
        let way = Int.random(in: 0..<4, using: &random)
        if Bool.random(using: &random) {
            let document = documents.withLock {
                $0.isEmpty ? nil : $0.remove(at: Int.random(in: 0..<$0.count, using: &random))
            }
            document?.end()
        }
        guard let session else { return }
        switch way {
        case 0: session.end()
        case 1: add(Task { try? await session.close(within: longest) })
        case 2:
            add(Task { session.end() })
            add(Task { try? await session.close(within: longest) })
            session.end()
        default: break
        }
    }

    private func add(_ task: Task<Void, Never>) { tasks.withLock { $0.append(task) } }

    private func request(_ random: inout SeededRandomNumberGenerator) {
        let name = Self.names.randomElement(using: &random) ?? "session"
        let parameter = Int.random(in: 0..<8, using: &random)
        let session = sessions.withLock { $0.randomElement(using: &random) }
        let document = documents.withLock { $0.randomElement(using: &random) }
        Self.$parameter.withValue(parameter) {
            let make = { try Router.destination(for: RoutableService<Thing>(), named: name) }
            do {
                let thing =
                    if "\(name)" == "document" {
                        try document.map { try $0.run(make) }
                    } else {
                        try session.map { try $0.run(make) } ?? make()
                    }
                if let thing { check(thing, "\(name)", parameter, session, document) }
            } catch {
                let outer = document?.run { RouteScope<Session>.current }
                checkFailure(
                    error, "\(name)", session?.hasEnded ?? true, document?.hasEnded ?? true || outer?.hasEnded ?? true)
            }
        }
    }

    private func requestAsynchronously(_ random: inout SeededRandomNumberGenerator) {
        let names: [StaticString] = ["async session", "async cached", "async session by"]
        let name = names.randomElement(using: &random) ?? "async session"
        let parameter = "\(name)".contains("by") ? Int.random(in: 0..<8, using: &random) : 0
        let isCancelled = Int.random(in: 0..<8, using: &random) == 0
        guard let session = sessions.withLock({ $0.randomElement(using: &random) }) else { return }
        let task = Task {
            do {
                let thing =
                    if "\(name)".contains("by") {
                        try await Self.$tracker.withValue(tracker) {
                            let find = try Router.destination(for: RoutableService<FindThing>())
                            return try await session.run { try await find(parameter) }
                        }
                    } else {
                        try await Router.destination(for: RoutableAsyncService<Thing>(), named: name, in: session)
                    }
                check(thing, "\(name)", parameter, session, nil)
            } catch is CancellationError where isCancelled {
            } catch {
                checkFailure(error, "\(name)", session.hasEnded, false)
            }
        }
        if isCancelled { task.cancel() }
        add(task)
    }

    private func check(
        _ thing: Thing, _ name: String, _ parameter: Int, _ session: RouteScope<Session>?,
        _ document: RouteScope<Document>?
    ) {
        let scope =
            name.contains("session") ? session?.values.number : name == "document" ? document?.values.number : 0
        let expected = Place(provider: name, scope: scope ?? -1, parameter: name.contains("by") ? parameter : 0)
        if thing.place != expected { faults.append("\(thing.place) instead of \(expected)") }
    }

    private func checkFailure(_ error: any Error, _ name: String, _ sessionEnded: Bool, _ documentEnded: Bool) {
        let isExpected =
            (error as? RouteError)?.code == .scopeUnavailable
            && (name == "document" ? documentEnded : name.contains("session") && sessionEnded)
        if !isExpected { faults.append("\(name): \(error)") }
    }

    func finish() async {
        await withTaskGroup(of: Void.self) { group in
            for task in tasks.withLock({ $0 }) { group.addTask { await task.value } }
        }
        tasks.withLock { $0 = [] }
        let limits = ["by": 4, "session by": 3, "cached by": 3, "async session by": 3]
        for kept in registry.kept() {
            let limit = kept.key.name.flatMap { limits[$0] } ?? (kept.provider == "ThingRouter" ? 3 : 1)
            if kept.count > limit { faults.append("\(kept) instead of at most \(limit)") }
        }
        for document in documents.withLock({ $0 }) { try? await document.close(within: longest) }
        for session in sessions.withLock({ $0 }) { try? await session.close(within: longest) }
        documents.withLock { $0 = [] }
        sessions.withLock { $0 = [] }
        do { try await registry.close(within: longest) } catch { faults.append("\(error)") }
        for fault in tracker.faults { faults.append(fault) }
        // Scopes that ended by the release of their last copy close in tasks that nothing awaits.
        for _ in 0..<100_000 where tracker.aliveCount > 0 { await Task.yield() }
        for fault in tracker.faults where !faults.all.contains(fault) { faults.append(fault) }
        if tracker.madeCount == 0 { faults.append("nothing was made") }
    }
}

/// A clock that any thread advances.
private final class StepClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let time = TestLock(Instant(offset: .zero))

    var now: Instant { time.withLock { $0 } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func advance() { time.withLock { $0 = $0.advanced(by: .seconds(10)) } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws { try await Task.sleep(for: .seconds(600)) }
}
