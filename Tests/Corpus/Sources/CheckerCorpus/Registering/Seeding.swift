// SPDX-License-Identifier: Apache-2.0

/// A change of the code that registers the clock.
struct Seeding: Sendable {
    let variant: String
    /// The fault; nil if the app stays legal.
    let fault: Fault?
    /// Where the seeding is possible.
    let places: Set<RegistrationPlace>
    /// Returns the changed code. May add other code to the app.
    let apply: @Sendable (inout Sketch, String) -> String
    /// Changes the complete app.
    var finish: (@Sendable (inout Sketch) -> Void)?

    init(
        _ variant: String, _ fault: Fault?, _ places: Set<RegistrationPlace> = Set(RegistrationPlace.allCases),
        _ apply: @escaping @Sendable (inout Sketch, String) -> String = { _, _ in "" },
        finish: (@Sendable (inout Sketch) -> Void)? = nil
    ) {
        self.variant = variant
        self.fault = fault
        self.places = places
        self.apply = apply
        self.finish = finish
    }

    static let complete = Seeding("complete", nil) { $1 }

    /// The code that registers is absent, or runs too late.
    static let removed: [Seeding] = [
        Seeding("forgotten", .registrationRemoved),
        Seeding(
            "no-provider", .providerRemoved,
            finish: { sketch in
                sketch.remove { $0.hasPrefix("Sources/ClockModule/") && !$0.hasSuffix("/SystemClock.swift") }
            }),
        Seeding(
            "not-linked", .moduleNotLinked, Set(RegistrationPlace.allCases).subtracting([.closure]),
            finish: { $0.imports.remove("ClockModule") }),
        Seeding("after-request", .lateRegistration, [.statement, .closure]) { sketch, line in
            sketch.late.append(line)
            return ""
        },
        Seeding("beside-generic-helper", .registrationRemoved) { sketch, _ in
            sketch.declarations.append(genericHelper)
            return ""
        },
        Seeding("beside-inferred-closure", .registrationRemoved) { sketch, _ in
            sketch.services.append(.search)
            sketch.declarations.append(
                """
                struct RankedSearch: Search {
                    let result = "three notes"
                }

                """)
            sketch.declarations.append(
                """
                RouteRegistry.shared.register(.init()) { _ in RankedSearch() as any Search }
                print(try Router.destination(for: RoutableService<any Search>()).result)

                """)
            return ""
        },
    ]

    /// The code that registers is still there, and does not run.
    static let inert: [Seeding] = [
        Seeding("in-comment", .registrationInert) {
            $1.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
        },
        Seeding("in-block-comment", .registrationInert) { "/* \($1) */" },
        Seeding("inactive", .registrationInert, [.statement, .closure, .builder]) {
            """
            #if false
            \($1.line)#endif
            """
        },
        Seeding("in-string", .registrationInert) { sketch, line in
            sketch.declarations.append(
                """
                let plan = #"Next: \(line.replacing("\n", with: " "))"#
                print(plan.count)

                """)
            return ""
        },
        Seeding("only-named", .registrationInert, [.statement, .builder, .array]) { sketch, _ in
            sketch.declarations.append("print(\(sketch.mention))\n")
            return ""
        },
        Seeding("provider-created", .registrationInert, [.builder, .array]) { sketch, _ in
            sketch.declarations.append("print(type(of: ClockRouter()))\n")
            return ""
        },
        Seeding("provider-alias", .registrationInert, [.builder, .array]) { sketch, _ in
            sketch.declarations.append("typealias MainClock = ClockRouter\n")
            return ""
        },
        Seeding("uncalled-function", .registrationInert, [.statement, .closure]) { sketch, line in
            sketch.declarations.append(
                """
                @MainActor func registerClockLater() {
                \(line.indented(1))}

                """)
            return ""
        },
        Seeding("type-not-created", .registrationInert, [.statement, .closure]) { sketch, line in
            sketch.declarations.append(

                """
                @MainActor final class ClockSetup {
                    init() {
                \(line.indented(2))    }
                }

                """)
            return ""
        },
    ]

    static let legal: [Seeding] = [
        Seeding("always-true", nil, [.statement, .closure, .builder]) {
            """
            if CommandLine.argc > 0 {
            \($1.indented(1))}
            """
        },
        Seeding("both-branches", nil, [.statement, .closure, .builder]) {
            let isTold = "CommandLine.arguments.contains(\"--quiet\")"
            return
                """
                if \(isTold) {
                \($1.indented(1))} else {
                \($1.indented(1))}
                """
        },
        Seeding("in-called-function", nil, [.statement, .closure]) { sketch, line in
            sketch.declarations.append(
                """
                @MainActor func beginWithClock() {
                \(line.indented(1))}

                """)
            return "beginWithClock()"
        },
        Seeding("active", nil, [.statement, .closure, .builder]) {
            """
            #if !NEVER
            \($1.line)#endif
            """
        },
        Seeding("with-generic-helper", nil) { sketch, line in
            sketch.declarations.append(genericHelper)
            return line
        },
        Seeding("with-comment", nil) { sketch, line in
            sketch.declarations.append(
                """
                // RoutableService<any Calendar>() will follow: RouteRegistry.shared.register { CalendarRouter.self }

                """)
            return line
        },
    ]

    private static let genericHelper = """
        extension RouteRegistry {
            /// For tests.
            func mock<P: Sendable>(_ key: RoutableService<P>, with value: P) {
                register(key) { _ in value }
            }
        }

        """
}

/// Where the code that registers the clock is.
enum RegistrationPlace: Sendable, CaseIterable {
    /// A statement of `main.swift`.
    case statement
    /// A statement of `main.swift` that contains the provider as a closure.
    case closure
    /// An element of a list that a result builder makes.
    case builder
    /// An element of an array.
    case array
}
