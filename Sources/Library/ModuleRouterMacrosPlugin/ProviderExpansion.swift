// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftSyntax

/// The members that `@Provider` adds to a type.
struct ProviderExpansion {
    private let kind: DestinationKind
    private let type: ProvidedType
    private let arguments: ProviderArguments
    private let registersItself: Bool
    private let location: (Syntax) -> String

    /// - Parameters:
    ///   - kind: The kind of the destinations; nil if the name of the key shows it.
    ///   - location: Returns the location of a node, as arguments of a call.
    init(
        _ kind: DestinationKind?, _ type: ProvidedType, _ attribute: AttributeSyntax,
        location: @escaping (Syntax) -> String
    ) throws(ProviderError) {
        arguments = ProviderArguments(attribute)
        self.kind = if let kind { kind } else { try Self.kind(of: arguments, attribute) }
        self.type = type
        self.location = location
        guard let registersItself = arguments.registersItself else { throw .noLiteral(attribute) }
        self.registersItself = registersItself
        try check()
    }

    private static func kind(
        of arguments: ProviderArguments, _ attribute: AttributeSyntax
    ) throws(ProviderError) -> DestinationKind {
        switch arguments.keyName {
        case "RoutableService", "RoutableServiceModule": .service
        case "RoutableAsyncService": .asyncService
        case "RoutableView", "RoutableViewModule": .view
        default: throw .unknownKey(arguments.keys.first.map { Syntax($0) } ?? Syntax(attribute))
        }
    }

    private func check() throws(ProviderError) {
        if let keyword = type.asyncKeyword, kind != .asyncService { throw .asynchronousInitializer(keyword) }
        // Views are made on the main actor in any case.
        if let actor = type.otherActor, kind == .service || kind == .view && !actor.isOfMainActor {
            throw .isolatedInitializer(actor)
        }
        if kind == .view, let lifetime = arguments.option("lifetime") {
            throw .lifetimeOfView(lifetime)
        }
        if let requirements = arguments.option("requires"), !requirements.is(ArrayExprSyntax.self) {
            throw .requirementsWithoutLiteral(requirements)
        }
        if let name = arguments.option("replacing"), !name.is(StringLiteralExprSyntax.self),
            !name.is(NilLiteralExprSyntax.self)
        {
            throw .replacedWithoutLiteral(name)
        }
        if arguments.module != nil, let name = arguments.option("named") {
            throw .nameOfModule(name)
        }
        try checkURL()
        guard arguments.module == nil, let key = arguments.keys.first,
            let parameter = type.parameters.first(where: \.isOfCaller)
        else { return }
        // A short key does not show whether it is the key of a module protocol.
        if arguments.keyName == nil { throw .parameterOfShortKey(key) }
        throw .parametersWithoutModule(parameter.node, key)
    }

    private func checkURL() throws(ProviderError) {
        guard let argument = arguments.url else { return }
        guard let url = ProviderURL(argument) else { throw .urlWithoutLiteral(argument) }
        if url.hasTypes { throw .urlWithType(argument) }
        let parameters = type.parameters.filter(\.isOfCaller).map { $0.name.filter { $0 != "`" } }
        for name in url.names where arguments.module == nil || !parameters.contains(name) {
            throw .urlNameWithoutParameter(argument, name)
        }
    }

    // MARK: Members

    /// - Parameter isConforming: Whether a superclass has the annotation too.
    func members(isConforming: Bool) -> [DeclSyntax] {
        let record = RouteRecord.declaration(
            named: "_routeRecord", adding: "addProvider", argument: "batch",
            statement: "register(\(type.isHidden ? "_RouteProvider" : type.name.text).self, in: batch)",
            otherwise: """
                #warning("\(MacroDiagnostic.ID.autoRegisterOldCompiler.ending(
                    "@Provider needs Swift 6.3; list \(type.name.text) in the app's registrations"))")
                """)
        let keyword = type.isOpenToSubclasses ? "class" : "static"
        let override = isConforming && type.isClass ? "override " : ""
        let register = """
            nonisolated \(type.accessModifier + override + keyword) func register(in batch: ModuleRouter.RegistrationBatch) {
                _RouteProvider.register(in: batch)
            }
            """
        return [provider, inferringFunction, registersItself ? record : nil, register].compactMap { $0 }
            .map { DeclSyntax(text: $0) }
    }

    private var provider: String {
        let members = arguments.options.compactMap { name, value in
            let value = value.trimmedDescription
            return switch name {
            case "lifetime": "static var lifetime: RouteLifetime { \(value) }"
            case "replacing": "static var replacedProvider: StaticString? { \(value) }"
            case "when": "static var condition: ModuleRouter.RouteCondition { \(value) }"
            case "supportedPaths": "static var supportedPaths: ModuleRouterViews.ViewRoutePaths { \(value) }"
            default: nil
            }
        }
        let name = arguments.option("named").map { "named: \($0.trimmedDescription), " } ?? ""
        let requirements = arguments.requirements.map(\.trimmedDescription).joined(separator: ", ")
        let end = requirements.isEmpty ? "" : ".requires(\(requirements))"
        let lines = arguments.keys.map { key in
            let text = key.keyType.map { "\($0.trimmedDescription)()" } ?? key.trimmedDescription
            return "ModuleRouter.Provides(\(text), \(name)\(location(Syntax(key)))) { $0 }\(end)"
        }
        let routes = """
            static var routes: ModuleRouter.RouteList<Self> {
            \((lines + [url].compactMap { $0 } + needs).joined(separator: "\n").indented)
            }
            """
        let making = "\(function) {\n\((infersIsolation ? inferringCall : body).indented)\n}"
        return """
            nonisolated struct _RouteProvider: \(conformance) {
            \((configuration + members + [routes, making]).joined(separator: "\n").indented)
            }
            """
    }

    /// The lines of the dependencies, which only the checks of a debug build read.
    private var needs: [String] {
        let parameters = type.parameters.compactMap { parameter -> String? in
            switch parameter.source {
            case .key(let key, let number): need("(\(key)).self, .\(number), .parameter", at: parameter.node)
            case .closure(let key, let number, _): need("(\(key)).self, .\(number), .closure", at: parameter.node)
            default: nil
            }
        }
        let lines = parameters + type.routed.map { need("\($0.arguments), .property", at: $0.node) }
        return lines.isEmpty ? [] : ["#if DEBUG"] + lines + ["#endif"]
    }

    private func need(_ arguments: String, at node: Syntax) -> String {
        "ModuleRouter.RouteNeed(\(arguments), \(location(node)))"
    }

    /// The line of the URL pattern.
    private var url: String? {
        guard let argument = arguments.url, let url = ProviderURL(argument) else { return nil }
        let text = url.pieces.map { piece in
            switch piece {
            case .text(let text): text.isEmpty ? "" : String(text.debugDescription.dropFirst().dropLast())
            case .name(let name): "\\(\\.\(name))"
            }
        }.joined()
        let sender = arguments.option("by").map { "by: \($0.trimmedDescription), " } ?? ""
        return "ModuleRouterViews.URLPattern(\"\(text)\", \(sender)\(location(Syntax(argument))))"
    }

    private var conformance: String {
        switch kind {
        case .service:
            type.isOnMainActor ? "ModuleRouter.MainActorServiceRouteProvider" : "ModuleRouter.ServiceRouteProvider"
        case .asyncService: "ModuleRouter.AsyncServiceRouteProvider"
        case .view: "ModuleRouterViews.ViewRouteProvider"
        }
    }

    private var isIsolated: Bool { kind == .view || kind == .service && type.isOnMainActor }

    /// Whether a protocol, a superclass or the settings of the module may isolate the initialiser. A macro does not see this.
    private var infersIsolation: Bool { kind != .view && type.infersIsolation }

    /// A function with the isolation that the compiler infers for the type. It calls the initialiser.
    private var inferringFunction: String? {
        guard infersIsolation else { return nil }
        let configuration = arguments.module == nil ? "" : "with configuration: _RouteProvider.ProvidedConfiguration"
        // An asynchronous call changes to the actor of the function. A synchronous one has to be there.
        let (effects, check) =
            kind == .asyncService
            ? ("async throws", "") : ("throws", "try ModuleRouter.RouteDependencies.enter(\(type.name.text).self)\n")
        return """
            private static func _make(\(configuration)) \(effects) -> \(type.name.text)? {
            \((check + body).indented)
            }
            """
    }

    private var inferringCall: String {
        if kind == .asyncService { return "try await \(type.name.text)._make()" }
        let configuration = arguments.module == nil ? "" : ", configuration"
        return "try ModuleRouter.RouteDependencies.made(by: \(type.name.text)._make\(configuration))"
    }

    private var function: String {
        if kind == .asyncService {
            let isolation = type.isOnMainActor ? "@MainActor " : ""
            return "\(isolation)func makeDestination() async throws -> \(type.name.text)?"
        }
        let configuration = arguments.module == nil ? "ModuleRouter.RouteConfiguration" : "ProvidedConfiguration"
        return
            "\(isIsolated ? "@MainActor " : "")func makeDestination(with configuration: \(configuration)) throws -> \(type.name.text)?"
    }

    /// The configuration with the parameters of the caller.
    private var configuration: [String] {
        guard let module = arguments.module else { return [] }
        // The provider reads the properties on any thread, even if the protocol belongs to the main actor.
        let isolation = isIsolated ? "" : "nonisolated "
        let properties = type.parameters.compactMap { parameter -> String? in
            guard case .caller(let type, let value)? = parameter.source else { return nil }
            return "\(isolation)var \(parameter.name): \(type) = \(value)"
        }
        return [
            """
            \(isolation)final class ProvidedConfiguration: \(module.trimmedDescription) {
            \(properties.joined(separator: "\n").indented)
            }
            \(isIsolated ? "@MainActor " : "")static func makeConfiguration() -> ProvidedConfiguration { ProvidedConfiguration() }
            """
        ]
    }

    // MARK: Calling the initialiser

    private var body: String {
        let arguments = type.parameters.compactMap { parameter -> String? in
            value(of: parameter).map { value in parameter.argumentLabel.map { "\($0): \(value)" } ?? value }
        }
        let isSupplied = type.parameters.contains(where: \.isOfKey)
        let isAwaited = kind == .asyncService && (isSupplied || type.asyncKeyword != nil || type.otherActor != nil)
        let mayThrow = type.throwsError || isSupplied || inheritsInitializer
        let made =
            inheritsInitializer
            ? "ModuleRouter.RouteDependencies.make(\(type.name.text).init)"
            : "\(type.name.text)(\(arguments.joined(separator: ", ")))"
        let call = (mayThrow ? "try " : "") + (isAwaited ? "await " : "") + made
        guard type.parameters.contains(where: \.isClosure) else { return infersIsolation ? "return \(call)" : call }
        return "let context = ModuleRouter.RouteDependencies.context\nreturn \(call)"
    }

    /// Whether the class may inherit its initialiser. A superclass is the first type after the colon, which usually is the protocol of
    /// the key.
    private var inheritsInitializer: Bool {
        guard type.mayInheritInitializer, let first = type.firstInherited else { return false }
        return !arguments.keys.contains { key in
            let name = key.keyType?.genericArgumentClause.arguments.first?.argument.trimmedDescription
            let written = name ?? key.trimmedDescription
            return written.lowercased().hasSuffix(first.lowercased())
        }
    }

    private func value(of parameter: ProviderParameter) -> String? {
        switch parameter.source {
        case nil: nil
        case .caller: "configuration.\(parameter.name)"
        case .key(let key, let number):
            request(of: key, number, isAsync: kind == .asyncService, at: parameter.node)
        case .closure(let key, let number, let isAsync):
            closure(
                "try \(isAsync ? "await " : "")\(request(of: key, number, isAsync: isAsync, in: "context", at: parameter.node))",
                of: parameter)
        }
    }

    private func closure(_ body: String, of parameter: ProviderParameter) -> String {
        parameter.isAutoclosure ? body : "{ \(body) }"
    }

    private func request(
        of key: TypeSyntax, _ number: ProviderParameter.Number, isAsync: Bool, in context: String? = nil,
        at node: Syntax
    ) -> String {
        let name =
            switch number {
            case .one: isAsync ? "resolveAsynchronously" : "resolve"
            case .oneIfProvided: isAsync ? "resolveAsynchronouslyIfProvided" : "resolveIfProvided"
            case .all: isAsync ? "resolveAllAsynchronously" : "resolveAll"
            }
        let context = context.map { "in: \($0), " } ?? ""
        return "ModuleRouter.RouteDependencies.\(name)((\(key)).self, .init(), \(context)\(location(node)))"
    }
}

extension ProviderParameter {
    fileprivate var isOfCaller: Bool {
        if case .caller? = source { true } else { false }
    }

    /// The label in a call. Only three keywords need backticks there.
    fileprivate var argumentLabel: String? {
        guard let label, !["`inout`", "`var`", "`let`"].contains(label) else { return label }
        return label.filter { $0 != "`" }
    }

    fileprivate var isOfKey: Bool {
        if case .key? = source { true } else { false }
    }

    fileprivate var isClosure: Bool {
        if case .closure? = source { true } else { false }
    }
}
#endif
