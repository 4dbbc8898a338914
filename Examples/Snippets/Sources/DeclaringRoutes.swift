// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// snippet.routable
public protocol Clock: Sendable {
    var time: String { get }
}

@Routable extension RoutableService where Protocol == any Clock {}
// snippet.end

// snippet.names
public protocol Ledger: Sendable {
    var total: Int { get }
}

@RoutableAs("ledger") extension RoutableService where Protocol == any Ledger {}

func total() throws -> Int { try Router.destination(for: .ledger).total }
// snippet.end

// snippet.internal
protocol ClockFace {
    var hands: Int { get }
}

@Routable internal extension RoutableService where Protocol == any ClockFace {}
// snippet.end

// snippet.kinds
@MainActor public protocol LoginViewInput: AnyObject {
    var message: String? { get set }
}

@MainActor public protocol LoginModuleInput: AnyObject {
    var account: String { get set }
}

@Routable extension RoutableView where Protocol == any LoginViewInput {}
@Routable extension RoutableViewModule where Protocol == any LoginModuleInput {}
// snippet.end

// snippet.compositions
public protocol Alarm: Sendable {
    var hour: Int { get set }
}

public protocol Store<Item> {
    associatedtype Item
    var items: [Item] { get }
}

open class Instrument {
    public let maker = "Harrison"
}

@Routable extension RoutableService where Protocol == any Clock & Alarm {}
@Routable extension RoutableService where Protocol == any Instrument & Clock {}
@Routable extension RoutableService where Protocol == any Store<Int> {}
// snippet.end

// snippet.isolation
@MainActor public protocol AlertService: AnyObject {
    func show(_ text: String)
}

@Routable @MainActor extension RoutableService where Protocol == any AlertService {}
// snippet.end

print(RouteKey(.service, (any Store<Int>).self))  // → RoutableService<any Store<Int>>
