// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The stored property that the linker adds to the records of its image.
///
/// See [SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md).
enum RouteRecord {
    /// - Parameters:
    ///   - access: The access modifier.
    ///   - add: The function of `RouteRecords` that adds the record.
    ///   - argument: The name of the record's parameter, which receives the registry's value.
    ///   - statement: The statement in the record.
    ///   - otherwise: The source text for compilers that cannot place records.
    static func declaration(
        named name: String, access: String = "private", adding add: String, argument: String, statement: String,
        otherwise: String? = nil
    ) -> String {
        """
        #if compiler(>=6.3)
        #if objectFormat(ELF)
        @section(".init_array")
        #elseif objectFormat(MachO)
        @section("__DATA,__swift_routes")
        #endif
        @used
        nonisolated \(access) static let \(name): @convention(c) () -> Void = {
            ModuleRouter.RouteRecords.\(add) { \(argument) in
                ModuleRouter.RouteRecords.\(statement)
            }
        }
        \(otherwise.map { "#else\n\($0)\n#endif" } ?? "#endif")
        """
    }
}
#endif
