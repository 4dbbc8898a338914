// SPDX-License-Identifier: Apache-2.0

import LifetimesInterface
import ModuleRouter

final class FirstCounter: Counter {
    let number: Int

    init(number: Int = 1) { self.number = number }
}

// snippet.shared
@AutoRegister
struct CounterRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.counter) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> FirstCounter? { FirstCounter() }
}

let first = try Router.destination(for: .counter)
let second = try Router.destination(for: .counter)
print(first === second)  // → true
// snippet.end

// snippet.parameters
public protocol Folder: AnyObject, Sendable { var path: String { get } }
public protocol FolderModuleInput: AnyObject { var path: String { get set } }

@RoutableAs("folder") extension RoutableService where Protocol == any Folder {}
@RoutableAs("folderModule") extension RoutableServiceModule where Protocol == any FolderModuleInput {}

final class OpenFolder: Folder {
    let path: String
    init(path: String) { self.path = path }
}

final class FolderConfiguration: FolderModuleInput { var path = "." }

@AutoRegister
struct FolderRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(.folderModule) { $0 }
        Provides(.folder) { $0 }
    }
    static func makeConfiguration() -> FolderConfiguration { FolderConfiguration() }
    func makeDestination(with configuration: FolderConfiguration) -> OpenFolder? {
        OpenFolder(path: configuration.path)
    }
}

_ = try Router.destination(for: .folderModule) { module in module.path = "notes" }
print(try Router.destination(for: .folder).path)  // → notes
// snippet.end

// snippet.scoped
/// The time during which a customer is in the shop.
@AutoRegister
struct Visit: ScopeValues {
    let customer: Customer
    static var routes: RouteList<Self> { Provides(.customer) { $0.customer } }
}

@Provider(of: .cart, lifetime: .scoped(to: Visit.self))
final class ShoppingCart: Cart {
    let customer: Customer
    init(customer: Customer) { self.customer = customer }
}

let visit = RouteScope(Visit(customer: Customer(name: "Ada")))
try visit.run {
    let cart = try Router.destination(for: .cart)
    print(try Router.destination(for: .cart) === cart)  // → true
    print(try Router.destination(for: .customer).name)  // → Ada
}
visit.end()
// snippet.end

// snippet.outside
do {
    _ = try Router.destination(for: .cart)
} catch {
    print(error)
}
// → RoutableService<any Cart> belongs to a scope of Visit, and the request is made outside of all scopes [scope-unavailable]
// →   requested at Lifetimes/Lifetimes.swift:81:31
// →   help: request it in RouteScope(Visit(…)).run { }; the provider of a destination that lives longer than the scope cannot request it
// snippet.end

// snippet.captive
final class ShopCatalogue: Catalogue {
    let cart: any Cart
    init(cart: any Cart) { self.cart = cart }
}

@AutoRegister
struct CatalogueRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.catalogue) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> ShopCatalogue? {
        ShopCatalogue(cart: try Router.destination(for: .cart))
    }
}

do {
    _ = try Router.destination(for: .catalogue, in: RouteScope(Visit(customer: Customer(name: "Bob"))))
} catch let error as RouteError {
    print(error.code, "for", error.requesters[0])
}
// → scope-unavailable for RoutableService<any Catalogue>
// snippet.end

final class PlainImage: Image {}

// snippet.weak
@AutoRegister
struct ImageRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak }
    static var routes: RouteList<Self> { Provides(.image) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> PlainImage? { PlainImage() }
}

var held: (any Image)? = try Router.destination(for: .image)
print(try Router.destination(for: .image) === held)  // → true
// snippet.end
held = nil

// snippet.nested
/// The time from the choice of a payment to its end.
struct Payment: ScopeValues { typealias Outer = Visit }

@Provider(of: .receipt, lifetime: .scoped(to: Payment.self))
final class PaperReceipt: Receipt {
    init(cart: any Cart, customer: Customer) {}
}

let secondVisit = RouteScope(Visit(customer: Customer(name: "Cem")))
let payment = RouteScope(Payment(), in: secondVisit)
let receipt = try Router.destination(for: .receipt, in: payment)
secondVisit.end()
print(payment.hasEnded)  // → true
// snippet.end
_ = receipt

// snippet.byParameter
@Provider(of: RoutableServiceModule<any ConversationInput>.self, lifetime: .shared(by: \.conversationID, limit: 20))
final class OpenConversation: Conversation {
    let id: Int
    init(@RouteParameter conversationID: Int = 0) { id = conversationID }
}

let seven = try Router.destination(for: RoutableServiceModule<any ConversationInput>()) { $0.conversationID = 7 }
let eight = try Router.destination(for: RoutableServiceModule<any ConversationInput>()) { $0.conversationID = 8 }
let sevenAgain = try Router.destination(for: RoutableServiceModule<any ConversationInput>()) { $0.conversationID = 7 }
print(seven as AnyObject === sevenAgain as AnyObject, seven as AnyObject === eight as AnyObject)  // → true false
// snippet.end

// snippet.graph
@Provider(of: .ledger, lifetime: .graph)
final class OpenLedger: Ledger {}

@Provider(of: .audit)
final class YearlyAudit: Audit {
    let ledger: any Ledger
    init(ledger: any Ledger) { self.ledger = ledger }
}

@Provider(of: .report)
final class YearlyReport: Report {
    let isConsistent: Bool
    init(ledger: any Ledger, audit: any Audit) { isConsistent = ledger === audit.ledger }
}

print(try Router.destination(for: .report).isConsistent)  // → true
print(try Router.destination(for: .ledger) === Router.destination(for: .ledger))  // → false
// snippet.end

// snippet.cached
@Provider(of: .rates, lifetime: .cached(for: .seconds(3600)))
final class DailyRates: RateTable {}
// snippet.end

_ = try Router.destination(for: .rates)

// snippet.kept
for kept in RouteRegistry.shared.kept() where kept.count > 1 { print(kept.provider, kept.count) }
// → OpenConversation 2
// snippet.end
