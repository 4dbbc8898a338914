// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Makes a property the destination of a service.
package enum RoutedMacro: RoutedPropertyMacro {
    package static let isAsync = false
}

/// Makes a property the destination of an asynchronous service.
package enum AsyncRoutedMacro: RoutedPropertyMacro {
    package static let isAsync = true
}

/// The macros named `@Routed`. The compiler chooses one by the type of the key.
package protocol RoutedPropertyMacro: AccessorMacro, PeerMacro {
    static var isAsync: Bool { get }
}

extension RoutedPropertyMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [AccessorDeclSyntax] {
        guard let property = RoutedProperty(declaration, in: context) else {
            // Without a getter, the compiler would report a second error.
            let variable = declaration.as(VariableDeclSyntax.self)?.bindings.first
            return variable?.initializer == nil && variable?.accessorBlock == nil ? ["get { fatalError() }"] : []
        }
        let function = property.type.wrapped == nil ? "get" : "getIfProvided"
        let isAsync =
            isAsync || node.writtenKey?.keyType?.expression.trimmedDescription.hasSuffix("RoutableAsyncService") == true
        return [
            """
            get \(raw: isAsync ? "async " : "")throws {
                try \(raw: isAsync ? "await " : "")_\(raw: property.name).\(raw: function)()
            }
            """
        ]
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let property = RoutedProperty(declaration, in: context) else {
            context.diagnose(
                Diagnostic(
                    node: node,
                    message: MacroDiagnostic(
                        .routedNotAProperty,
                        """
                        @Routed belongs on a stored variable of an instance, with a written type and without a value: \
                        '@Routed private var clock: any Clock'
                        """)))
            return []
        }
        let key =
            if let written = node.writtenKey {
                written.keyType.map { "\($0.trimmed)()" } ?? written.trimmedDescription
            } else { "ModuleRouter.RoutableService<\(property.type.wrapped ?? property.type)>()" }
        let location = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .fileID)
        let place = location.map { ", fileID: \($0.file), line: \($0.line), column: \($0.column)" } ?? ""
        let destination: DeclSyntax =
            "private let _\(raw: property.name) = ModuleRouter.RoutedDestination(\(raw: key + place))"
        return [destination] + [record(of: property, declaration, in: context)].compactMap { $0 }
    }

    /// Returns the record of the dependency, for the checks of a debug build; nil if `@Provider` adds it to the provider, or if the
    /// type can have no record.
    private static func record(
        of property: RoutedProperty, _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) -> DeclSyntax? {
        let types = context.lexicalContext
        guard let owner = types.first?.asProtocol((any DeclGroupSyntax).self),
            !owner.attributes.contains(where: { $0.has(name: "Provider") }),
            types.allSatisfy({ $0.isProtocol((any DeclGroupSyntax).self) && !$0.is(ExtensionDeclSyntax.self) }),
            !types.contains(where: \.isGeneric)
        else { return nil }
        let record = RouteRecord.declaration(
            named: context.makeUniqueName("need" + property.name).text, adding: "addDeclaration", argument: "list",
            statement: """
                need(ModuleRouter.RouteNeed(\(RoutedNeed.arguments(for: property.type)), .property, \
                \(context.location(of: declaration))), in: list)
                """)
        return DeclSyntax(stringLiteral: "#if DEBUG\n\(record)\n#endif")
    }
}

extension AttributeSyntax {
    /// The argument of `@Routed`.
    fileprivate var writtenKey: ExprSyntax? {
        guard case .argumentList(let arguments)? = arguments else { return nil }
        return arguments.first?.expression
    }
}

/// A property with `@Routed`, read from its source.
private struct RoutedProperty {
    let name: String
    let type: TypeSyntax

    init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            !variable.modifiers.contains(where: { Self.otherKinds.contains($0.name.text) }),
            let owner = context.lexicalContext.first,
            [.classDecl, .structDecl, .actorDecl].contains(owner.kind),
            let binding = variable.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { return nil }
        self.name = name.filter { $0 != "`" }
        self.type = type.trimmed
    }

    /// The modifiers of variables that are not stored in an instance, or not by their own value.
    private static let otherKinds: Set = ["static", "class", "lazy", "weak", "unowned"]
}
#endif
