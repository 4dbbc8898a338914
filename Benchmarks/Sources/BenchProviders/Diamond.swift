// SPDX-License-Identifier: Apache-2.0

public import BenchInterfaces
import ModuleRouter

public final class DiamondLeafService: DiamondLeaf {
    public let number = 1

    public init() {}
}

public final class DiamondLeftService: DiamondLeft {
    private let leaf: any DiamondLeaf

    public var number: Int { leaf.number + 1 }

    public init(leaf: any DiamondLeaf) { self.leaf = leaf }
}

public final class DiamondRightService: DiamondRight {
    private let leaf: any DiamondLeaf

    public var number: Int { leaf.number + 2 }

    public init(leaf: any DiamondLeaf) { self.leaf = leaf }
}

public final class DiamondService: Diamond {
    private let left: any DiamondLeft
    private let right: any DiamondRight

    public var number: Int { left.number + right.number }

    public init(left: any DiamondLeft, right: any DiamondRight) {
        self.left = left
        self.right = right
    }
}

@AutoRegister
struct DiamondRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Diamond>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> DiamondService? {
        DiamondService(
            left: try Router.destination(for: RoutableService<any DiamondLeft>()),
            right: try Router.destination(for: RoutableService<any DiamondRight>()))
    }
}

@AutoRegister
struct DiamondLeftRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any DiamondLeft>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> DiamondLeftService? {
        DiamondLeftService(leaf: try Router.destination(for: RoutableService<any DiamondLeaf>()))
    }
}

@AutoRegister
struct DiamondRightRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any DiamondRight>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> DiamondRightService? {
        DiamondRightService(leaf: try Router.destination(for: RoutableService<any DiamondLeaf>()))
    }
}

@AutoRegister
struct DiamondLeafRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .graph }
    static var routes: RouteList<Self> { Provides(RoutableService<any DiamondLeaf>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> DiamondLeafService? { DiamondLeafService() }
}
