// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

public protocol Alarm: Sendable {
    var hour: Int { get }
}

// What `@Routable` writes.
extension RoutableService where Protocol == any Alarm {
    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()
    @inlinable nonisolated public init() { self.init(slot: Self.routeSlot) }

    #if objectFormat(ELF)
    @section(".init_array")
    #elseif objectFormat(MachO)
    @section("__DATA,__swift_routes")
    #endif
    @used
    nonisolated private static let _routeDeclaration: @convention(c) () -> Void = {
        RouteRecords.addDeclaration { list in
            RouteRecords.declare(
                RoutableService<Protocol>.self, in: list, fileID: "ClockInterface/Alarm.swift", line: 10, column: 1)
        }
    }
}
