// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Session: AnyObject, Sendable { var number: Int { get } }
public protocol Cart: AnyObject, Sendable {}
public protocol Visit: AnyObject, Sendable {}
public protocol Catalogue: Sendable {}

@RoutableAs("session") extension RoutableService where Protocol == any Session {}
@RoutableAs("cart") extension RoutableService where Protocol == any Cart {}
@RoutableAs("visit") extension RoutableService where Protocol == any Visit {}
@RoutableAs("catalogue") extension RoutableService where Protocol == any Catalogue {}

final class NumberedSession: Session {
    let number: Int

    init(number: Int = 1) { self.number = number }
}

// snippet.shared
@AutoRegister
struct SessionRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.session) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> NumberedSession? { NumberedSession() }
}

let first = try Router.destination(for: .session)
let second = try Router.destination(for: .session)
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

final class ShoppingCart: Cart {}

// snippet.scoped
@AutoRegister
struct CartRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: "visit") }
    static var routes: RouteList<Self> { Provides(.cart) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ShoppingCart? { ShoppingCart() }
}

let visit = RouteScope("visit")
try visit.run {
    let cart = try Router.destination(for: .cart)
    let sameCart = try RouteScope("payment").run { try Router.destination(for: .cart) }
    print(cart === sameCart)  // → true
}
visit.end()
// snippet.end

// snippet.outside
do {
    _ = try Router.destination(for: .cart)
} catch {
    print(error)
}
// → RoutableService<any Cart> belongs to a scope named 'visit', and the request is made outside of all scopes [scope-unavailable]
// →   requested at Lifetimes/Lifetimes.swift:86:31
// →   help: request it inside RouteScope("visit").run { }; shared and weak destinations are made outside of all scopes, so they cannot keep it
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
    _ = try RouteScope("visit").run { try Router.destination(for: .catalogue) }
} catch let error as RouteError {
    print(error.code, "for", error.failure.requesters[0])
}
// → scope-unavailable for RoutableService<any Catalogue>
// snippet.end

final class CountedVisit: Visit {}

// snippet.weak
@AutoRegister
struct VisitRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak }
    static var routes: RouteList<Self> { Provides(.visit) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> CountedVisit? { CountedVisit() }
}

var held: (any Visit)? = try Router.destination(for: .visit)
print(try Router.destination(for: .visit) === held)  // → true
// snippet.end
held = nil
