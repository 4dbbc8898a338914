// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

// Each service has two protocols: one declared with `@Routable`, and one declared plainly.

public protocol Transient: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any Transient {}

public protocol PlainTransient: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainTransient {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol Shared: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any Shared {}

public protocol PlainShared: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainShared {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol WeaklyHeld: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any WeaklyHeld {}

public protocol PlainWeaklyHeld: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainWeaklyHeld {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol Scoped: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any Scoped {}

public protocol PlainScoped: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainScoped {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol Adapted: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any Adapted {}

public protocol PlainAdapted: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainAdapted {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol FourTimesAdapted: Sendable { var number: Int { get } }

@Routable extension RoutableService where Protocol == any FourTimesAdapted {}

public protocol PlainFourTimesAdapted: Sendable { var number: Int { get } }

extension RoutableService where Protocol == any PlainFourTimesAdapted {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

public protocol SharedLater: Sendable { var number: Int { get } }

@Routable extension RoutableAsyncService where Protocol == any SharedLater {}

public protocol PlainSharedLater: Sendable { var number: Int { get } }

extension RoutableAsyncService where Protocol == any PlainSharedLater {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor public protocol OfMainActor: AnyObject { var number: Int { get } }

@Routable @MainActor extension RoutableService where Protocol == any OfMainActor {}

@MainActor public protocol PlainOfMainActor: AnyObject { var number: Int { get } }

@MainActor extension RoutableService where Protocol == any PlainOfMainActor {
    @inlinable public init() { self.init(declaredProtocol: Protocol.self) }
}
