// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@Suite struct TypeTests {
    private func types(_ source: String) -> [TypeFact] { facts(of: source).types }

    @Test(arguments: [
        ("protocol", TypeFact.Kind.protocol), ("class", .class), ("struct", .struct), ("enum", .enum),
        ("actor", .actor),
    ])
    func everyKindOfTypeIsNoted(keyword: String, kind: TypeFact.Kind) {
        #expect(
            types("@frozen\n\(keyword) Thing: A, B.C {}") == [
                TypeFact(
                    name: "Thing", kind: kind, inherited: [.named("A"), .named("B.C")],
                    position: at(2, keyword.count + 2))
            ])
    }

    @Test func aliasesAreOtherNames() {
        #expect(
            types("public typealias Key<P> = RoutableService<P>") == [
                TypeFact(
                    name: "Key",
                    kind: .alias(.name([.init("RoutableService", arguments: [.named("P")])])), access: .public,
                    genericParameters: ["P"], position: at(1, 18))
            ])
    }

    @Test func associatedTypesBelongToTheirProtocol() {
        #expect(
            types("public protocol Store<Item> { associatedtype Item: Sendable }") == [
                TypeFact(name: "Store", kind: .protocol, access: .public, position: at(1, 17)),
                TypeFact(
                    name: "Item", kind: .associatedType,
                    scope: SourceScope(types: ["Store"], genericParameters: ["Self"]), access: .public,
                    inherited: [.named("Sendable")], position: at(1, 46)),
            ])
    }

    @Test func nestedTypesBelongToTheirOuterTypes() {
        #expect(
            types("extension A.B { struct C<T> { enum D {} } }") == [
                TypeFact(
                    name: "C", kind: .struct, scope: SourceScope(types: ["A", "B"], extendedCount: 2),
                    genericParameters: ["T"], position: at(1, 24)),
                TypeFact(
                    name: "D", kind: .enum,
                    scope: SourceScope(types: ["A", "B", "C"], extendedCount: 2, genericParameters: ["T"]),
                    position: at(1, 36)),
            ])
    }

    @Test func localTypesBelongToTheirFunction() {
        #expect(
            types("struct A { func f<T>() { class B { class C {} } } }") == [
                TypeFact(name: "A", kind: .struct, position: at(1, 8)),
                TypeFact(
                    name: "B", kind: .class,
                    scope: SourceScope(types: ["A"], genericParameters: ["T"], member: "f", moment: .whenCalled),
                    access: .private, isLocal: true, position: at(1, 32)),
                TypeFact(
                    name: "C", kind: .class, scope: SourceScope(types: ["A", "B"], genericParameters: ["T"]),
                    access: .private, position: at(1, 42)),
            ])
    }

    @Test func localTypesAreInClosuresAndAccessorsToo() {
        let source = """
            let a = { struct A {} }
            var b: Int { struct B {}; return 1 }
            init() { struct C {} }
            """
        #expect(types(source).map(\.isLocal) == [true, true, true])
    }

    @Test(arguments: [
        ("struct A {}", TypeFact.Access.internal), ("public struct A {}", .public), ("open class A {}", .public),
        ("package struct A {}", .package), ("private struct A {}", .private),
        ("fileprivate struct A {}", .fileprivate),
    ])
    func accessIsWritten(source: String, access: TypeFact.Access) { #expect(types(source).map(\.access) == [access]) }

    @Test func accessIsLimitedByTheOuterType() {
        #expect(
            types("struct A { public struct B { private struct C { public enum D {} } } }").map(\.access)
                == [.internal, .internal, .private, .private])
    }

    @Test func membersHaveTheAccessOfTheirExtension() {
        #expect(types("public extension A { struct B {}; private struct C {} }").map(\.access) == [.public, .private])
        #expect(types("private extension A { public struct B {} }").map(\.access) == [.private])
        #expect(types("extension A { public struct B {} }").map(\.access) == [.public])
    }

    @Test(arguments: ["@AutoRegister", "@ModuleRouter.AutoRegister", "@MainActor @AutoRegister\n"])
    func typesAreRegisteredByTheMacro(attribute: String) {
        #expect(types("\(attribute) private struct A {}").map(\.isAutoRegistered) == [true])
        #expect(types("@Other private struct A {}").map(\.isAutoRegistered) == [false])
    }

    @Test func theMacroMayStandInACondition() {
        let source = """
            #if Macros
            @AutoRegister
            #endif
            struct A {}
            """
        #expect(facts(of: source, defining: ["Macros"]).types.map(\.isAutoRegistered) == [true])
        #expect(facts(of: source).types.map(\.isAutoRegistered) == [false])
    }

    @Test func theMacroOfStubsIsKnown() {
        let source = "@Stubbable @Other public protocol NoteStore {}"
        #expect(types(source).map(\.attributes) == [["Other"]])
    }

    @Test func constraintsOnSelfAreInherited() {
        #expect(types("protocol A: B where Self: C, Item: D {}").map(\.inherited) == [[.named("B"), .named("C")]])
    }

    @Test func attributesOfInheritedTypesAreDropped() {
        #expect(
            types("final class A: @unchecked Sendable, @preconcurrency B, nonisolated C, @MainActor D {}").map(
                \.inherited)
                == [[.named("Sendable"), .named("B"), .named("C"), .named("D")]])
    }

    @Test func backticksAreNoPartOfAName() { #expect(types("struct `Type` {}").map(\.name) == ["Type"]) }

    @Test func packsAreGenericParameters() {
        #expect(types("struct A<each T, let count: Int, U: P> {}").map(\.genericParameters) == [["T", "count", "U"]])
    }

    @Test func extensionsAddConformances() {
        #expect(
            facts(of: "struct A {}\nextension M.A: @retroactive B, C & D where T: E {}\nextension A {}").extensions == [
                ExtensionFact(
                    extended: .named("M.A"), inherited: [.named("B"), .composition([.named("C"), .named("D")])],
                    position: at(2, 1))
            ])
    }

    @Test func importsHaveTheirModulesAndDeclarations() {
        let source = """
            import A
            @_exported public import B
            import struct C.D
            import E.F
            @testable import G
            import func H.I.j
            """
        #expect(
            facts(of: source).imports == [
                ImportFact(module: "A", position: at(1, 1)),
                ImportFact(module: "B", isExported: true, position: at(2, 1)),
                ImportFact(module: "C", declaration: "D", position: at(3, 1)),
                ImportFact(module: "E", position: at(4, 1)), ImportFact(module: "G", position: at(5, 1)),
                ImportFact(module: "H", declaration: "j", position: at(6, 1)),
            ])
    }
}
#endif
