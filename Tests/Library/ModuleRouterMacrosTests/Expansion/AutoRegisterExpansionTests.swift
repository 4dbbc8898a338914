// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

struct AutoRegisterExpansionTests {
    @Test(arguments: ["struct ClockRouter: ServiceRouteProvider", "enum ClockRouter: RouteAdapter"])
    func addsARecordToAValueType(_ declaration: String) {
        expectExpansion(
            of: "@AutoRegister \(declaration) {}",
            is: """
                \(declaration) {

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """)
    }

    @Test(arguments: ["final class ClockRouter: ServiceRouteProvider", "class ClockRouter: RouteAdapter"])
    func aRecordOfAClassNamesIt(_ declaration: String) {
        expectExpansion(
            of: "@AutoRegister \(declaration) {}",
            is: """
                \(declaration) {

                \(providerRecord(of: "ClockRouter", named: "ClockRouter"))
                }
                """)
    }

    @Test func aNameKeepsItsBackticks() {
        expectExpansion(
            of: "@AutoRegister class `default`: RouteAdapter {}",
            is: """
                class `default`: RouteAdapter {

                \(providerRecord(of: "`default`", named: "`default`"))
                }
                """)
    }

    @Test func addsARecordToANestedType() {
        expectExpansion(
            of: """
                extension Account {
                    enum Routes {
                        @AutoRegister struct Login: ServiceRouteProvider {
                        }
                    }
                }
                """,
            is: """
                extension Account {
                    enum Routes {
                        struct Login: ServiceRouteProvider {

                \(providerRecord(of: "Self", named: "Login", indentation: "            "))
                        }
                    }
                }
                """)
    }
}

/// Returns the record that `@AutoRegister` adds.
func providerRecord(of reference: String, named name: String, indentation: String = "    ") -> String {
    """
    #if compiler(>=6.3)
    #if objectFormat(ELF)
    @section(".init_array")
    #elseif objectFormat(MachO)
    @section("__DATA,__swift_routes")
    #endif
    @used
    nonisolated private static let _routeRecord: @convention(c) () -> Void = {
        ModuleRouter.RouteRecords.addProvider { batch in
            ModuleRouter.RouteRecords.register(\(reference).self, in: batch)
        }
    }
    #else
    #warning("@AutoRegister needs Swift 6.3; list \(name) in the app's registrations [auto-register-old-compiler]")
    #endif
    """.split(separator: "\n").map { indentation + $0 }.joined(separator: "\n")
}
#endif
