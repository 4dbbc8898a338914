// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

struct RoutableExpansionTests {
    @Test func addsASlotAnInitialiserAndARecord() {
        expectExpansion(
            of: "@Routable extension RoutableService where Protocol == any Clock {}",
            is: """
                extension RoutableService where Protocol == any Clock {

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 11))
                }
                """)
    }

    @Test(
        arguments: [
            "RoutableServiceModule", "RoutableAsyncService", "RoutableView", "RoutableViewModule",
        ])
    func extendsEveryKey(_ key: String) {
        expectExpansion(
            of: "@Routable extension \(key) where Protocol == any Clock {}",
            is: """
                extension \(key) where Protocol == any Clock {

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: key, column: 11))
                }
                """)
    }

    @Test(
        arguments: [
            "ModuleRouter.RoutableService where Protocol == any Clock",
            "RoutableService where any Clock == Protocol",
            "RoutableService where Protocol == any Clock & Alarm",
            "RoutableService where Protocol == any Store<Int>",
            "RoutableService<any Clock>",
            "ModuleRouter.RoutableService<any Clock>",
        ])
    func readsEverySpellingOfADeclaration(_ declaration: String) {
        expectExpansion(
            of: "@Routable extension \(declaration) {}",
            is: """
                extension \(declaration) {

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 11))
                }
                """)
    }

    @Test func keepsAnInitialiserOfTheAuthor() {
        expectExpansion(
            of: """
                @Routable extension RoutableService where Protocol == any Clock {
                    @MainActor public init() { self.init(slot: Self.routeSlot) }
                }
                """,
            is: """
                extension RoutableService where Protocol == any Clock {
                    @MainActor public init() { self.init(slot: Self.routeSlot) }

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                \(record(of: "RoutableService", column: 11))
                }
                """)
    }

    @Test func addsTheInitialiserBesideOneWithParameters() {
        expectExpansion(
            of: """
                @Routable extension RoutableService where Protocol == any Clock {
                    init(zone: Int) { self.init(slot: Self.routeSlot) }
                }
                """,
            is: """
                extension RoutableService where Protocol == any Clock {
                    init(zone: Int) { self.init(slot: Self.routeSlot) }

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 11))
                }
                """)
    }

    @Test func isolatesTheInitialiserLikeTheExtension() {
        expectExpansion(
            of: "@Routable @MainActor extension RoutableService where Protocol == any Clock {}",
            is: """
                @MainActor extension RoutableService where Protocol == any Clock {

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable public init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 22))
                }
                """)
    }

    @Test func repeatsNoAccessThatThePublicExtensionGives() {
        expectExpansion(
            of: "@Routable public extension RoutableService where Protocol == any Clock {}",
            is: """
                public extension RoutableService where Protocol == any Clock {

                    nonisolated static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 18))
                }
                """)
    }

    @Test(arguments: ["package", "internal", "fileprivate", "private"])
    func givesMembersTheAccessOfTheExtension(_ access: String) {
        expectExpansion(
            of: "@Routable \(access) extension RoutableService where Protocol == any Clock {}",
            is: """
                \(access) extension RoutableService where Protocol == any Clock {

                    nonisolated static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    nonisolated init() {
                        self.init(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 12 + access.count))
                }
                """)
    }

    @Test(arguments: [("any Clock", "time"), ("any Store<Int>", "counts"), ("any Clock & Alarm", "alarmClock")])
    func takesTheNameOfTheShortKey(type: String, name: String) {
        expectExpansion(
            of: "@RoutableAs(\"\(name)\") extension RoutableService where Protocol == \(type) {}",
            is: """
                extension RoutableService where Protocol == \(type) {

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() {
                        self.init(slot: Self.routeSlot)
                    }

                    @inlinable nonisolated public static var `\(name)`: Self {
                        Self(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 15 + name.count + 2))
                }
                """)
    }

    @Test func isolatesTheShortKeyLikeTheInitialiserOfTheAuthor() {
        expectExpansion(
            of: """
                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {
                    @MainActor public init() { self.init(slot: Self.routeSlot) }
                }
                """,
            is: """
                extension RoutableService where Protocol == any Clock {
                    @MainActor public init() { self.init(slot: Self.routeSlot) }

                    nonisolated public static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    @MainActor public static var `clock`: Self {
                        Self()
                    }

                \(record(of: "RoutableService", column: 22))
                }
                """)
    }

    @Test func isolatesTheShortKeyLikeTheExtension() {
        expectExpansion(
            of: "@RoutableAs(\"clock\") @MainActor internal extension RoutableService where Protocol == any Clock {}",
            is: """
                @MainActor internal extension RoutableService where Protocol == any Clock {

                    nonisolated static let routeSlot = ModuleRouter.DeclaredSlot<Self>()

                    init() {
                        self.init(slot: Self.routeSlot)
                    }

                    static var `clock`: Self {
                        Self(slot: Self.routeSlot)
                    }

                \(record(of: "RoutableService", column: 42))
                }
                """)
    }

    private func record(of key: String, column: Int) -> String {
        let module = key.hasPrefix("RoutableView") ? "ModuleRouterViews" : "ModuleRouter"
        return """
                #if compiler(>=6.3)
                #if objectFormat(ELF)
                @section(".init_array")
                #elseif objectFormat(MachO)
                @section("__DATA,__swift_routes")
                #endif
                @used
                nonisolated private static let _routeDeclaration: @convention(c) () -> Void = {
                    ModuleRouter.RouteRecords.addDeclaration { list in
                        ModuleRouter.RouteRecords.declare(\(module).\(key)<Protocol>.self, in: list, \
            fileID: "TestModule/test.swift", line: 1, column: \(column))
                    }
                }
                #endif
            """
    }
}
#endif
