// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

struct RoutableExpansionTests {
    @Test func addsASlotAnInitialiserAndARecord() {
        let slot = unique("slot", "RoutableService where Protocol == any Clock")
        expectExpansion(
            of: "@Routable extension RoutableService where Protocol == any Clock {}",
            is: """
                extension RoutableService where Protocol == any Clock {

                    nonisolated public static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() { self = Self.\(slot).key }

                \(record(of: "RoutableService where Protocol == any Clock"))
                }
                """)
    }

    @Test(
        arguments: [
            "RoutableServiceModule", "RoutableAsyncService", "RoutableView", "RoutableViewModule",
        ])
    func extendsEveryKey(_ key: String) {
        let slot = unique("slot", "\(key) where Protocol == any Clock")
        expectExpansion(
            of: "@Routable extension \(key) where Protocol == any Clock {}",
            is: """
                extension \(key) where Protocol == any Clock {

                    nonisolated public static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() { self = Self.\(slot).key }

                \(record(of: "\(key) where Protocol == any Clock"))
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
        let slot = unique("slot", "\(declaration)")
        expectExpansion(
            of: "@Routable extension \(declaration) {}",
            is: """
                extension \(declaration) {

                    nonisolated public static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() { self = Self.\(slot).key }

                \(record(of: "\(declaration)"))
                }
                """)
    }

    @Test func keepsAHandWrittenInitialiser() {
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

                \(record(of: "RoutableService where Protocol == any Clock", isOnMainActor: true))
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

                    @inlinable nonisolated public init() { self = Self.routeSlot.key }

                \(record(of: "RoutableService where Protocol == any Clock"))
                }
                """)
    }

    @Test func isolatesTheInitialiserLikeTheExtension() {
        let slot = unique("slot", "RoutableService where Protocol == any Clock")
        expectExpansion(
            of: "@Routable @MainActor extension RoutableService where Protocol == any Clock {}",
            is: """
                @MainActor extension RoutableService where Protocol == any Clock {

                    nonisolated public static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable public init() { self = Self.\(slot).key }

                \(record(of: "RoutableService where Protocol == any Clock", isOnMainActor: true))
                }
                """)
    }

    @Test func membersOfAPublicExtensionHaveNoAccessModifier() {
        let slot = unique("slot", "RoutableService where Protocol == any Clock")
        expectExpansion(
            of: "@Routable public extension RoutableService where Protocol == any Clock {}",
            is: """
                public extension RoutableService where Protocol == any Clock {

                    nonisolated static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated init() { self = Self.\(slot).key }

                \(record(of: "RoutableService where Protocol == any Clock"))
                }
                """)
    }

    @Test(arguments: ["package", "internal", "fileprivate", "private"])
    func givesMembersTheAccessOfTheExtension(_ access: String) {
        let slot = unique("slot", "RoutableService where Protocol == any Clock")
        expectExpansion(
            of: "@Routable \(access) extension RoutableService where Protocol == any Clock {}",
            is: """
                \(access) extension RoutableService where Protocol == any Clock {

                    nonisolated static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    nonisolated init() { self = Self.\(slot).key }

                \(record(
                    of: "RoutableService where Protocol == any Clock",
                    access: access.hasSuffix("private") ? "private" : "fileprivate"))
                }
                """)
    }

    @Test(arguments: [("any Clock", "time"), ("any Store<Int>", "counts"), ("any Clock & Alarm", "alarmClock")])
    func addsTheShortKey(type: String, name: String) {
        let slot = unique("slot", "RoutableService where Protocol == \(type)")
        expectExpansion(
            of: "@RoutableAs(\"\(name)\") extension RoutableService where Protocol == \(type) {}",
            is: """
                extension RoutableService where Protocol == \(type) {

                    nonisolated public static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    @inlinable nonisolated public init() { self = Self.\(slot).key }

                    @inlinable nonisolated public static var `\(name)`: Self { Self.\(slot).key }

                \(record(of: "RoutableService where Protocol == \(type)"))
                }
                """)
    }

    @Test func isolatesTheShortKeyLikeTheHandWrittenInitialiser() {
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

                    @MainActor public static var `clock`: Self { Self() }

                \(record(of: "RoutableService where Protocol == any Clock", isOnMainActor: true))
                }
                """)
    }

    @Test func isolatesTheShortKeyLikeTheExtension() {
        let slot = unique("slot", "RoutableService where Protocol == any Clock")
        expectExpansion(
            of: "@RoutableAs(\"clock\") @MainActor internal extension RoutableService where Protocol == any Clock {}",
            is: """
                @MainActor internal extension RoutableService where Protocol == any Clock {

                    nonisolated static let \(slot) = ModuleRouter.DeclaredSlot<Self>()

                    init() { self = Self.\(slot).key }

                    static var `clock`: Self { Self.\(slot).key }

                \(record(of: "RoutableService where Protocol == any Clock", isOnMainActor: true))
                }
                """)
    }

    /// Returns the name that the macro gives to a member of a declaration.
    private func unique(_ role: String, _ declaration: String) -> String {
        // The name contains the text up to the brace.
        let name = role + String("\(declaration) ".map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return "__macro_local_\(name.count)\(name)fMu_"
    }

    private func record(
        of declaration: String, access: String = "fileprivate", isOnMainActor: Bool = false
    ) -> String {
        return """
                #if compiler(>=6.3)
                #if objectFormat(ELF)
                @section(".init_array")
                #elseif objectFormat(MachO)
                @section("__DATA,__swift_routes")
                #endif
                @used
                nonisolated \(access) static let \(unique("declaration", declaration)): @convention(c) () -> Void = {
                    ModuleRouter.RouteRecords.addDeclaration { list in
                        ModuleRouter.RouteRecords.declare(Self.self, in: list, \
            fileID: #fileID, line: #line, column: #column\(isOnMainActor ? ", isOnMainActor: true" : ""))
                    }
                }
                #endif
            """
    }
}
#endif
