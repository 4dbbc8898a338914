// SPDX-License-Identifier: Apache-2.0

#if Macros
import ProviderSyntax
import SwiftSyntax

/// The source of a stub.
struct StubClass {
    private let stubbed: StubbedProtocol
    private let name: String
    /// The access modifier of the members, followed by a space.
    private let access: String
    /// Whether recorded arguments and closures must be `Sendable`.
    private let isSent: Bool

    /// The location of the protocol, as arguments of a call.
    private let location: String

    init(_ stubbed: StubbedProtocol, location: String) {
        self.location = location
        self.stubbed = stubbed
        name = stubbed.name + "Stub"
        isSent = stubbed.isSent
        access = ["public", "package"].contains(stubbed.access) ? stubbed.access + " " : ""
    }

    private var calls: [StubbedCall] { stubbed.calls }

    var source: String {
        let members: [String?] = [
            calls.isEmpty ? nil : callEnumeration, memberStructure, storage, initializer,
            calls.isEmpty ? nil : callList, record,
        ]
        let properties = stubbed.properties.map(property)
        let implementations = calls.indices.flatMap { index -> [String] in
            let call = calls[index]
            return [closure(of: call), arguments(of: call)] + (implementation(at: index).map { [$0] } ?? [])
        }
        return """
            /// A stub of ``\(stubbed.name)`` for tests.
            \(stubbed.attributes)\(stubbed.isolation)\(stubbed.modifiers)final class \(name)\(stubbed.genericParameters): \(stubbed.name)\
            \(stubbed.genericRequirements) {
            \((members.compactMap { $0 } + properties + implementations).map(\.indented).joined(separator: "\n\n"))
            }
            """
    }

    // MARK: Calls

    private var callEnumeration: String {
        let cases = calls.map { call in
            let values = recorded(call).map { parameter, type in
                (call.isOverload ? nil : parameter.label).map { "\($0): \(type)" } ?? type
            }
            return "case \(call.key.asIdentifier)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        // The compiler adds the comparison of cases without values.
        let isPlain = calls.allSatisfy { recorded($0).isEmpty }
        return """
            /// A call of the stub.
            nonisolated \(access)enum Call: Equatable\(isSent ? ", Sendable" : "") {
            \(cases.joined(separator: "\n").indented)\(isPlain ? "" : "\n\n" + equality.indented)
            }
            """
    }

    private var equality: String {
        let cases = calls.map { call -> String in
            let compared = recorded(call).map(\.parameter.isComparable)
            func pattern(_ side: String) -> String {
                let values = compared.indices.map { compared[$0] ? "let \(side)\($0 + 1)" : "_" }
                return ".\(call.key)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
            }
            let comparisons = compared.indices.filter { compared[$0] }.map {
                """
                ModuleRouter.StubArguments.areEqual(left\($0 + 1), right\($0 + 1), of: "\(name).Call.\(call.key)", \
                "\(call.argumentsName)")
                """
            }
            return """
                case (\(pattern("left")), \(pattern("right"))):
                    \(comparisons.isEmpty ? "true" : comparisons.joined(separator: "\n        && "))
                """
        }
        return """
            \(access)static func == (left: Self, right: Self) -> Bool {
                switch (left, right) {
            \((cases + (calls.count > 1 ? ["default:\n    false"] : [])).joined(separator: "\n").indented)
                }
            }
            """
    }

    private var callList: String {
        """
        /// All calls, in their order.
        \(access)var calls: [Call] {
            stubStorage.calls
        }
        """
    }

    /// The recorded parameters of a call, with their types.
    private func recorded(_ call: StubbedCall) -> [(parameter: StubbedParameter, type: String)] {
        call.parameters.compactMap { parameter in
            parameter.recordedType(isSent: isSent).map { (parameter, $0) }
        }
    }

    /// The property with the arguments of one requirement.
    private func arguments(of call: StubbedCall) -> String {
        let recorded = recorded(call)
        let names = recorded.map(\.parameter.name)
        let type =
            recorded.count == 1 ? recorded[0].type : "(\(recorded.map { "\($0.name): \($1)" }.joined(separator: ", ")))"
        let value = names.count == 1 ? names[0] : "(\(names.map { "\($0): \($0)" }.joined(separator: ", ")))"
        let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
        return """
            /// The arguments of `\(call.requirement)`, one element for each call.
            \(access)var \(call.argumentsName): [\(recorded.isEmpty ? "Void" : type)] {
                stubStorage.calls.compactMap {
                    if case .\(call.key)\(pattern) = $0 { \(value) } else { nil }
                }
            }
            """
    }

    // MARK: Storage

    private var memberStructure: String {
        let properties = stubbed.properties.map {
            "var \($0.key.asIdentifier): \($0.type.withoutImplicitUnwrapping.optionalSpelling)"
        }
        let closures = calls.map { "var \($0.closureName): \(closureType(of: $0))" }
        return """
            nonisolated private struct StubMembers\(isSent ? ": Sendable" : "") {
            \((properties + closures).joined(separator: "\n").indented)
            }
            """
    }

    private var storage: String {
        "private let stubStorage: ModuleRouter.StubStorage<\(calls.isEmpty ? "Never" : "Call"), StubMembers>"
    }

    private var initializer: String {
        """
        \(stubbed.actor == nil ? "nonisolated " : "")\(access)init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
            stubStorage = ModuleRouter.StubStorage(of: "\(name)", StubMembers(), fileID: fileID, line: line, column: column)
        }
        """
    }

    /// The record by which a test finds the stub; nil for a protocol that is no service.
    private var record: String? {
        guard stubbed.isService else { return nil }
        let label = stubbed.actor == nil ? (isSent ? "shared" : "making") : "onMainActor"
        let end = label == "onMainActor" ? ", as: { $0 }" : ""
        return RouteRecord.declaration(
            named: "_stubRecord", adding: "addStub", argument: "registry",
            statement:
                "registerStub((any \(stubbed.name)).self, in: registry, \(label): { \(name)(\(location)) }\(end))"
        )
    }

    private func closureType(of call: StubbedCall) -> String {
        let actor = call.attributes.globalActor ?? (call.isNonisolated ? nil : stubbed.actor)
        let attributes =
            (call.isNonsending ? "nonisolated(nonsending) " : "") + (actor.map { $0 + " " } ?? "")
            + (isSent ? "@Sendable " : "")
        let parameters = call.parameters.map { "_ \($0.name): \($0.handlerType)" }.joined(separator: ", ")
        let result = call.result?.withoutImplicitUnwrapping.trimmedDescription ?? "Void"
        return "(\(attributes)(\(parameters)) \(call.effects)-> \(result))?"
    }

    /// The closure that a test sets.
    private func closure(of call: StubbedCall) -> String {
        let member = call.closureName
        return """
            /// Implements `\(call.requirement)`. A call fails the test while this is nil.
            \(call.isNonisolated ? "nonisolated " : "")\(access)var \(member): \(closureType(of: call)) {
                get { stubStorage[\\.\(member)] }
                set { stubStorage[\\.\(member)] = newValue }
            }
            """
    }

    // MARK: Requirements

    private func property(_ property: StubbedProperty) -> String {
        let name = property.key.asIdentifier
        return """
            \(property.attributes.ofImplementation)\(property.nonisolatedModifier)\(access)var \(name): \(property.type) {
                get {
                    guard let \(name) = stubStorage[\\.\(name)] else {
            \(failure(property.key, setting: property.key, returning: property.type, throws: nil).indented.indented.indented)
                    }
                    return \(name)
                }
                set { stubStorage[\\.\(name)] = newValue }
            }
            """
    }

    /// The implementation of a requirement; nil for the setter of a subscript, which belongs to the getter.
    private func implementation(at index: Int) -> String? {
        let call = calls[index]
        let modifiers = call.attributes.ofImplementation + call.nonisolatedModifier + access
        let parameters = call.parameters.map(\.declaration).joined(separator: ", ")
        let effects = call.effects.isEmpty ? "" : " " + call.effects.dropLast()
        switch call.kind {
        case .function(let generics):
            let result = call.result.map { " -> \($0)" } ?? ""
            return """
                \(modifiers)func \(call.identifier.text)\(generics)(\(parameters))\(effects)\(result) {
                \(body(of: call).indented)
                }
                """
        case .getter:
            return """
                \(modifiers)var \(call.identifier.text): \(call.result?.description ?? "") {
                    get\(effects) {
                \(body(of: call).indented.indented)
                    }
                }
                """
        case .subscriptGetter(let isSettable):
            let setter = """

                    set {
                \(isSettable ? body(of: calls[index + 1]).indented.indented : "")
                    }
                """
            return """
                \(modifiers)subscript(\(parameters)) -> \(call.result?.description ?? "") {
                    get\(effects) {
                \(body(of: call).indented.indented)
                    }\(isSettable ? setter : "")
                }
                """
        case .subscriptSetter:
            return nil
        }
    }

    private func body(of call: StubbedCall) -> String {
        let values = recorded(call).map { parameter, _ in
            (call.isOverload ? nil : parameter.label).map { "\($0): \(parameter.name)" } ?? parameter.name
        }
        let value = ".\(call.key)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        // A parameter may have the name of the closure.
        let isTaken = call.parameters.contains { $0.name == call.closureName }
        let closure = call.closureName + (isTaken ? "Closure" : "")
        let marks = (call.throwsClause == nil ? "" : "try ") + (call.isAsync ? "await " : "")
        let arguments = call.parameters.map(\.argument).joined(separator: ", ")
        return """
            guard let \(closure) = stubStorage.record(\(value), \\.\(call.closureName)) else {
            \(failure(
                call.requirement, setting: call.closureName, returning: call.result, throws: call.throwsClause
            ).indented)
            }
            \(call.result == nil ? "" : "return ")\(marks)\(closure)(\(arguments))
            """
    }

    /// The statements after the failure of a test: throws an error, returns an empty value, or stops the program.
    private func failure(
        _ requirement: String, setting member: String, returning result: TypeSyntax?, throws clause: ThrowsClauseSyntax?
    ) -> String {
        let arguments = "\"\(requirement)\", setting: \"\(member)\""
        if let clause, ["any Error", "any Swift.Error"].contains(clause.type?.trimmedDescription ?? "any Error") {
            return "throw stubStorage.fail(\(arguments))"
        }
        guard let result else { return "stubStorage.fail(\(arguments))\nreturn" }
        guard let empty = EmptyValue.expression(of: result) else { return "stubStorage.stop(\(arguments))" }
        return "stubStorage.fail(\(arguments))\nreturn \(empty)"
    }
}

extension StubbedCall {
    /// `async` and `throws`, each followed by a space.
    fileprivate var effects: String {
        (isAsync ? "async " : "") + (throwsClause.map { $0.trimmedDescription + " " } ?? "")
    }
}

extension StubbedProtocol {
    /// The access modifier of the protocol, or an empty text.
    fileprivate var access: String {
        let levels = ["public", "package", "internal", "fileprivate", "private"]
        return declaration.modifiers.first { levels.contains($0.name.text) }?.name.text ?? ""
    }

    /// The modifiers of the protocol, each followed by a space.
    fileprivate var modifiers: String { declaration.modifiers.map { $0.trimmedDescription + " " }.joined() }

    /// The isolation of the stub's class, followed by a space. A stub of a protocol without an actor can be used everywhere, even if
    /// the module's default isolation is the main actor.
    fileprivate var isolation: String {
        actor == nil && declaration.modifiers.nonisolated.isEmpty ? "nonisolated " : ""
    }

    /// The attributes that the stub shares with the protocol, each followed by a space.
    fileprivate var attributes: String {
        declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { $0.trimmedDescription == actor || $0.attributeName.trimmedDescription == "available" }
            .map { $0.trimmedDescription + " " }.joined()
    }

    /// Whether values of the protocol can be services: it has no associated types, and no global actor but the main one.
    fileprivate var isService: Bool { associatedTypes.isEmpty && [nil, "@MainActor"].contains(actor) }

    private var associatedTypes: [AssociatedTypeDeclSyntax] {
        declaration.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    }

    /// The associated types as generic parameters.
    fileprivate var genericParameters: String {
        let parameters = associatedTypes.map { type in
            var constraints = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            if isSent, !constraints.contains("Sendable") { constraints.append("Sendable") }
            return type.name.text + (constraints.isEmpty ? "" : ": " + constraints.joined(separator: " & "))
        }
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    fileprivate var genericRequirements: String {
        let clauses = [declaration.genericWhereClause] + associatedTypes.map(\.genericWhereClause)
        let requirements = clauses.compactMap { $0 }.flatMap { $0.requirements.map(\.requirement.trimmedDescription) }
        return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
    }
}
#endif
