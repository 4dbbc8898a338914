// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// The reading of types, in type positions and in expressions.
@Suite struct TypeReferenceTests {
    private typealias Component = TypeReference.Component

    /// The type of the key in `let key: RoutableService<…>`.
    private func reference(_ type: String) -> TypeReference? {
        facts(of: "let key: RoutableService<\(type)>").uses.first?.key.type
    }

    @Test(arguments: [
        "Clock", "any Clock", "(any Clock)", "((Clock))", "any (Clock)", "`Clock`", "any `Clock`", "@unchecked Clock",
    ])
    func spellingsOfANameAreEqual(type: String) { #expect(reference(type) == .named("Clock")) }

    @Test func qualifiedNamesAreRead() {
        #expect(reference("any TimeInterface.Clock") == .named("TimeInterface.Clock"))
        #expect(reference("any TimeInterface . Clock") == .named("TimeInterface.Clock"))
    }

    @Test func moduleSelectorsAreRead() {
        #expect(reference("any TimeInterface::Clock") == .named("TimeInterface.Clock"))
    }

    @Test func namesHaveArguments() {
        #expect(
            reference("any Outer<Int>.Store<any Clock, String>")
                == .name([
                    Component("Outer", arguments: [.named("Int")]),
                    Component("Store", arguments: [.named("Clock"), .named("String")]),
                ]))
    }

    @Test(arguments: ["any A & B", "A & B", "(A & B)", "any (A & B)"])
    func compositionsKeepTheirOrder(type: String) {
        #expect(reference(type) == .composition([.named("A"), .named("B")]))
    }

    @Test func nestedCompositionsAreFlattened() {
        #expect(reference("any A & (B & C)") == .composition([.named("A"), .named("B"), .named("C")]))
    }

    @Test(arguments: [
        ("[any A]", "[$]", ["A"]), ("[String: any A]", "[$: $]", ["String", "A"]), ("(any A)?", "$?", ["A"]),
        ("(any A)!", "$?", ["A"]), ("(A, B)", "($, $)", ["A", "B"]), ("(a: A, b: B)", "(a: $, b: $)", ["A", "B"]),
        ("() -> Void", "() -> $", ["Void"]), ("(any A) -> B", "($) -> $", ["A", "B"]),
        ("(_ name: A) -> B", "($) -> $", ["A", "B"]), ("(inout A) -> B", "(inout $) -> $", ["A", "B"]),
        ("(sending A) -> sending B", "(sending $) -> sending $", ["A", "B"]),
        ("@Sendable (A) async throws -> B", "@Sendable ($) async throws -> $", ["A", "B"]),
        ("(A) throws(E) -> B", "($) throws($) -> $", ["A", "E", "B"]),
        ("@Sendable @MainActor () -> B", "@MainActor @Sendable () -> $", ["B"]),
        ("@MainActor @Sendable () -> B", "@MainActor @Sendable () -> $", ["B"]),
        ("nonisolated(nonsending) () async -> B", "nonisolated(nonsending) () async -> $", ["B"]),
        ("@convention(c) () -> B", "@convention(c) () -> $", ["B"]), ("(@escaping A) -> B", "($) -> $", ["A", "B"]),
        ("A.Type", "$.Type", ["A"]), ("any A.Type", "$.Type", ["A"]), ("some A", "some $", ["A"]),
        ("~Copyable", "~$", ["Copyable"]), ("repeat each T", "repeat $", []), ("()", "()", []),
        ("[3 of A]", "[$ of $]", ["A"]), ("[A].Element", "$.Element", []), ("(A...) -> B", "($...) -> $", ["A", "B"]),
    ])
    func otherTypesAreReadAsATextWithParts(type: String, text: String, names: [String]) {
        guard case .structure(let found, let parts) = reference(type) else {
            Issue.record("\(type) is no structure")
            return
        }
        #expect(found == text)
        #expect(parts.count == text.count { $0 == "$" })
        // Parts that are no names have a text of their own.
        #expect(parts.filter { if case .name = $0 { true } else { false } }.map(\.description) == names)
    }

    @Test func numbersCanBeGenericArguments() {
        #expect(reference("Vector<3, A>")?.description == "Vector<3, A>")
    }

    /// The same types in expressions, such as registered types.
    @Test(arguments: [
        "Clock", "TimeInterface.Clock", "Outer<Int>.Store<Clock, String>", "Store<[A]>", "Store<A?>", "Store<[A: B]>",
        "Store<(A) -> B>", "Store<A & B>",
    ])
    func typesInExpressionsEqualWrittenTypes(type: String) throws {
        let registrations = facts(of: "let type = \(type).self").registrations
        let reference = try #require(self.reference(type))
        #expect(registrations.map(\.subject) == [.type(reference)])
    }

    @Test(arguments: ["any A", "A & B", "[A]", "[A: B]", "A?", "any A & B"])
    func typesInBypassesEqualWrittenTypes(type: String) throws {
        let uses = facts(of: "let key = RoutableService(declaredProtocol: (\(type)).self)").uses
        let reference = try #require(self.reference("(\(type))"))
        #expect(uses.map(\.key.type) == [reference])
    }
}
#endif
