// SPDX-License-Identifier: Apache-2.0

#if Macros
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
        guard let property = RoutedProperty(declaration) else { return [] }
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
        guard let property = RoutedProperty(declaration) else {
            context.diagnose(
                Diagnostic(
                    node: node,
                    message: MacroDiagnostic(
                        .routedNotAProperty,
                        """
                        @Routed belongs on a stored property with a written type and without a value: \
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
        return ["private let _\(raw: property.name) = ModuleRouter.RoutedDestination(\(raw: key + place))"]
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

    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { return nil }
        self.name = name
        self.type = type.trimmed
    }
}
#endif
