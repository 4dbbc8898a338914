// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Hen: Sendable {}
public protocol Egg: Sendable {}

@RoutableAs("hen") extension RoutableService where Protocol == any Hen {}
@RoutableAs("egg") extension RoutableService where Protocol == any Egg {}

struct Bird: Hen { let egg: any Egg }
struct Shell: Egg { let hen: any Hen }

// snippet.circle
@AutoRegister
struct HenRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.hen) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Bird? {
        Bird(egg: try Router.destination(for: .egg))
    }
}

@AutoRegister
struct EggRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(.egg) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Shell? {
        Shell(hen: try Router.destination(for: .hen))
    }
}

do {
    _ = try Router.destination(for: .hen)
} catch {
    print(error)
}
// → making RoutableService<any Hen> requires RoutableService<any Hen> itself [infinite-recursion]
// →   requested at Recursion/Recursion.swift:29:42
// →   needed by RoutableService<any Egg>, needed by RoutableService<any Hen>
// →   help: let one of the two request the other later, when it is used
// snippet.end
