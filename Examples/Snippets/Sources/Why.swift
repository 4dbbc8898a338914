// SPDX-License-Identifier: Apache-2.0

// snippet.interface
import ModuleRouter
// snippet.hide
import ModuleRouterTesting
import Testing
// snippet.show

public protocol Accounts: Sendable { func name(of id: Int) -> String }
@RoutableAs("accounts") extension RoutableService where Protocol == any Accounts {}
// snippet.end

enum WithImports {
    // snippet.imports
    // The module Accounts.
    public struct AccountBook {
        public init() {}
        public func name(of id: Int) -> String { "Ada" }
    }

    // The module Notes imports Accounts.
    struct NoteHeader {
        let accounts = AccountBook()
        var text: String { "by \(accounts.name(of: 1))" }
    }
    // snippet.end
}

print(WithImports.NoteHeader().text)  // → by Ada

enum WithLocator {
    // snippet.locator
    // The locator.
    @MainActor public final class Locator {
        public static let shared = Locator()
        public var factories: [ObjectIdentifier: () -> Any] = [:]

        public func resolve<Service>(_ type: Service.Type) -> Service? {
            factories[ObjectIdentifier(type)]?() as? Service
        }
    }

    // The module Notes imports the locator and the protocol Accounts.
    @MainActor struct NoteHeader {
        let accounts = Locator.shared.resolve((any Accounts).self)
        var text: String { "by \(accounts?.name(of: 1) ?? "unknown")" }
    }
    // snippet.end
}

print(WithLocator.NoteHeader().text)  // → by unknown
WithLocator.Locator.shared.factories[ObjectIdentifier((any Accounts).self)] = { AccountBook() }
print(WithLocator.NoteHeader().text)  // → by Ada

// snippet.module
struct AccountBook: Accounts { func name(of id: Int) -> String { "Ada" } }

@AutoRegister
struct AccountsRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.accounts) { $0 } }
    func makeDestination() -> AccountBook { AccountBook() }
}
// snippet.end

// snippet.caller
struct NoteHeader {
    let accounts: any Accounts
    init() throws { accounts = try Router.destination(for: .accounts) }
    var text: String { "by \(accounts.name(of: 1))" }
}

print(try NoteHeader().text)  // → by Ada
// snippet.end

// snippet.test
struct NumberedAccounts: Accounts { func name(of id: Int) -> String { "account \(id)" } }

struct NumberedAccountsRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(.accounts) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> NumberedAccounts? { NumberedAccounts() }
}

@Test(.routes { NumberedAccountsRouter.self })
func theHeaderNamesTheAuthor() throws {
    #expect(try NoteHeader().text == "by account 1")
}
// snippet.end

print(try RouteRegistry { NumberedAccountsRouter.self }.run { try NoteHeader().text })  // → by account 1
