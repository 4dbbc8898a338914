// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import ModuleRouter

public final class PlainGraphLeftService: PlainGraphLeft {
    private let leaf: any PlainGraphLeftLeaf

    public var number: Int { leaf.number + 1 }

    public init(leaf: any PlainGraphLeftLeaf) { self.leaf = leaf }
}

public final class PlainGraphRightService: PlainGraphRight {
    private let leaf: any PlainGraphRightLeaf

    public var number: Int { leaf.number + 1 }

    public init(leaf: any PlainGraphRightLeaf) { self.leaf = leaf }
}

public final class PlainGraphRootService: PlainGraphRoot {
    private let left: any PlainGraphLeft
    private let right: any PlainGraphRight

    public var number: Int { left.number + right.number }

    public init(left: any PlainGraphLeft, right: any PlainGraphRight) {
        self.left = left
        self.right = right
    }
}

public final class PlainGraphLeftLeafService: PlainGraphLeftLeaf {
    public let number = 1

    public init() {}
}

public final class PlainGraphRightLeafService: PlainGraphRightLeaf {
    public let number = 2

    public init() {}
}

@AutoRegister
struct PlainGraphRootRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any PlainGraphRoot>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> PlainGraphRootService? {
        PlainGraphRootService(
            left: try Router.destination(for: RoutableService<any PlainGraphLeft>()),
            right: try Router.destination(for: RoutableService<any PlainGraphRight>()))
    }
}

@AutoRegister
struct PlainGraphLeftRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any PlainGraphLeft>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> PlainGraphLeftService? {
        PlainGraphLeftService(leaf: try Router.destination(for: RoutableService<any PlainGraphLeftLeaf>()))
    }
}

@AutoRegister
struct PlainGraphLeftLeafRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any PlainGraphLeftLeaf>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> PlainGraphLeftLeafService? {
        PlainGraphLeftLeafService()
    }
}

@AutoRegister
struct PlainGraphRightRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any PlainGraphRight>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> PlainGraphRightService? {
        PlainGraphRightService(leaf: try Router.destination(for: RoutableService<any PlainGraphRightLeaf>()))
    }
}

@AutoRegister
struct PlainGraphRightLeafRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any PlainGraphRightLeaf>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> PlainGraphRightLeafService? {
        PlainGraphRightLeafService()
    }
}
