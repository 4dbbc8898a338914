// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import ModuleRouter

public final class GraphLeftService: GraphLeft {
    private let leaf: any GraphLeftLeaf

    public var number: Int { leaf.number + 1 }

    public init(leaf: any GraphLeftLeaf) { self.leaf = leaf }
}

public final class GraphRightService: GraphRight {
    private let leaf: any GraphRightLeaf

    public var number: Int { leaf.number + 1 }

    public init(leaf: any GraphRightLeaf) { self.leaf = leaf }
}

public final class GraphRootService: GraphRoot {
    private let left: any GraphLeft
    private let right: any GraphRight

    public var number: Int { left.number + right.number }

    public init(left: any GraphLeft, right: any GraphRight) {
        self.left = left
        self.right = right
    }
}

public final class GraphLeftLeafService: GraphLeftLeaf {
    public let number = 1

    public init() {}
}

public final class GraphRightLeafService: GraphRightLeaf {
    public let number = 2

    public init() {}
}

@AutoRegister
struct GraphRootRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any GraphRoot>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> GraphRootService? {
        GraphRootService(
            left: try Router.destination(for: RoutableService<any GraphLeft>()),
            right: try Router.destination(for: RoutableService<any GraphRight>()))
    }
}

@AutoRegister
struct GraphLeftRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any GraphLeft>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> GraphLeftService? {
        GraphLeftService(leaf: try Router.destination(for: RoutableService<any GraphLeftLeaf>()))
    }
}

@AutoRegister
struct GraphLeftLeafRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any GraphLeftLeaf>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> GraphLeftLeafService? {
        GraphLeftLeafService()
    }
}

@AutoRegister
struct GraphRightRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any GraphRight>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> GraphRightService? {
        GraphRightService(leaf: try Router.destination(for: RoutableService<any GraphRightLeaf>()))
    }
}

@AutoRegister
struct GraphRightLeafRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any GraphRightLeaf>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> GraphRightLeafService? {
        GraphRightLeafService()
    }
}
