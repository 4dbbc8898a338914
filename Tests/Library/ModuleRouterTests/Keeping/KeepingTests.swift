// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
import Testing

private protocol Chat: AnyObject, Sendable { var number: Int { get } }
private protocol ChatInput: AnyObject { var conversationID: Int { get set } }

extension RoutableService where Protocol == any Chat {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any ChatInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class ChatConfiguration: ChatInput { var conversationID = 0 }

private final class NumberedChat: Chat {
    static let made = AtomicCounter()
    let number: Int
    let conversation: Int
    init(_ conversation: Int) {
        self.conversation = conversation
        number = Self.made.next()
    }
}

private final class AtomicCounter: Sendable {
    private let value = TestLock(0)
    func next() -> Int {
        value.withLock {
            $0 += 1; return $0
        }
    }
}

private struct ChatRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.conversationID) }
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any ChatInput>()) { $0 }
        Provides(RoutableService<any Chat>()) { $0 }
    }
    static func makeConfiguration() -> ChatConfiguration { ChatConfiguration() }
    func makeDestination(with configuration: ChatConfiguration) -> NumberedChat? {
        NumberedChat(configuration.conversationID)
    }
}

private struct LimitedChatRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared(by: \.conversationID, limit: 2) }
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any ChatInput>()) { $0 } }
    static func makeConfiguration() -> ChatConfiguration { ChatConfiguration() }
    func makeDestination(with configuration: ChatConfiguration) -> NumberedChat? {
        NumberedChat(configuration.conversationID)
    }
}

private struct WeakChatRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak(by: \.conversationID) }
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any ChatInput>()) { $0 } }
    static func makeConfiguration() -> ChatConfiguration { ChatConfiguration() }
    func makeDestination(with configuration: ChatConfiguration) -> NumberedChat? {
        NumberedChat(configuration.conversationID)
    }
}

private func chat(_ id: Int) throws -> NumberedChat {
    try #require(
        try Router.destination(for: RoutableServiceModule<any ChatInput>()) { $0.conversationID = id } as? NumberedChat)
}

@Suite struct KeepingTests {
    @Test func eachParameterHasADestination() throws {
        try RouteRegistry { ChatRouter.self }.run { () throws in
            let one = try chat(1)
            #expect(one.conversation == 1)
            #expect(try chat(1) === one)
            #expect(try chat(2) !== one)
            #expect(try chat(1) === one)
            let plain = try Router.destination(for: RoutableService<any Chat>())
            #expect(try chat(0) === plain)
        }
    }

    @Test func limitReleasesTheLeastRecentlyUsedDestination() throws {
        try RouteRegistry { LimitedChatRouter.self }.run { () throws in
            weak let one = try chat(1)
            weak let two = try chat(2)
            _ = try chat(1)
            let three = try chat(3)
            #expect(one != nil)
            #expect(two == nil)
            #expect(try chat(3) === three)
            for id in 0..<1_000 { _ = try chat(id % 7) }
            #expect(RouteRegistry.current.kept().map(\.count) == [2])
        }
    }

    @Test func weakDestinationIsSharedWhileItIsUsed() throws {
        try RouteRegistry { WeakChatRouter.self }.run { () throws in
            var one: NumberedChat? = try chat(1)
            #expect(try chat(1) === one)
            let number = one?.number
            one = nil
            #expect(try chat(1).number != number)
            for id in 0..<1_000 { _ = try chat(id) }
            let held = try (0..<200).map { try chat($0) }
            #expect(try (0..<200).map { try chat($0).number } == held.map(\.number))
        }
    }

    @MainActor @Test func cachedDestinationIsMadeAgainAfterItsTime() throws {
        let clock = ManualClock()
        let registry = RouteRegistry(clock: clock)
        registry.register(RoutableService<any Chat>(), lifetime: .cached(for: .seconds(60))) { _ in NumberedChat(0) }
        try registry.run { () throws in
            let first = try Router.destination(for: RoutableService<any Chat>()).number
            clock.advance(by: .seconds(59))
            #expect(try Router.destination(for: RoutableService<any Chat>()).number == first)
            #expect(registry.kept().map(\.description) == ["a closure: 1 destination, made 59.0 seconds ago"])
            clock.advance(by: .seconds(1))
            let second = try Router.destination(for: RoutableService<any Chat>()).number
            #expect(second != first)
            registry.releaseCached()
            #expect(registry.kept().isEmpty)
            #expect(try Router.destination(for: RoutableService<any Chat>()).number != second)
        }
    }
}
