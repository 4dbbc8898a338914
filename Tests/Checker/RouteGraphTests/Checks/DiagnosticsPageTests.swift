// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import RouteGraph
import Testing

/// The page Diagnostics has a heading for each identifier of a fault, an error or a macro's diagnostic, and no other headings.
@Suite struct DiagnosticsPageTests {
    /// The identifiers in the source of the macros, which these tests cannot import: the package manager would build all tests a
    /// second time.
    private static func macroIdentifiers() throws -> Set<String> {
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Sources/Library/ModuleRouterMacrosPlugin/MacroDiagnostic.swift")
            .standardizedFileURL
        let text = try String(contentsOf: source, encoding: .utf8)
        return Set(text.matches(of: /case \w+ = "([a-z-]+)"/).map { String($0.1) })
    }

    @Test func everyIdentifierHasAHeading() throws {
        let macros = try Self.macroIdentifiers()
        #expect(!macros.isEmpty)
        let faults = Set(ModuleRouter.RouteFault.ID.allCases.map(\.rawValue))
        let findings = Set(RouteFinding.ID.allCases.map(\.rawValue))
        #expect(faults.isSubset(of: findings))
        let page = try DiagnosticsPage()
        // Messages of the library for code that macros have written.
        let ofExpansions = ["unset-stub", "incomparable-call", "provider-inherited-initializer"]
        #expect(Set(page.identifiers) == findings.union(RouteError.allCodes).union(macros).union(ofExpansions))
    }

    @Test func everyIdentifierHasAnExplanation() throws {
        let page = try DiagnosticsPage()
        #expect(Set(DiagnosticText.summaries.map { $0.id }) == Set(page.identifiers))
        for id in page.identifiers {
            let text = try #require(DiagnosticText.explanation(of: id), "\(id)")
            #expect(DiagnosticText.explanation(of: id.uppercased()) == text)
            #expect(text.hasPrefix("\(id) ("))
        }
        #expect(DiagnosticText.explanation(of: "no-such-identifier") == nil)
        for (id, summary) in DiagnosticText.summaries {
            #expect(summary.count > 10 && !summary.contains("\n"), "\(id)")
        }
    }

    /// The explanations that the script copies from the page have its words.
    @Test func explanationsHaveTheWordsOfThePage() throws {
        let page = try DiagnosticsPage()
        for explanation in DiagnosticText.all {
            let section = try #require(page.sections[explanation.id])
            let content = section.replacing(/<!--.*?-->\n/, with: "").replacing(/```[a-z]*/, with: "")
                .replacing(/\]\([^)]+\)/, with: "").replacing(/<doc:(\w+)(#[^>]*)?>/) { "page \($0.1)" }
                .replacing(/``\w+\//, with: "")
            #expect(
                Self.words(explanation.text) == Self.words(content),
                "run Scripts/update-explanations: \(explanation.id)")
        }
    }

    private static func words(_ text: String) -> [String] {
        text.matches(of: /[A-Za-z0-9]+/).map { String($0.0) }.filter { !["the", "page"].contains($0) }
    }

    @Test func noIdentifierHasTwoHeadings() throws {
        let page = try DiagnosticsPage()
        #expect(page.identifiers.count == Set(page.identifiers).count)
    }

    @Test(arguments: RouteError.allCodes) func anIdentifierOfAnErrorIsInLowerCaseWithHyphens(code: String) {
        #expect(code.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    }
}

extension RouteError {
    fileprivate static var allCodes: [String] { Code.all.map(\.description) }
}
