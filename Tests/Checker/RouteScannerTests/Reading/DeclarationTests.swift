// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@Suite struct DeclarationTests {
    private func declared(_ source: String) -> [DeclarationFact] { facts(of: source).declarations }

    @Test func theMacroDeclaresAKey() {
        #expect(
            declared("@Routable extension RoutableService where Protocol == any Clock {}")
                == [DeclarationFact(key: .service("Clock"), form: .macro, position: at(1, 1))])
    }

    @Test func theMacroMayBeQualified() {
        #expect(
            declared("@ModuleRouter.Routable\nextension ModuleRouterViews.RoutableView where Protocol == any Login {}")
                == [DeclarationFact(key: .view("Login"), form: .macro, position: at(1, 1))])
    }

    @Test func anInitialiserDeclaresAKey() {
        #expect(
            declared(
                """
                extension RoutableService where Protocol == any Clock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }
                """) == [DeclarationFact(key: .service("Clock"), form: .initializer, position: at(1, 1))])
    }

    @Test(arguments: [
        "#if os(Linux)\nDECLARATION\n#endif", "@available(macOS 99, *) DECLARATION",
        "@available(macOS, introduced: 99) DECLARATION", "@available(Linux, unavailable) DECLARATION",
        "@_spi(Testing) DECLARATION", "@DatabaseActor DECLARATION",
    ])
    func declarationsOfLimitedAvailabilityAreConditional(source: String) {
        #expect(declarations(source).map(\.isConditional) == [true])
    }

    @Test(arguments: [
        "DECLARATION", "@available(*, deprecated) DECLARATION", "@available(macOS, deprecated: 15) DECLARATION",
        "@MainActor DECLARATION",
    ])
    func otherDeclarationsAreUnconditional(source: String) {
        #expect(declarations(source).map(\.isConditional) == [false])
    }

    private func declarations(_ source: String) -> [DeclarationFact] {
        declared(
            source.replacing("DECLARATION", with: "@Routable extension RoutableService where Protocol == any Clock {}"))
    }

    @Test func declaringAShortNameIsNoUse() {
        let source =
            "@Routable extension RoutableService where Protocol == any Clock { static var clock: Self { Self() } }"
        #expect(facts(of: source).uses == [])
        #expect(facts(of: source).shortKeys.map(\.name) == ["clock"])
    }

    @Test func anotherMemberThatReturnsTheKeyUsesIt() {
        let source =
            "@Routable extension RoutableService where Protocol == any Clock { static func of(_ name: String) -> Self { Self() } }"
        #expect(facts(of: source).uses.map(\.form) == [.mention])
    }

    @Test func theSidesOfTheConstraintCanBeReversed() {
        #expect(
            declared("@Routable extension RoutableService where any Clock == Protocol {}")
                == [DeclarationFact(key: .service("Clock"), form: .macro, position: at(1, 1))])
    }

    @Test func theProtocolCanBeAGenericArgument() {
        #expect(
            declared("extension RoutableService<any Clock> { public init() { self.init(slot: .x) } }")
                == [DeclarationFact(key: .service("Clock"), form: .initializer, position: at(1, 1))])
    }

    @Test(arguments: RouteKind.allCases) func everyKindOfKeyIsDeclared(kind: RouteKind) {
        #expect(
            declared("@Routable extension \(kind.keyName) where Protocol == any A.B {}")
                == [DeclarationFact(key: KeyReference(kind, .named("A.B")), form: .macro, position: at(1, 1))])
    }

    @Test func aFileDeclaresManyKeys() {
        #expect(
            declared(
                """
                @Routable extension RoutableService where Protocol == any A {}
                @Routable extension RoutableView where Protocol == any A & B {}
                """)
                == [
                    DeclarationFact(key: .service("A"), form: .macro, position: at(1, 1)),
                    DeclarationFact(
                        key: KeyReference(.view, .composition([.named("A"), .named("B")])), form: .macro,
                        position: at(2, 1)),
                ])
    }

    @Test func anExtensionWithoutAnInitialiserDeclaresNothing() {
        #expect(
            declared(
                """
                extension RoutableService where Protocol == any Clock { static var name: String { "clock" } }
                extension RoutableService where Protocol == any Clock { init(name: String) { fatalError() } }
                extension RoutableThing where Protocol == any Clock { init() {} }
                extension Other.RoutableService where Protocol == any Clock { init() {} }
                """) == [])
    }

    @Test func anInitialiserForAllProtocolsBypassesDeclarations() {
        #expect(
            declared("extension RoutableService { public init() { self.init(declaredProtocol: Protocol.self) } }")
                == [DeclarationFact(key: .service("Any"), form: .unconstrained, position: at(1, 1))])
    }

    @Test func anInitialiserForManyProtocolsBypassesDeclarations() {
        #expect(
            declared("extension RoutableView where Protocol: AnyObject { init() { fatalError() } }")
                == [
                    DeclarationFact(
                        key: .view("AnyObject"), form: .unconstrained, access: .internal, position: at(1, 1))
                ])
    }

    @Test func anInitialiserForAllProtocolsMayHaveParameters() {
        #expect(
            declared("extension RoutableService { init(_: Int) { self.init(declaredProtocol: Protocol.self) } }")
                == [
                    DeclarationFact(key: .service("Any"), form: .unconstrained, access: .internal, position: at(1, 1))
                ])
    }

    @Test func anInitialiserCanConstrainItsProtocol() {
        #expect(
            declared(
                """
                extension RoutableService {
                    public init() where Protocol == any Clock { self.init(declaredProtocol: Protocol.self) }
                }
                """) == [DeclarationFact(key: .service("Clock"), form: .initializer, position: at(2, 5))])
    }

    @Test func anUnavailableInitialiserDeclaresNothing() {
        #expect(
            declared("extension RoutableService { @available(*, unavailable) public init() { fatalError() } }") == [])
    }

    @Test(arguments: [
        ("@Routable @MainActor extension RoutableView where Protocol == any A {}", true),
        ("@Routable extension RoutableView where Protocol == any A { @MainActor init() {} }", true),
        ("@Routable @MainActor extension RoutableView where Protocol == any A { nonisolated init() {} }", false),
        ("@Routable extension RoutableView where Protocol == any A { init() {} }", false),
    ])
    func aDeclarationHasTheIsolationOfItsInitialiser(source: String, isMainActor: Bool) {
        #expect(declared(source).map(\.isMainActor) == [isMainActor])
    }

    @Test(arguments: [
        ("@Routable internal extension RoutableView where Protocol == any A {}", TypeFact.Access.internal),
        ("@Routable extension RoutableView where Protocol == any A {}", .public),
        ("@Routable package extension RoutableView where Protocol == any A {}", .package),
        ("@Routable extension RoutableView where Protocol == any A { fileprivate init() {} }", .fileprivate),
        ("extension RoutableView where Protocol == any A { init() {} }", .internal),
        ("public extension RoutableView where Protocol == any A { init() {} }", .public),
        ("private extension RoutableView where Protocol == any A { init() {} }", .private),
    ])
    func aDeclarationHasTheAccessOfItsInitialiser(source: String, access: TypeFact.Access) {
        #expect(declared(source).map(\.access) == [access])
    }

    @Test func theInitialiserMayStandInACondition() {
        let source = """
            extension RoutableService where Protocol == any Clock {
                #if FAST
                public init() { self.init(slot: Self.routeSlot) }
                #endif
            }
            """
        #expect(facts(of: source).declarations == [])
        #expect(facts(of: source, defining: ["FAST"]).declarations.map(\.form) == [.initializer])
    }

    @Test func theMacroMayStandInACondition() {
        let source = """
            #if Macros
            @Routable
            #endif
            extension RoutableService where Protocol == any Clock {}
            """
        #expect(facts(of: source).declarations == [])
        #expect(facts(of: source, defining: ["Macros"]).declarations.map(\.form) == [.macro])
    }

    @Test func aDeclarationUsesNoKey() {
        let facts = facts(
            of: """
                extension RoutableService where Protocol == any Clock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                }
                """)
        #expect(facts.uses == [])
        #expect(facts.registrations == [])
    }
}
#endif
