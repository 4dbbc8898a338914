// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Expands the macros in `source`, as a file `TestModule/test.swift`, and compares the complete result.
///
/// - Parameters:
///   - fixed: The source after all fix-its.
///   - lacking: The protocols to which the type does not yet conform, according to the compiler.
func expectExpansion(
    of source: String, is expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    lacking: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let conformances = lacking.map { "\(raw: $0)" as TypeSyntax }
    assertMacroExpansion(
        source, expandedSource: expanded, diagnostics: diagnostics,
        macroSpecs: [
            "Routable": MacroSpec(type: RoutableMacro.self),
            "RoutableAs": MacroSpec(type: RoutableMacro.self),
            "AutoRegister": MacroSpec(type: AutoRegisterMacro.self, conformances: conformances),
            "Provider": MacroSpec(type: SpelledProviderMacro.self, conformances: conformances),
            // The compiler chooses these macros by the type of the short key.
            "ServiceProvider": MacroSpec(type: ServiceProviderMacro.self, conformances: conformances),
            "AsyncServiceProvider": MacroSpec(type: AsyncServiceProviderMacro.self, conformances: conformances),
            "ViewProvider": MacroSpec(type: ViewProviderMacro.self, conformances: conformances),
            "Routed": MacroSpec(type: RoutedMacro.self),
            "AsyncRouted": MacroSpec(type: AsyncRoutedMacro.self),
            "Stubbable": MacroSpec(type: StubbableMacro.self),
            "OmittedStub": MacroSpec(type: OmittedStubMacro.self),
        ],
        fixedSource: fixed,
        failureHandler: { failure in
            Issue.record("\(failure.message)", sourceLocation: sourceLocation)
        })
}
#endif
