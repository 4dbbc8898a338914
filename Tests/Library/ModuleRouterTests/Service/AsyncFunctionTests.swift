// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

private protocol Dialogue: AnyObject, Sendable {
    var title: String { get }
    var lines: Int { get }
}

private typealias OpenDialogue = @Sendable (_ title: String) async throws -> any Dialogue
private typealias OpenLongDialogue = @Sendable (_ title: String, _ lines: Int) async throws -> any Dialogue

extension RoutableService where Protocol == OpenDialogue {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableService where Protocol == OpenLongDialogue {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class SpokenDialogue: Dialogue, ClosableDestination {
    @TaskLocal static var closed: TestLock<[String]>?

    let title: String
    let lines: Int
    private let closed = SpokenDialogue.closed

    init(_ title: String, lines: Int) {
        self.title = title
        self.lines = lines
    }

    func close() async { closed?.withLock { $0.append(title) } }
}

private struct Failed: Error {}

/// A provider that keeps the two most recently requested dialogues.
private struct DialogueRouter: AsyncFunctionRouteProvider {
    struct Request: Sendable {
        var title: String
        var lines = 1
    }

    static var lifetime: RouteLifetime { .shared(by: \.title, limit: 2) }

    static var routes: RouteList<Self> {
        Provides(RoutableService<OpenDialogue>()) { make in { try await make(Request(title: $0)) } }
        Provides(RoutableService<OpenLongDialogue>()) { make in { try await make(Request(title: $0, lines: $1)) } }
    }

    func makeDestination(with request: Request) async throws -> SpokenDialogue? {
        await Task.yield()
        if request.title.isEmpty { return nil }
        if request.title == "fails" { throw Failed() }
        return SpokenDialogue(request.title, lines: request.lines)
    }
}

/// A provider whose lifetime differs at each read.
private struct VaryingRouter: AsyncFunctionRouteProvider {
    @TaskLocal static var reads: TestLock<Int>?

    static var lifetime: RouteLifetime {
        let count =
            reads?.withLock { reads in
                reads += 1
                return reads
            } ?? 1
        return count.isMultiple(of: 2) ? .transient : .shared(by: \.self)
    }
    static var routes: RouteList<Self> { Provides(RoutableService<OpenDialogue>()) { make in { try await make($0) } } }
    func makeDestination(with title: String) async throws -> SpokenDialogue? { SpokenDialogue(title, lines: 1) }
}

@Suite struct AsyncFunctionTests {
    @Test func lifetimeIsReadOnce() async throws {
        let reads = TestLock(0)
        try await VaryingRouter.$reads.withValue(reads) {
            try await RouteRegistry { VaryingRouter.self }.run {
                let open = try Router.destination(for: RoutableService<OpenDialogue>())
                let first = try await open("Ion")
                #expect(try await open("Ion") === first)
                #expect(try await Router.destination(for: RoutableService<OpenDialogue>())("Ion") === first)
                #expect(try await open("Lysis") !== first)
                _ = RouteRegistry.current.seal()
                _ = RouteRegistry.current.validate()
            }
        }
        #expect(reads.withLock { $0 } == 1)
    }

    private func withDialogues(_ body: @Sendable (@escaping OpenDialogue) async throws -> Void) async throws {
        try await withRoutes {
            $0.register { DialogueRouter.self }
        } operation: {
            try await body(try Router.destination(for: RoutableService<OpenDialogue>()))
        }
    }

    @Test func oneDestinationForEachArgument() async throws {
        try await withDialogues { open in
            let first = try await open("Phaedo")
            #expect(first.title == "Phaedo")
            #expect(try await open("Phaedo") === first)
            #expect(try await open("Crito") !== first)
        }
    }

    @Test func bothFunctionsShareTheDestinations() async throws {
        try await withDialogues { open in
            let long = try Router.destination(for: RoutableService<OpenLongDialogue>())
            let first = try await long("Laws", 12)
            #expect(try await open("Laws") === first)
            #expect(first.lines == 12)
        }
    }

    @Test func callsDuringTheConstructionWaitForIt() async throws {
        try await withDialogues { open in
            let all = try await withThrowingTaskGroup(of: (any Dialogue).self) { group in
                for _ in 0..<100 { group.addTask { try await open("Symposium") } }
                return try await group.reduce(into: []) { $0.append(ObjectIdentifier($1)) }
            }
            #expect(Set(all).count == 1)
        }
    }

    @Test func limitReleasesTheLeastRecentlyUsedDestination() async throws {
        try await withDialogues { open in
            let first = try await open("Phaedo")
            _ = try await open("Crito")
            #expect(try await open("Phaedo") === first)
            weak let crito = try await open("Crito")
            #expect(crito != nil)
            _ = try await open("Phaedo")
            _ = try await open("Laws")
            // It is closed first.
            while crito != nil { await Task.yield() }
            #expect(try await open("Phaedo") === first)
        }
    }

    @Test func failureIsThrownToTheCallerAndIsNotKept() async throws {
        try await withDialogues { open in
            let error = await #expect(throws: RouteError.self) { _ = try await open("fails") }
            #expect(error?.underlyingError is Failed)
            let missing = await #expect(throws: RouteError.self) { _ = try await open("") }
            #expect(missing?.code == .destinationUnavailable)
            #expect(RouteRegistry.current.kept().isEmpty)
        }
    }

    @Test func registryClosesTheDestinations() async throws {
        let closed = TestLock([String]())
        try await SpokenDialogue.$closed.withValue(closed) {
            try await withDialogues { open in
                _ = try await open("Phaedo")
                _ = try await open("Crito")
                #expect(RouteRegistry.current.kept().map(\.count) == [2])
                try await RouteRegistry.current.close(within: longest)
            }
        }
        #expect(closed.withLock { $0 } == ["Crito", "Phaedo"])
    }

    @Test func aCancelledCallerDoesNotAffectTheOthers() async throws {
        try await withDialogues { open in
            let task = Task { try await open("Meno") }
            task.cancel()
            _ = await task.result
            let dialogue = try await open("Meno")
            #expect(dialogue.title == "Meno")
        }
    }
}
