// SPDX-License-Identifier: Apache-2.0

/// One of several declared views, chosen at run time.
public struct SwitchableView: Sendable, Hashable {
    public let key: RouteKey
    let slotID: ObjectIdentifier

    public init<Protocol>(_ route: RoutableView<Protocol>) {
        key = RouteKey(.view, Protocol.self)
        slotID = ObjectIdentifier(RoutableView<Protocol>.slot)
    }
}

/// One of several declared module protocols of views, chosen at run time.
public struct SwitchableViewModule: Sendable, Hashable {
    public let key: RouteKey
    let slotID: ObjectIdentifier

    public init<Module>(_ route: RoutableViewModule<Module>) {
        key = RouteKey(.viewModule, Module.self)
        slotID = ObjectIdentifier(RoutableViewModule<Module>.slot)
    }
}
