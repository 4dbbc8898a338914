// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// A graph of five services. The root needs two services, each of which needs another one.

public protocol GraphRoot: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any GraphRoot {}

public protocol PlainGraphRoot: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainGraphRoot {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol GraphLeft: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any GraphLeft {}

public protocol PlainGraphLeft: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainGraphLeft {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol GraphRight: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any GraphRight {}

public protocol PlainGraphRight: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainGraphRight {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol GraphLeftLeaf: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any GraphLeftLeaf {}

public protocol PlainGraphLeftLeaf: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainGraphLeftLeaf {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol GraphRightLeaf: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any GraphRightLeaf {}

public protocol PlainGraphRightLeaf: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainGraphRightLeaf {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}
