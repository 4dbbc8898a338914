// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import ProviderSyntax
import SwiftParser
import SwiftSyntax
import Testing

/// The macro's own list of requirements must equal the library's protocols, because the macro cannot ask the compiler.
struct ProviderRequirementTests {
    @Test(arguments: [
        ("ServiceRouteProvider", ["ServiceRouteProvider"]),
        ("MainActorServiceRouteProvider", ["MainActorServiceRouteProvider"]),
        ("AsyncServiceRouteProvider", ["AsyncServiceRouteProvider"]),
        ("AsyncFunctionRouteProvider", ["AsyncFunctionRouteProvider"]),
        ("ViewRouteProvider", ["ViewRouteProvider"]),
        ("CustomViewRouteProvider", ["ViewRouteProvider", "CustomViewRouteProvider"]),
        ("ObservingViewRouteProvider", ["ViewRouteProvider", "ObservingViewRouteProvider"]),
        ("InterceptingViewRouteProvider", ["ViewRouteProvider", "InterceptingViewRouteProvider"]),
        ("RevealingViewRouteProvider", ["ViewRouteProvider", "RevealingViewRouteProvider"]),
        ("ExternalViewRouteProvider", ["ViewRouteProvider", "ExternalViewRouteProvider"]),
        ("RemovalCheckingViewRouteProvider", ["ViewRouteProvider", "RemovalCheckingViewRouteProvider"]),
        ("RouteAdapter", ["RouteAdapter"]),
    ])
    func knownRequirementsEqualTheProtocolsRequirements(_ provider: String, _ protocols: [String]) throws {
        let inherited = provider == "RouteAdapter" ? [] : ["RouteProvider"]
        let declared = try (inherited + protocols).flatMap(Self.requirements(of:))
        let known = try #require(ProviderRequirement.requirements(of: provider))
        #expect(Set(known) == Set(declared))
        #expect(known.count == Set(known).count)
    }

    /// Returns the requirements of a protocol from the source of the library.
    private static func requirements(of name: String) throws -> [ProviderRequirement] {
        let files = try ["ModuleRouter", "ModuleRouterViews"].flatMap { module in
            let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "../../../../Sources/Library/\(module)/Providing")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        for file in files where file.pathExtension == "swift" {
            let source = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
            let protocols = source.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
            guard let declaration = protocols.first(where: { $0.name.text == name }) else { continue }
            return declaration.memberBlock.members.filter { !$0.decl.isHidden }.compactMap { requirement($0.decl) }
        }
        Issue.record("no protocol \(name)")
        return []
    }

    private static func requirement(_ declaration: DeclSyntax) -> ProviderRequirement? {
        if let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
            return ProviderRequirement(
                name: binding.pattern.trimmedDescription, parameters: nil,
                type: binding.typeAnnotation?.type.trimmedDescription ?? "", isStatic: isStatic(variable.modifiers))
        }
        guard let function = declaration.as(FunctionDeclSyntax.self) else { return nil }
        let effects = function.signature.effectSpecifiers
        return ProviderRequirement(
            name: function.name.text,
            parameters: function.signature.parameterClause.parameters.map {
                ProviderRequirement.Parameter(
                    label: $0.firstName.text,
                    content: ProviderRequirement.Content(rawValue: $0.type.trimmedDescription) ?? .other)
            }, type: function.signature.returnClause?.type.trimmedDescription ?? "Void",
            isStatic: isStatic(function.modifiers), mayThrow: effects?.throwsClause != nil,
            isAsync: effects?.asyncSpecifier != nil)
    }

    private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "static" }
    }
}

extension DeclSyntax {
    /// Whether the requirement is hidden in the documentation, because only the library implements it.
    fileprivate var isHidden: Bool {
        asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
            $0.trimmedDescription == "@_documentation(visibility: internal)"
        } == true
    }
}
#endif
