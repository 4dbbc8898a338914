// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private struct User: Sendable { let name: String }
private struct File: Sendable { let path: String }

extension RoutableService where Protocol == User {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == User {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == File {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Session: ScopeValues {
    let user: User
    static var routes: RouteList<Self> {
        Provides(RoutableService<User>()) { $0.user }
        Provides(RoutableAsyncService<User>()) { $0.user }
    }

    init(_ name: String = "Ada") { user = User(name: name) }
}

private struct Document: ScopeValues {
    typealias Outer = Session
    let file: File
    static var routes: RouteList<Self> { Provides(RoutableService<File>()) { $0.file } }

    init(_ path: String = "a.txt") { file = File(path: path) }
}

private protocol Inbox: AnyObject, Sendable { var owner: String { get } }
private protocol Editor: AnyObject, Sendable { var text: String { get } }
private protocol Store: AnyObject, Sendable {}

extension RoutableService where Protocol == any Inbox {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Editor {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableAsyncService where Protocol == any Store {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Store {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class SessionInbox: Inbox {
    let owner: String
    init(_ user: User) { owner = user.name }
}

private struct SessionInboxRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self) }
    static var routes: RouteList<Self> { Provides(RoutableService<any Inbox>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> SessionInbox? {
        SessionInbox(try Router.destination(for: RoutableService<User>()))
    }
}

private final class DocumentEditor: Editor {
    let text: String
    let inbox: any Inbox
    init(_ file: File, _ user: User, _ inbox: any Inbox) {
        text = "\(file.path) of \(user.name)"
        self.inbox = inbox
    }
}

private struct DocumentEditorRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Document.self) }
    static var routes: RouteList<Self> { Provides(RoutableService<any Editor>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> DocumentEditor? {
        DocumentEditor(
            try Router.destination(for: RoutableService<File>()), try Router.destination(for: RoutableService<User>()),
            try Router.destination(for: RoutableService<any Inbox>()))
    }
}

private let inbox = RoutableService<any Inbox>()
private let editor = RoutableService<any Editor>()

private func registry() -> RouteRegistry {
    RouteRegistry {
        Session.self; Document.self; SessionInboxRouter.self; DocumentEditorRouter.self
    }
}

@Suite struct ScopeTests {
    // MARK: Values

    @Test func providerReceivesTheValuesOfItsScopeAndOuterScopes() async throws {
        try registry().run { () throws in
            let session = RouteScope(Session("Ada"))
            let document = RouteScope(Document("b.txt"), in: session)
            #expect(try Router.destination(for: inbox, in: session).owner == "Ada")
            let made = try #require(try Router.destination(for: editor, in: document) as? DocumentEditor)
            #expect(made.text == "b.txt of Ada")
            #expect(try Router.destination(for: inbox, in: session) === made.inbox)
            #expect(session.values.user.name == "Ada")
        }
    }

    @Test func aValueOutsideOfItsScopeIsAnError() async throws {
        let registry = registry()
        let error = registry.run {
            #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<User>()) }
        }
        #expect(
            error?.description.hasPrefix(
                "RoutableService<User> belongs to a scope of Session, and the request is made outside of all scopes "
                    + "[scope-unavailable]") == true)
        await registry.run {
            _ = await #expect(throws: RouteError.self) {
                try await Router.destination(for: RoutableAsyncService<User>())
            }
        }
        let scope = RouteScope(Session())
        try await registry.run { () async throws in
            #expect(try await Router.destination(for: RoutableAsyncService<User>(), in: scope).name == "Ada")
        }
    }

    @Test func innermostEnteredScopeIsCurrent() throws {
        try registry().run { () throws in
            let first = RouteScope(Session("Ada"))
            let second = RouteScope(Session("Bob"))
            #expect(RouteScope<Session>.current == nil)
            try first.run { () throws in
                #expect(RouteScope<Session>.current?.values.user.name == "Ada")
                try second.run { () throws in
                    #expect(RouteScope<Session>.current?.values.user.name == "Bob")
                    #expect(try Router.destination(for: inbox).owner == "Bob")
                    #expect(try Router.destination(for: inbox, in: first).owner == "Ada")
                }
                #expect(try Router.destination(for: inbox).owner == "Ada")
            }
        }
    }

    @Test func scopedDestinationReceivesNoValuesOfAnUnrelatedScope() throws {
        struct Window: ScopeValues {}
        let registry = RouteRegistry { Session.self }
        registry.register(RoutableService<any Store>(), lifetime: .scoped(to: Window.self)) { _ in
            _ = try Router.destination(for: RoutableService<User>())
            return nil
        }
        let error = registry.run {
            #expect(throws: RouteError.self) {
                try RouteScope(Session()).run {
                    try RouteScope(Window()).run { try Router.destination(for: RoutableService<any Store>()) }
                }
            }
        }
        #expect(
            error?.reason
                == "RoutableService<User> belongs to a scope of Session, and the request is made in Window")
    }

    // MARK: The end

    @Test func endReleasesDestinationsInReverseOrderOfCreation() throws {
        let log = Collected<String>()
        let registry = RouteRegistry {
            Session.self; Document.self
        }
        registry.register(inbox, lifetime: .scoped(to: Session.self)) { _ in Logging("inbox", log) }
        registry.register(editor, lifetime: .scoped(to: Document.self)) { _ in
            _ = try Router.destination(for: inbox)
            return Logging("editor", log)
        }
        registry.register(RoutableService<any Store>(), lifetime: .scoped(to: Session.self)) { _ in
            Logging("store", log)
        }
        try registry.run {
            let session = RouteScope(Session())
            let document = RouteScope(Document(), in: session)
            _ = try Router.destination(for: editor, in: document)
            _ = try Router.destination(for: RoutableService<any Store>(), in: document)
            session.end()
            #expect(document.hasEnded)
            #expect(log.all == ["editor released", "store released", "inbox released"])
            #expect(RouteScope(Document(), in: session).hasEnded)
        }
    }

    /// - Parameter innerEndsFirst: Whether the inner scope still closes its destination when the outer one ends.
    @Test(arguments: [false, true]) func closeWaitsForEachDestination(innerEndsFirst: Bool) async throws {
        let log = Collected<String>()
        let registry = RouteRegistry {
            Session.self; Document.self
        }
        registry.register(inbox, lifetime: .scoped(to: Session.self).closing { try await ($0 as? Logging)?.close() }) {
            _ in
            Logging("inbox", log)
        }
        registry.register(
            editor, lifetime: .scoped(to: Document.self).closing { try await ($0 as? Logging)?.close() }
        ) {
            _ in Logging("editor", log)
        }
        registry.register(RoutableService<any Store>(), lifetime: .scoped(to: Session.self)) { _ in
            Logging("store", log)
        }
        try await registry.run { () async throws in
            let session = RouteScope(Session())
            let document = RouteScope(Document(), in: session)
            _ = try Router.destination(for: inbox, in: document)
            _ = try Router.destination(for: RoutableService<any Store>(), in: document)
            _ = try Router.destination(for: editor, in: document)
            if innerEndsFirst { document.end() }
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 { group.addTask { try? await session.close(within: longest) } }
            }
        }
        #expect(
            log.all == [
                "editor closes", "editor closed", "editor released", "store released", "inbox closes", "inbox closed",
                "inbox released",
            ])
    }

    @Test func failuresToCloseAreCollected() async throws {
        let log = Collected<String>()
        let registry = RouteRegistry { Session.self }
        for (key, name) in [(0, "first"), (1, "second")] {
            let make = { @Sendable in Logging(name, log, fails: true) }
            if key == 0 {
                registry.register(
                    inbox, lifetime: .scoped(to: Session.self).closing { try await ($0 as? Logging)?.close() }
                ) {
                    _ in make()
                }
            } else {
                registry.register(
                    editor, lifetime: .scoped(to: Session.self).closing { try await ($0 as? Logging)?.close() }
                ) {
                    _ in make()
                }
            }
        }
        let session = RouteScope(Session())
        try await registry.run { () async throws in
            _ = try Router.destination(for: inbox, in: session)
            _ = try Router.destination(for: editor, in: session)
            let errors = await #expect(throws: RouteErrors.self) { try await session.close(within: longest) }
            #expect(
                errors?.errors.map(\.route) == ["RoutableService<any Editor>", "RoutableService<any Inbox>"])
            #expect(
                errors?.errors.first?.reason
                    == "closing RoutableService<any Editor>, a destination of a closure, failed")
            // Each caller receives the failures.
            await #expect(throws: RouteErrors.self) { try await session.close(within: longest) }
        }
    }

    @Test func deadlineEndsTheWaitForAClosing() async throws {
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock) { Session.self }
        let isCancelled = Collected<Bool>()
        registry.register(
            inbox,
            lifetime: .scoped(to: Session.self).closing { _ in
                do { try await Task.sleep(for: .seconds(3600)) } catch { isCancelled.append(true) }
            }
        ) { _ in Logging("inbox", Collected()) }
        try await registry.run { () async throws in
            let session = RouteScope(Session())
            _ = try Router.destination(for: inbox, in: session)
            let advancing = Task { @MainActor in
                while isCancelled.count == 0 {
                    clock.advance(by: .seconds(1))
                    await Task.yield()
                }
            }
            let errors = await #expect(throws: RouteErrors.self) { try await session.close(within: .seconds(5)) }
            await advancing.value
            #expect(
                errors?.description.hasPrefix(
                    "closing RoutableService<any Inbox>, a destination of a closure, did not end before the deadline")
                    == true)
        }
        #expect(isCancelled.all == [true])
    }

    @Test func requestsThatWaitFailWhenTheScopeEnds() async throws {
        let registry = RouteRegistry { Session.self }
        let hasBegun = Collected<Bool>()
        let wasCancelled = Collected<Bool>()
        registry.register(RoutableAsyncService<any Store>(), lifetime: .scoped(to: Session.self)) {
            hasBegun.append(true)
            do { try await Task.sleep(for: .seconds(3600)) } catch { wasCancelled.append(true) }
            return Logging("store", Collected())
        }
        try await registry.run { () async throws in
            let session = RouteScope(Session())
            let waiters = (0..<4).map { _ in
                Task { try await Router.destination(for: RoutableAsyncService<any Store>(), in: session) }
            }
            while hasBegun.count == 0 { await Task.yield() }
            session.end()
            for waiter in waiters {
                let error = await #expect(throws: RouteError.self) { try await waiter.value }
                #expect(error?.code == .scopeUnavailable)
            }
            while wasCancelled.count == 0 { await Task.yield() }
        }
    }

    // MARK: Frames

    private var frameCount: Int {
        var count = 0
        var frame = ScopeFrame.current
        while let current = frame {
            count += 1
            frame = current.around
        }
        return count
    }

    /// Code that enters a scope many times, or two scopes in turns, does not make requests slower.
    @Test func framesOfAScopeDoNotNest() throws {
        struct Outside: ScopeValues {}
        let registry = registry()
        try registry.run {
            let session = RouteScope(Session("Ada"))
            let other = RouteScope(Outside())
            func nested(_ depth: Int) throws {
                guard depth > 0 else {
                    #expect(frameCount == 2)
                    #expect(try Router.destination(for: inbox).owner == "Ada")
                    #expect(RouteScope<Outside>.current != nil)
                    return
                }
                try session.run { try other.run { try other.run { try session.run { try nested(depth - 1) } } } }
            }
            try nested(100)
        }
    }

    /// Each closure runs in the scopes of its object and in those of its caller.
    @Test func framesOfClosuresDoNotNest() throws {
        let registry = registry()
        registry.register(RoutableService<any Store>()) { _ in LazyStore() }
        try registry.run {
            let session = RouteScope(Session("Ada"))
            let store = try #require(
                try Router.destination(for: RoutableService<any Store>(), in: session) as? LazyStore)
            let context = try session.run { try #require(RouteContext()) }
            func nested(_ depth: Int) throws {
                guard depth > 0 else {
                    #expect(frameCount == 1)
                    #expect(try store.inbox.get().owner == "Ada")
                    return
                }
                try context.run { try nested(depth - 1) }
            }
            try nested(100)
        }
    }

    // MARK: Later requests

    @Test func laterRequestOfADestinationUsesTheScopeOfItsCreation() throws {
        let registry = registry()
        registry.register(RoutableService<any Store>()) { _ in LazyStore() }
        try registry.run {
            let first = RouteScope(Session("Ada"))
            let second = RouteScope(Session("Bob"))
            let store = try #require(try Router.destination(for: RoutableService<any Store>(), in: first) as? LazyStore)
            let other = try #require(try Router.destination(for: RoutableService<any Store>(), in: first) as? LazyStore)
            #expect(try second.run { try store.inbox.get().owner } == "Ada")
            first.end()
            // The scope of another session must not answer instead.
            let error = second.run { #expect(throws: RouteError.self) { try other.inbox.get() } }
            #expect(error?.reason == "the scope of the request for RoutableService<any Inbox> has ended")
        }
    }
}

private final class LazyStore: Store {
    let inbox = RoutedDestination(RoutableService<any Inbox>())
}

private final class Logging: Inbox, Editor, Store {
    let owner: String
    var text: String { owner }
    private let log: Collected<String>
    private let fails: Bool

    init(_ name: String, _ log: Collected<String>, fails: Bool = false) {
        owner = name
        self.log = log
        self.fails = fails
    }

    deinit { log.append("\(owner) released") }

    func close() async throws {
        log.append("\(owner) closes")
        await Task.yield()
        if fails { throw Failing() }
        log.append("\(owner) closed")
    }
}
