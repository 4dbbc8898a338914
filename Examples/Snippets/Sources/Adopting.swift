// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouter
import ModuleRouterTesting
import Testing

// snippet.container
/// Makes services by their type, for each request or once.
public final class Container: @unchecked Sendable {  // The lock guards its variables.
    public enum Lifetime: Sendable { case unique, singleton }

    public static let shared = Container()
    private let lock = NSLock()
    private var factories: [ObjectIdentifier: @Sendable () -> (any Sendable)?] = [:]
    private var lifetimes: [ObjectIdentifier: Lifetime] = [:]
    private var singletons: [ObjectIdentifier: any Sendable] = [:]

    /// Registers a factory. It replaces an earlier factory of the same type.
    public func register<Service: Sendable>(
        _ type: Service.Type, _ lifetime: Lifetime = .unique, factory: @escaping @Sendable () -> Service?
    ) {
        let key = ObjectIdentifier(type)
        lock.withLock {
            factories[key] = factory
            lifetimes[key] = lifetime
            singletons[key] = nil
        }
    }

    public func resolve<Service: Sendable>(_ type: Service.Type) -> Service? {
        let key = ObjectIdentifier(type)
        if let kept = lock.withLock({ singletons[key] }) { return kept as? Service }
        guard let made = lock.withLock({ factories[key] })?() else { return nil }
        lock.withLock { if lifetimes[key] == .singleton { singletons[key] = made } }
        return made as? Service
    }
}
// snippet.end

// snippet.before
// The interfaces.
public protocol Settings: AnyObject, Sendable { var server: String { get } }
public protocol Sync: Sendable { func run() -> String }
public protocol Session: AnyObject, Sendable { var user: String { get } }

// The modules.
final class StoredSettings: Settings {
    let server = "example.org"
}

struct ServerSync: Sync {
    let settings: any Settings
    func run() -> String { "synced with \(settings.server)" }
}

final class UserSession: Session {
    let user = "Ada"
}

// The app registers the services when it starts.
Container.shared.register((any Settings).self, .singleton) { StoredSettings() }
Container.shared.register((any Session).self, .singleton) { UserSession() }
Container.shared.register((any Sync).self) {
    Container.shared.resolve((any Settings).self).map { ServerSync(settings: $0) }
}
// snippet.end

print(Container.shared.resolve((any Sync).self)?.run() ?? "nothing")  // → synced with example.org
print(Container.shared.resolve((any Session).self)?.user ?? "nobody")  // → Ada

// snippet.declaration
@RoutableAs("settings") extension RoutableService where Protocol == any Settings {}
// snippet.end

// snippet.provider
@AutoRegister
struct SettingsRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.settings) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> (any Settings)? {
        Container.shared.resolve((any Settings).self)
    }
}
// snippet.end

// snippet.caller
let settings = try Router.destination(for: .settings)
print(settings === Container.shared.resolve((any Settings).self))  // → true
// snippet.end

// snippet.module
// In the interface module.
@RoutableAs("sync") extension RoutableService where Protocol == any Sync {}

// In the module.
@AutoRegister
struct SyncRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.sync) { $0 } }
    func makeDestination() throws -> ServerSync {
        ServerSync(settings: try Router.destination(for: .settings))
    }
}
// snippet.end

// snippet.registration
// In the app. This replaces the old registration.
Container.shared.register((any Sync).self) {
    try? Router.destination(for: .sync)
}

// A module that is not converted yet.
let sync = Container.shared.resolve((any Sync).self)
print(sync?.run() ?? "nothing")  // → synced with example.org
// snippet.end

// snippet.lifetime
// In the interface module.
@RoutableAs("session") extension RoutableService where Protocol == any Session {}

// In the module.
@AutoRegister
struct SessionRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.session) { $0 } }
    func makeDestination() -> UserSession { UserSession() }
}

// In the app. This replaces the old registration.
Container.shared.register((any Session).self, .unique) {
    try? Router.destination(for: .session)
}

// In any module.
let session = try Router.destination(for: .session)
print(session === Container.shared.resolve((any Session).self))  // → true
// snippet.end

// snippet.test
final class TestSettings: Settings {
    let server = "localhost"
}

struct TestSettingsRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.settings) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> TestSettings? { TestSettings() }
}

@Test(
    .routes {
        SyncRouter.self
        TestSettingsRouter.self
    })
func syncsWithTheServerOfTheSettings() throws {
    let sync = try Router.destination(for: .sync)
    #expect(sync.run() == "synced with localhost")
}
// snippet.end

let registry = RouteRegistry {
    SyncRouter.self
    TestSettingsRouter.self
}
print(registry.run { Container.shared.resolve((any Sync).self)?.run() ?? "nothing" })  // → synced with localhost
