// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Each message of `@Provider` and `@Routed`, at the location of the mistake.
struct ProviderDiagnosticTests {
    /// Expects one message. A macro that fails adds nothing.
    private func expect(
        _ id: String, _ message: String, at position: (line: Int, column: Int), in source: String,
        fix: (message: String, source: String)? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let attribute = /@(?:Service|AsyncService|View)?Provider\([^\n]*\)\s+|@Routed\s/
        expectExpansion(
            of: source, is: source.replacing(attribute, with: ""),
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: id), message: message, line: position.line,
                    column: position.column, fixIts: fix.map { [FixItSpec(message: $0.message)] } ?? [])
            ],
            fixed: fix?.source, lacking: ["RouteRegistrable"], sourceLocation: sourceLocation)
    }

    @Test(arguments: ["enum SystemClock: Clock {}", "protocol SystemClock: Clock {}", "extension SystemClock {}"])
    func rejectsTypesThatCannotBeDestinations(_ declaration: String) {
        expect(
            "provider-not-a-type",
            "@Provider belongs on the declaration of a class, an actor or a structure, which it makes the destination of a route [provider-not-a-type]",
            at: (1, 1), in: "@Provider(of: RoutableService<any Clock>.self)\n\(declaration)")
    }

    @Test func rejectsLocalTypes() {
        expect(
            "provider-local-type",
            "@Provider cannot register a type that is local to a function; move the type out of it [provider-local-type]",
            at: (2, 5),
            in: """
                func start() {
                    @Provider(of: RoutableService<any Clock>.self)
                    struct SystemClock: Clock {}
                }
                """)
    }

    @Test func rejectsGenericTypes() {
        expect(
            "provider-generic-type",
            "@Provider cannot make a generic type; write a provider for each concrete type [provider-generic-type]",
            at: (1, 1),
            in: "@Provider(of: RoutableService<any Clock>.self)\nfinal class SystemClock<Zone>: Clock {}")
    }

    @Test func rejectsSeveralInitialisers() {
        expect(
            "provider-several-initializers",
            "@Provider calls the only initialiser in the declaration; make this one private, or move it to an extension [provider-several-initializers]",
            at: (4, 5),
            in: """
                @ServiceProvider(of: .clock)
                final class SystemClock: Clock {
                    init(store: any Store) {}
                    init() {}
                    private init(a: Int) {}
                    required init?(coder: NSCoder) { nil }
                }
                """)
    }

    @Test func anAsynchronousInitialiserNeedsAnAsynchronousKey() {
        expect(
            "provider-asynchronous-initializer",
            "an asynchronous initialiser makes an asynchronous service; pass the key of a RoutableAsyncService to @Provider [provider-asynchronous-initializer]",
            at: (3, 12),
            in: """
                @ServiceProvider(of: .clock)
                final class SystemClock: Clock {
                    init() async {}
                }
                """)
    }

    @Test(arguments: [
        ("names: String...", 10, "a variable number of values"),
        ("name: inout String", 16, "an 'inout' parameter"),
        ("stores: (Int, Int)", 18, "a value of type '(Int, Int)'"),
        ("make: (Int) throws -> any Store", 16, "a closure with arguments"),
        ("store: ((any Store)?)?", 18, "a value of type '(any Store)?'"),
    ])
    func rejectsUnsupportedParameters(_ parameter: String, _ column: Int, _ what: String) {
        expect(
            "provider-parameter-type",
            """
            the router cannot supply \(what); write a default value, mark the parameter with @RouteParameter, or use a type \
            such as 'any Clock', '(any Clock)?' or '() throws -> any Clock' [provider-parameter-type]
            """, at: (3, column),
            in: """
                @ServiceProvider(of: .clock)
                final class SystemClock: Clock {
                    init(\(parameter)) {}
                }
                """)
    }

    @Test func rejectsDictionaries() {
        expect(
            "provider-parameter-type",
            """
            the router cannot supply a value of type '[String: any Store]'; write a default value, mark the parameter with \
            @RouteParameter, or use a type such as 'any Clock', '(any Clock)?' or '() throws -> any Clock' \
            [provider-parameter-type]
            """, at: (3, 18),
            in: """
                @ServiceProvider(of: .clock)
                final class SystemClock: Clock {
                    init(stores: [String: any Store]) {}
                }
                """)
    }

    @Test func opaqueParameterMustBeExistential() {
        let source = """
            @ServiceProvider(of: .clock)
            final class SystemClock: Clock {
                init(store: some Store) {}
            }
            """
        expect(
            "provider-parameter-type",
            "the router supplies the parameter as an existential: write 'any Store' [provider-parameter-type]",
            at: (3, 17), in: source, fix: ("write 'any'", source.replacing("some", with: "any")))
    }

    @Test func closureMustThrow() {
        let source = """
            @ServiceProvider(of: .clock)
            final class SystemClock: Clock {
                init(store: @escaping () async -> any Store) {}
            }
            """
        expect(
            "provider-parameter-type",
            "a closure that requests a service must be able to throw: '() async throws -> any Store' [provider-parameter-type]",
            at: (3, 27),
            in: source,
            fix: (
                "write '() async throws -> any Store'", source.replacing("async ->", with: "async throws ->")
            ))
    }

    @Test func callersParameterNeedsADefaultValue() {
        expect(
            "provider-parameter-default",
            """
            a parameter of the caller needs the value of a caller that does not set it; write a default value, or make the \
            type optional: 'String?' [provider-parameter-default]
            """, at: (3, 10),
            in: """
                @Provider(of: RoutableServiceModule<any ExportInput>.self)
                final class Export {
                    init(@RouteParameter folder: String) {}
                }
                """)
    }

    @Test func callersParameterNeedsAModuleProtocol() {
        expect(
            "provider-key",
            """
            with @RouteParameter, @Provider needs the name of the module protocol; write the key as \
            'RoutableServiceModule<any <#Protocol#>>.self' or 'RoutableViewModule<any <#Protocol#>>.self' [provider-key]
            """, at: (1, 22),
            in: """
                @ServiceProvider(of: .export)
                final class Export {
                    init(@RouteParameter folder: String = "") {}
                }
                """)
        expect(
            "provider-key",
            """
            @RouteParameter needs the key of a module protocol, through which the caller sets the parameter; \
            'RoutableService<any Exporting>.self' is not one [provider-key]
            """, at: (3, 34),
            in: """
                @Provider(of: RoutableService<any Exporting>.self)
                final class Export {
                    init(@RouteParameter folder: String = "") {}
                }
                """)
    }

    @Test func kindOfTheKeyMustBeInTheSource() {
        expect(
            "provider-key",
            "@Provider needs the kind of the key in the source; write its type, such as 'RoutableService<any <#Protocol#>>.self' [provider-key]",
            at: (1, 15), in: "@Provider(of: ClockKey.self)\nfinal class SystemClock: Clock {}")
    }

    @Test func registersItselfMustBeALiteral() {
        expect(
            "provider-key", "@Provider reads 'registersItself' in the source; write true or false [provider-key]",
            at: (1, 1),
            in: "@ServiceProvider(of: .clock, registersItself: isApp)\nfinal class SystemClock: Clock {}")
    }

    @Test(arguments: [
        (
            "static let lifetime: ServiceLifetime<SystemClock, RouteConfiguration> = .shared",
            "write it as the argument 'lifetime'"
        ),
        ("static var condition: RouteCondition { .always }", "write it as the argument 'when'"),
        ("static let replacedProvider: StaticString? = nil", "write it as the argument 'replacing'"),
        ("static let supportedPaths = ViewRoutePaths.all", "write it as the argument 'supportedPaths'"),
        (
            "static var closing: Bool { true }",
            "conform to ClosableDestination, or add '.closing { … }' to the argument 'lifetime'"
        ),
    ])
    func memberOfProviderIsAnArgument(_ member: String, _ remedy: String) throws {
        let name = try #require(member.split { " :".contains($0) }.dropFirst(2).first)
        expect(
            "provider-misplaced-member",
            "'\(name)' is not read: \(remedy); make it private if it is your own [provider-misplaced-member]",
            at: (3, 16),
            in: "@Provider(of: RoutableService<any Clock>.self)\nfinal class SystemClock: Clock {\n    \(member)\n}")
    }

    @Test func viewMustNotHaveALifetime() {
        expect(
            "provider-key",
            "a view has no lifetime: each request makes a view; remove 'lifetime: .shared' [provider-key]",
            at: (1, 64),
            in:
                "@Provider(of: RoutableView<any LoginViewInput>.self, lifetime: .shared)\nfinal class Login: LoginViewInput {}"
        )
    }

    @Test(arguments: [
        "#if DEBUG\n    init() {}\n    #else\n    init(store: any Store) {}\n    #endif",
        "#if DEBUG\n    #if os(Linux)\n    convenience init() {}\n    #endif\n    #endif",
    ])
    func conditionalInitialiserIsNotRead(_ member: String) {
        expect(
            "provider-conditional-initializer",
            "@Provider cannot read an initialiser or a stored property inside '#if'; write one initialiser outside of it, with '#if' in its body [provider-conditional-initializer]",
            at: (3, 5), in: "@ServiceProvider(of: .clock)\nfinal class SystemClock: Clock {\n    \(member)\n}")
    }

    @Test func conditionalPropertyOfStructureIsNotRead() {
        expect(
            "provider-conditional-initializer",
            "@Provider cannot read an initialiser or a stored property inside '#if'; write one initialiser outside of it, with '#if' in its body [provider-conditional-initializer]",
            at: (3, 5),
            in: """
                @ServiceProvider(of: .clock)
                struct SystemClock: Clock {
                    #if DEBUG
                    let store: any Store
                    #endif
                }
                """)
    }

    @Test func genericInitialiserIsNotCalled() {
        expect(
            "provider-parameter-type",
            "@Provider cannot call a generic initialiser; write the types of its parameters, such as 'any Clock' [provider-parameter-type]",
            at: (3, 9),
            in: """
                @ServiceProvider(of: .clock)
                final class SystemClock: Clock {
                    init<Time: Store>(store: Time) {}
                }
                """)
    }

    @Test func tuplePatternIsNoParameter() {
        expect(
            "provider-parameter-type",
            "the initialiser of the structure needs the properties of this pattern; declare each property by itself, or write an initialiser [provider-parameter-type]",
            at: (3, 9),
            in: """
                @ServiceProvider(of: .clock)
                struct SystemClock: Clock {
                    var (hour, minute) = (1, 2)
                }
                """)
    }

    @Test(arguments: [
        ("isolated any Actor", 15, "an 'isolated' parameter"),
        ("@convention(c) () -> Int", 15, "a function with another calling convention"),
    ])
    func rejectsTypesThatTheRouterCannotSupply(_ type: String, _ column: Int, _ what: String) {
        expect(
            "provider-parameter-type",
            """
            the router cannot supply \(what); write a default value, mark the parameter with @RouteParameter, or use a type such as \
            'any Clock', '(any Clock)?' or '() throws -> any Clock' [provider-parameter-type]
            """,
            at: (3, column),
            in: "@ServiceProvider(of: .clock)\nfinal class SystemClock: Clock {\n    init(one: \(type)) {}\n}")
    }

    @Test(arguments: [
        (
            "", "@MainActor init() {}", (3, 5),
            "the provider needs the isolation of the whole type; write '@MainActor' before '@Provider' [provider-isolated-initializer]"
        ),
        (
            "@StoreActor\n", "init() {}", (1, 1),
            "a type of '@StoreActor' is made asynchronously; pass the key of a RoutableAsyncService to @Provider, or make the initialiser nonisolated [provider-isolated-initializer]"
        ),
    ])
    func initialiserMustHaveTheIsolationOfTheProvider(
        _ attribute: String, _ initializer: String, _ position: (line: Int, column: Int), _ message: String
    ) {
        let source = "@ServiceProvider(of: .clock)\nfinal class SystemClock: Clock {\n    \(initializer)\n}"
        expect(
            "provider-isolated-initializer", message, at: position,
            in: attribute + source)
    }

    @Test(arguments: ["var clock = 1", "var clock: any Clock = x", "var clock: any Clock { x }", "func clock() {}"])
    func routedPropertyMustStateItsType(_ declaration: String) {
        expect(
            "routed-not-a-property",
            "@Routed belongs on a stored variable of an instance, with a written type and without a value: '@Routed private var clock: any Clock' [routed-not-a-property]",
            at: (2, 5), in: "final class List {\n    @Routed \(declaration)\n}")
    }

    @Test(arguments: ["static var clock: any Clock", "weak var clock: (any Clock)?"])
    func routedPropertyIsStoredInAnInstance(_ declaration: String) {
        expectExpansion(
            of: "final class List {\n    @Routed \(declaration)\n}",
            is:
                "final class List {\n    \(declaration) {\n        get {\n            fatalError()\n        }\n    }\n}",
            diagnostics: [
                DiagnosticSpec(
                    id: .init(domain: "ModuleRouter", id: "routed-not-a-property"),
                    message: """
                        @Routed belongs on a stored variable of an instance, with a written type and without a value: \
                        '@Routed private var clock: any Clock' [routed-not-a-property]
                        """, line: 2, column: 5)
            ])
    }
}
#endif
