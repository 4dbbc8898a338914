// SPDX-License-Identifier: Apache-2.0

#if Macros
import ModuleRouterMacrosPlugin
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expands the macros in `source`, as a file `TestModule/test.swift`, and compares everything that comes of it.
///
/// - Parameter fixed: The source after all fix-its.
func expectExpansion(
    of source: String, is expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics,
        macroSpecs: [
            "Routable": MacroSpec(type: RoutableMacro.self), "AutoRegister": MacroSpec(type: AutoRegisterMacro.self),
        ],
        fixedSource: fixed,
        failureHandler: { failure in
            Issue.record("\(failure.message)", sourceLocation: sourceLocation)
        })
}
#endif
