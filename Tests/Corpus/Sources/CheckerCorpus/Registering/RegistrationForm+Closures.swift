// SPDX-License-Identifier: Apache-2.0

/// Closures with keys in many spellings.
extension RegistrationForm {
    static let closures: [RegistrationForm] = [
        closure("closure", .full) { "RouteRegistry.shared.register(\($0.key())) { _ in \($1) }" },
        closure("closure-short-key", .short) { "RouteRegistry.shared.register(.\($0.variable)) { _ in \($1) }" },
        closure("closure-constant", .constant) { "RouteRegistry.shared.register(Keys.\($0.variable)) { _ in \($1) }" },
        closure("closure-alias", .alias) { "RouteRegistry.shared.register(\($0.name)Key()) { _ in \($1) }" },
        closure("closure-inferred", .full) {
            "RouteRegistry.shared.register(.init()) { _ in \($1) as any \($0.name) }"
        },
        closure("closure-annotated", .full) {
            """
            let \($0.variable)Key: RoutableService<any \($0.name)> = .init()
            RouteRegistry.shared.register(\($0.variable)Key) { _ in \($1) }
            """
        },
        closure(
            "generic-helper", .full,
            declaration: """
                extension RouteRegistry {
                    func provide<P: Sendable>(_ key: RoutableService<P>, _ make: @escaping @Sendable () throws -> P) {
                        register(key) { _ in try make() }
                    }
                }

                """
        ) { "RouteRegistry.shared.provide(\($0.key())) { \($1) }" },
        closure(
            "generic-function", .constant,
            declaration: """
                func mock<P: Sendable>(_ key: RoutableService<P>, with make: @escaping @Sendable () throws -> P) {
                    RouteRegistry.shared.register(key) { _ in try make() }
                }

                """
        ) { "mock(Keys.\($0.variable)) { \($1) }" },
        closure(
            "key-property", .full,
            declaration: """
                protocol KeyHolder {
                    associatedtype P: Sendable
                    static var key: RoutableService<P> { get }
                }

                enum ClockHolder: KeyHolder {
                    static var key: RoutableService<any Clock> { RoutableService() }
                }

                enum NotesHolder: KeyHolder {
                    static var key: RoutableService<any Notes> { RoutableService() }
                }

                func provide<H: KeyHolder>(_ holder: H.Type, _ make: @escaping @Sendable () throws -> H.P) {
                    RouteRegistry.shared.register(H.key) { _ in try make() }
                }

                """
        ) { "provide(\($0.name)Holder.self) { \($1) }" },
        closure(
            "key-of-instance", .full,
            declaration: """
                struct AppKeys {
                    let clock = RoutableService<any Clock>()
                    let notes = RoutableService<any Notes>()
                }

                let keys = AppKeys()

                """
        ) { "RouteRegistry.shared.register(keys.\($0.variable)) { _ in \($1) }" },
        closure(
            "parameter-key", .short,
            declaration: """
                func provideClock(_ key: RoutableService<any Clock>) {
                    RouteRegistry.shared.register(key) { _ in SystemClock() }
                }

                func provideNotes(_ key: RoutableService<any Notes>) {
                    RouteRegistry.shared.register(key) { _ in try StoredNotes() }
                }

                """
        ) { service, _ in "provide\(service.name)(.\(service.variable))" },
        closure(
            "registration-value", .full,
            declaration: """
                struct Registration<P: Sendable> {
                    let key: RoutableService<P>
                    let make: @Sendable () throws -> P

                    func install() {
                        let make = make
                        RouteRegistry.shared.register(key) { _ in try make() }
                    }
                }

                """
        ) { "Registration(key: \($0.key())) { \($1) as any \($0.name) }.install()" },
    ]

    private static func closure(
        _ name: String, _ spelling: KeySpelling, declaration: String = "",
        _ line: @escaping @Sendable (_ service: Service, _ making: String) -> String
    ) -> RegistrationForm {
        RegistrationForm(name, .closure, spelling) { sketch in
            sketch.addDestinations()
            if !declaration.isEmpty { sketch.declarations.append(declaration) }
            let clock = sketch.clock(line(.clock, "SystemClock()"))
            sketch.register(clock)
            sketch.register(line(.notes, sketch.making(.notes)))
        }
    }
}
