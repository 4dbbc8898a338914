// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// Services with a parameter, made by a function that is itself a service, or through a module protocol.

public protocol Numbered: Sendable { var number: Int { get } }

/// Makes a numbered service.
public typealias NumberedMaker = @Sendable (Int) -> any Numbered

@Routable extension RoutableService where Protocol == NumberedMaker {}

public struct PlainMaker: Sendable {
    public let make: @Sendable (Int) -> any Numbered

    public init(make: @escaping @Sendable (Int) -> any Numbered) { self.make = make }
}

extension RoutableService where Protocol == PlainMaker {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol NumberedModule: AnyObject { var number: Int { get set } }

@Routable extension RoutableServiceModule where Protocol == any NumberedModule {}

public protocol PlainNumberedModule: AnyObject { var number: Int { get set } }

extension RoutableServiceModule where Protocol == any PlainNumberedModule {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

/// As a `NumberedModule`, of a service that is shared by its number.
public protocol KeptNumberedModule: AnyObject { var number: Int { get set } }

@Routable extension RoutableServiceModule where Protocol == any KeptNumberedModule {}

public protocol PlainKeptNumberedModule: AnyObject { var number: Int { get set } }

extension RoutableServiceModule where Protocol == any PlainKeptNumberedModule {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}
