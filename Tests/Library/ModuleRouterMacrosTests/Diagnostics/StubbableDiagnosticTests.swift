// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

struct StubbableDiagnosticTests {
    @Test(arguments: ["struct Store {}", "extension Store {}", "func store() {}"])
    func rejectsTypesAndFunctions(declaration: String) {
        expectExpansion(
            of: "@Stubbable \(declaration)", is: declaration,
            diagnostics: [
                diagnostic(
                    "stubbable-not-a-protocol",
                    "@Stubbable belongs on the declaration of a protocol [stubbable-not-a-protocol]", line: 1, column: 1
                )
            ])
    }

    @Test func rejectsFunctionTypes() {
        let declaration = "typealias Find = @Sendable (Int) async throws -> Note"
        expectExpansion(
            of: "@Stubbable \(declaration)", is: declaration,
            diagnostics: [
                diagnostic(
                    "stubbable-not-a-protocol",
                    """
                    @Stubbable belongs on the declaration of a protocol; a function needs no stub: register a closure in the \
                    test, 'registry.register(RoutableService<Find>()) { _ in { <#arguments#> in <#result#> } }' \
                    [stubbable-not-a-protocol]
                    """, line: 1, column: 1)
            ])
    }

    @Test(arguments: ["Actor", "DistributedActor"])
    func aProtocolOfActors(name: String) {
        expectExpansion(
            of: "@Stubbable protocol Store: \(name) {}", is: "protocol Store: \(name) {}",
            diagnostics: [
                diagnostic(
                    "stubbable-actor",
                    """
                    @Stubbable cannot stub a protocol of actors: a stub is a class; write the stub by hand [stubbable-actor]
                    """, line: 1, column: 28)
            ])
    }

    @Test func anInitialiser() {
        expectDiagnostic(
            of: "init(name: String)", "stubbable-initializer",
            """
            @Stubbable cannot stub an initialiser: a test makes the stub; write the stub by hand [stubbable-initializer]
            """)
    }

    @Test(arguments: ["static func make() -> Int", "static var count: Int { get }"])
    func aStaticRequirement(requirement: String) {
        expectDiagnostic(
            of: requirement, "stubbable-static-requirement",
            """
            @Stubbable cannot stub a static requirement: all tests would share its state; write the stub by hand \
            [stubbable-static-requirement]
            """)
    }

    @Test func aConditionalRequirement() {
        expectDiagnostic(
            of: """
                #if os(Linux)
                    func run()
                    #endif
                """, "stubbable-conditional-requirement",
            """
            @Stubbable cannot read requirements inside '#if'; move them to a protocol of their own, or write the stub by hand \
            [stubbable-conditional-requirement]
            """)
    }

    @Test(arguments: [("func copy() -> Self", 20), ("func merge(_ other: Self)", 25)])
    func aRequirementWithSelf(requirement: String, column: Int) {
        expectDiagnostic(
            of: requirement, "stubbable-self-requirement",
            "@Stubbable cannot stub a requirement that names 'Self'; write the stub by hand [stubbable-self-requirement]",
            column: column)
    }

    @Test(arguments: [
        ("func decode<T: Decodable>(_ type: T.Type)", "T", 39), ("func decode<Item>() -> Item", "Item", 28),
        ("func show(_ views: [some View])", "some", 24),
        ("func log<each Value>(_ values: repeat each Value)", "Value", 14),
        ("func add<T>(_ item: T) where T: Equatable", "where", 28),
    ])
    func aGenericRequirement(requirement: String, name: String, column: Int) {
        expectDiagnostic(
            of: requirement, "stubbable-generic-requirement",
            """
            @Stubbable supports '\(name)' only as the whole type of a parameter, because a closure cannot be generic; write \
            the stub by hand [stubbable-generic-requirement]
            """, column: column)
    }

    /// The text that the page Diagnostics quotes.
    @Test func aTypeOfAGenericParameter() {
        expectDiagnostic(
            of: "func decode<Item: Decodable>(_ type: Item.Type) throws -> Item", "stubbable-generic-requirement",
            """
            @Stubbable supports 'Item' only as the whole type of a parameter, because a closure cannot be generic; write the stub by hand [stubbable-generic-requirement]
            """, column: 42)
    }

    @Test(arguments: [
        ("func run(_ context: borrowing Context)", "borrowing", 25),
        ("func run(_ context: consuming Context)", "consuming", 25),
        ("func run(on actor: isolated (any Actor)?)", "isolated", 24),
        ("func each(_ body: () throws -> Void) rethrows", "rethrows", 42),
    ])
    func anUnsupportedSpecifier(requirement: String, name: String, column: Int) {
        expectDiagnostic(
            of: requirement, "stubbable-specifier",
            "@Stubbable does not support '\(name)'; write the stub by hand [stubbable-specifier]", column: column)
    }

    /// The text that the page Diagnostics quotes.
    @Test func aBorrowedParameter() {
        expectDiagnostic(
            of: "func run(_ context: borrowing Context)", "stubbable-specifier",
            "@Stubbable does not support 'borrowing'; write the stub by hand [stubbable-specifier]", column: 25)
    }

    @Test(arguments: [
        ("func place(_ call: Call)", "Call", 24), ("var members: [StubMembers] { get }", "StubMembers", 19),
        ("var calls: Int { get }", "calls", 9), ("func calls() -> Int", "calls", 10),
    ])
    func nameThatTheStubReserves(requirement: String, name: String, column: Int) {
        expectDiagnostic(
            of: requirement, "stubbable-reserved-name",
            """
            the stub uses the name '\(name)' itself; rename it, or write the stub by hand [stubbable-reserved-name]
            """, column: column)
    }

    /// The text that the page Diagnostics quotes.
    @Test func aPropertyNamedCalls() {
        expectDiagnostic(
            of: "var calls: Int { get }", "stubbable-reserved-name",
            "the stub uses the name 'calls' itself; rename it, or write the stub by hand [stubbable-reserved-name]",
            column: 9)
    }

    @Test func twoRequirementsThatOnlyEffectsDistinguish() {
        expectDiagnostic(
            of: """
                func load() -> Int
                    func load() async -> Int
                """, "stubbable-ambiguous-name",
            """
            the stub would have two members 'onLoadInt', because neither labels, parameter names nor types distinguish the requirements; rename one, or write the stub by hand [stubbable-ambiguous-name]
            """, line: 3, column: 10)
    }

    @Test func eachUnsupportedRequirementIsReported() {
        expectExpansion(
            of: """
                @Stubbable protocol Store {
                    init()
                    static func make()
                }
                """,
            is: """
                protocol Store {
                    init()
                    static func make()
                }
                """,
            diagnostics: [
                diagnostic(
                    "stubbable-initializer",
                    """
                    @Stubbable cannot stub an initialiser: a test makes the stub; write the stub by hand [stubbable-initializer]
                    """, line: 2, column: 5),
                diagnostic(
                    "stubbable-static-requirement",
                    """
                    @Stubbable cannot stub a static requirement: all tests would share its state; write the stub by hand [stubbable-static-requirement]
                    """, line: 3, column: 5),
            ])
    }

    private func diagnostic(_ id: String, _ message: String, line: Int, column: Int) -> DiagnosticSpec {
        DiagnosticSpec(
            id: .init(domain: "ModuleRouter", id: id), message: message, line: line, column: column)
    }

    /// Expands a protocol with one unsupported requirement and expects a diagnostic.
    private func expectDiagnostic(
        of requirement: String, _ id: String, _ message: String, line: Int = 2, column: Int = 5
    ) {
        expectExpansion(
            of: """
                @Stubbable protocol Store {
                    \(requirement)
                }
                """,
            is: """
                protocol Store {
                    \(requirement)
                }
                """,
            diagnostics: [diagnostic(id, message, line: line, column: column)])
    }
}
#endif
