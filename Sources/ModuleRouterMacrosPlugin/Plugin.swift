// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [RoutableMacro.self, AutoRegisterMacro.self]
}
#else
// Without the trait there is no macro to provide, but the target still needs something to link.
@main
enum Plugin {
    static func main() {}
}
#endif
