// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        RoutableMacro.self, AutoRegisterMacro.self, ServiceProviderMacro.self, AsyncServiceProviderMacro.self,
        ViewProviderMacro.self, SpelledProviderMacro.self, ModuleKeyProviderMacro.self, RoutedMacro.self,
        AsyncRoutedMacro.self,
        StubbableMacro.self, OmittedStubMacro.self,
    ]
}
#else
// Without the trait there are no macros, but the target still needs a main entry point to link.
@main
enum Plugin {
    static func main() {}
}
#endif
