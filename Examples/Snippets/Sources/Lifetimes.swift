// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Counter: AnyObject, Sendable { var number: Int { get } }
public protocol Cart: AnyObject, Sendable {}
public protocol Image: AnyObject, Sendable {}
public protocol Catalogue: Sendable {}

@RoutableAs("counter") extension RoutableService where Protocol == any Counter {}
@RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
@RoutableAs("image") extension RoutableService where Protocol == any Image {}
@RoutableAs("catalogue") extension RoutableService where Protocol == any Catalogue {}

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

public struct Customer: Sendable { public let name: String }

@RoutableAs("customer") extension RoutableService where Protocol == Customer {}

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
// →   requested at Lifetimes/Lifetimes.swift:95:31
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
    print(error.code, "for", error.failure.requesters[0])
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
