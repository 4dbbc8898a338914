// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax

/// Rewrites the members of a router into members of a provider.
struct MemberRewriting {
    private let router: RouterRewriting

    init(_ router: RouterRewriting) { self.router = router }

    /// Attributes and modifiers with the same meaning in a class and in a struct.
    private static let attributes: Set<String> = ["MainActor", "available", "discardableResult", "inline", "Sendable"]
    private static let modifiers: Set<String> = [
        "class", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "override", "package", "private",
        "public", "static",
    ]

    func rewrite(_ member: DeclSyntax) {
        guard keepsItsWords(member) else { return }
        if let function = member.as(FunctionDeclSyntax.self) {
            rewrite(function)
        } else if let variable = member.as(VariableDeclSyntax.self) {
            rewrite(variable)
        } else if !member.is(TypeAliasDeclSyntax.self), member.asProtocol((any DeclGroupSyntax).self) == nil {
            router.holdBack(
                "a provider is a value, which its route makes", at: member,
                help: "do without this, or write the provider by hand")
        }
    }

    /// Holds the router back if a member has an attribute or a modifier that only a class can have, such as `@objc`.
    private func keepsItsWords(_ member: DeclSyntax) -> Bool {
        let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        for attribute in attributes {
            let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            if name.map(Self.attributes.contains) != true {
                router.holdBack(
                    "\(attribute.trimmedDescription) has no meaning in a provider", at: attribute,
                    help: "move this member to a class")
                return false
            }
        }
        for modifier in modifiers where !Self.modifiers.contains(modifier.name.text) {
            router.holdBack(
                "\(modifier.trimmedDescription) has no meaning in a provider", at: modifier,
                help: "move this member to a class")
            return false
        }
        return true
    }

    private func rewrite(_ variable: VariableDeclSyntax) {
        let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let isStored = variable.bindings.contains { $0.accessorBlock == nil }
        if variable.modifiers.contains(where: { ["override", "lazy"].contains($0.name.text) })
            || isStored && !isStatic
                && (variable.bindingSpecifier.text == "var" || variable.bindings.contains { $0.initializer == nil })
        {
            return router.holdBack(
                "a provider has no state: each destination has one of its own", at: variable,
                help: "keep what changes in the destination or in the configuration")
        }
        isolate(variable, variable.attributes, variable.modifiers)
        router.edits += variable.modifiers.withoutInheritance
        BodyReading(of: router, configuration: nil).walk(variable.bindings)
    }

    private func rewrite(_ function: FunctionDeclSyntax) {
        guard function.modifiers.contains(where: { $0.name.text == "override" }) else {
            isolate(function, function.attributes, function.modifiers)
            router.edits += function.modifiers.withoutInheritance
            return BodyReading(of: router, configuration: nil, in: function).walk()
        }
        switch function.selector {
        case "registerRoutableDestination()": return
        case "destination(with:)":
            rename(function, "makeDestination", [(nil, router.configuration)])
            if let result = function.signature.returnClause?.type, !result.is(OptionalTypeSyntax.self) {
                router.edits.append(result.replaced(by: router.destination + "?"))
            }
        case "prepareDestination(_:configuration:)":
            rename(function, "prepare", [(nil, router.destination), ("with", router.configuration)])
        case "didFinishPrepareDestination(_:configuration:)":
            guard joinPreparations(function) else { return }
        case "destinationFromExternalPrepared(destination:)" where router.isView:
            router.preparesExternalViews = true
            rename(function, "isPrepared", [("external", router.destination)])
        case "defaultRouteConfiguration()" where !router.isPlain:
            rename(function, "makeConfiguration", [])
            if let result = function.signature.returnClause?.type, result.trimmedDescription != router.configuration {
                router.edits.append(result.replaced(by: router.configuration))
            }
        case "supportedRouteTypes()" where SupportedPaths(function) != nil:
            router.edits += SupportedPaths(function)!.edits
            return
        case let selector:
            return router.holdBack(
                "\(selector) has no counterpart that is certain", at: function.name,
                help: OriginalMethods.help[selector]
                    ?? "see the article Coming from ZIKRouter for what a provider can say")
        }
        let parameters = Array(function.signature.parameterClause.parameters)
        let configuration =
            function.selector.contains("with:") || function.selector.contains("configuration:")
            ? parameters.last : nil
        BodyReading(of: router, configuration: configuration.map { ($0.secondName ?? $0.firstName).text }, in: function)
            .walk()
    }

    /// - Parameter parameters: For each parameter, its type and a new label; a nil label leaves the old one.
    private func rename(_ function: FunctionDeclSyntax, _ name: String, _ parameters: [(label: String?, type: String)])
    {
        router.edits += function.modifiers.withoutInheritance
        router.edits.append(function.name.replaced(by: name))
        for (parameter, new) in zip(function.signature.parameterClause.parameters, parameters) {
            if let label = new.label {
                let inside = (parameter.secondName ?? parameter.firstName).text
                let range = parameter.firstName.trimmedRange.lowerBound..<parameter.colon.trimmedRange.lowerBound
                router.edits.append(
                    .init(range: range, replacement: label == inside ? label : "\(label) \(inside)"))
            }
            if parameter.type.trimmedDescription != new.type {
                router.edits.append(parameter.type.replaced(by: new.type))
            }
        }
    }

    /// Lets `prepare(_:with:)` do what the router does after its preparation. Returns false if that is not certain.
    private func joinPreparations(_ function: FunctionDeclSyntax) -> Bool {
        let parameters = [(nil, router.destination), ("with", router.configuration)]
        let members = function.parent?.parent?.as(MemberBlockItemListSyntax.self) ?? []
        let preparing = members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .first { $0.selector == "prepareDestination(_:configuration:)" }
        guard let preparing else {
            rename(function, "prepare", parameters)
            return true
        }
        guard let body = preparing.body, !ReturnFinder.returns(in: body) else {
            router.holdBack(
                "prepareDestination returns early, and didFinishPrepareDestination follows it", at: preparing.name,
                help: "do at the end of prepareDestination what didFinishPrepareDestination does")
            return false
        }
        isolate(function, function.attributes, function.modifiers)
        rename(function, "didFinishPreparing", parameters)
        let arguments = preparing.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let call = "didFinishPreparing(\(arguments.joined(separator: ", with: ")))"
        let isOneLine = !body.rightBrace.leadingTrivia.contains { $0.isNewline }
        let lastLine = "    \(call)\(router.file.lineEnd)\(router.file.indentation(of: body.rightBrace))"
        let separator = body.statements.isEmpty ? " " : "; "
        router.edits.append(body.rightBrace.preceded(by: isOneLine ? "\(separator)\(call) " : lastLine))
        return true
    }

    /// Adds `@MainActor` to a member, because the members of a struct do not inherit the isolation of the class.
    private func isolate(
        _ member: some SyntaxProtocol, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) {
        let says = attributes.map(\.trimmedDescription) + modifiers.map(\.trimmedDescription)
        if router.isView, !says.contains("@MainActor"), !says.contains("nonisolated") {
            router.edits.append(member.preceded(by: "@MainActor "))
        }
    }
}

/// Finds return statements outside of nested functions.
private final class ReturnFinder: SyntaxVisitor {
    private var isFound = false

    static func returns(in body: CodeBlockSyntax) -> Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        return finder.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The advice for methods of the original that have a replacement.
enum OriginalMethods {
    private static let observing = "be an ObservingViewRouteProvider: static func observe(_:of:)"

    static let help = [
        "defaultRouteConfiguration()":
            "say how the view is shown in defaultPath(from:), and parameters in a configuration of your own",
        "supportedRouteTypes()":
            "say static var supportedPaths: ViewRoutePaths; for custom, be a CustomViewRouteProvider",
        "shouldAutoCreate(forDestination:fromSource:)":
            "be an ExternalViewRouteProvider: static func acceptsExternal(_:from:)",
        "destinationPrepared(_:)": "be an ExternalViewRouteProvider: func isPrepared(external:)",
        "_didFinishRegistration()": "check that in a test: RouteRegistry.shared.validate()",
        "_registrationDidFinished()": "check that in a test: RouteRegistry.shared.validate()",
        "isAbstractRouter()": "share what several providers do in functions or in a protocol extension",
        "removeDestination(_:removeConfiguration:)":
            "release the service in its own deinit or method, or keep the router",
        "canMakeDestinationSynchronously()": "be an AsyncServiceRouteProvider",
        "canPerformCustomRoute()": "be a CustomViewRouteProvider, and a RemovalCheckingViewRouteProvider at most",
        "canRemoveCustomRoute()": "be a RemovalCheckingViewRouteProvider",
        "performCustomRoute(onDestination:fromSource:configuration:)":
            "be a CustomViewRouteProvider: present(_:by:with:)",
        "removeCustomRoute(onDestination:fromSource:removeConfiguration:configuration:)":
            "return a CustomPresentation from present(_:by:with:)",
        "performRoute(onDestination:configuration:)": "make the service asynchronously: AsyncServiceRouteProvider",
        "router(_:willPerformRouteOnDestination:fromSource:)": observing,
        "router(_:didPerformRouteOnDestination:fromSource:)": observing,
        "router(_:willRemoveRouteOnDestination:fromSource:)": observing,
        "router(_:didRemoveRouteOnDestination:fromSource:)": observing,
        "processUserInfo(_:fromURL:)": "read configuration.urlValues, or write the placeholders as key paths",
        "performAction(_:userInfo:fromURL:)":
            "conform to URLActionPerformer: static func perform(_:of:on:)",
    ]
}

extension FunctionDeclSyntax {
    /// The compound name, as the compiler writes it: `destination(with:)`.
    var selector: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }
}
#endif
