// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expands the macros in `source`, as a file `TestModule/test.swift`, and compares everything that comes of it.
///
/// - Parameters:
///   - fixed: The source after all fix-its.
///   - lacking: What the compiler would say that the type does not conform to.
func expectExpansion(
    of source: String, is expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    lacking: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics,
        macroSpecs: [
            "Routable": MacroSpec(type: RoutableMacro.self),
            "RoutableAs": MacroSpec(type: RoutableMacro.self),
            "Stubbable": MacroSpec(type: StubbableMacro.self),
            "OmittedStub": MacroSpec(type: OmittedStubMacro.self),
            "AutoRegister": MacroSpec(type: AutoRegisterMacro.self, conformances: lacking.map { "\(raw: $0)" }),
        ],
        fixedSource: fixed,
        failureHandler: { failure in
            Issue.record("\(failure.message)", sourceLocation: sourceLocation)
        })
}
#endif
