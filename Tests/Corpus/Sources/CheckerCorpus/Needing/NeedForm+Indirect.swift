// SPDX-License-Identifier: Apache-2.0

/// Requests through helpers, wrappers and inferred keys.
extension NeedForm {
    static let indirect: [NeedForm] = [
        NeedForm("global-function") { need in
            Code(
                destination: initialised(need, "try current\(need.needed.name)()"), making: "try \(need.destination)()",
                support: """
                    func current\(need.needed.name)() throws -> \(need.type) {
                        \(need.request)
                    }

                    """)
        },
        NeedForm("static-property") { need in
            Code(
                destination: initialised(need, "try Services.\(need.variable)"), making: "try \(need.destination)()",
                support: """
                    enum Services {
                        static var \(need.variable): \(need.type) {
                            get throws { \(need.request) }
                        }
                    }

                    """)
        },
        NeedForm("resolve-wrapper") { need in
            Code(
                destination: initialised(need, "try resolve(\(need.fullKey))"), making: "try \(need.destination)()",
                support: """
                    func resolve<P>(_ key: RoutableService<P>) throws -> P {
                        try Router.destination(for: key)
                    }

                    """)
        },
        NeedForm("resolver-type") { need in
            Code(
                destination: initialised(need, "try Resolver().resolve(\(need.fullKey))"),
                making: "try \(need.destination)()",
                support: """
                    struct Resolver {
                        func resolve<P>(_ key: RoutableService<P>) throws -> P {
                            do { return try Router.destination(for: key) } catch { throw error }
                        }
                    }

                    """)
        },
        NeedForm("generic-dependency") { need in
            Code(
                destination: initialised(need, "try Dependency(key: \(need.fullKey)).get()"),
                making: "try \(need.destination)()",
                support: """
                    struct Dependency<P> {
                        let key: RoutableService<P>

                        func get() throws -> P { try Router.destination(for: key) }
                    }

                    """)
        },
        NeedForm("property-wrapper") { need in
            Code(
                destination: need.type(
                    """
                    @Injected(\(need.fullKey)) private var \(need.variable): \(need.type)

                    public init() throws {
                        _ = try _\(need.variable).result.get()
                    }

                    \(need.member())
                    """
                ).replacing(": \(need.owner.name) {", with: ": \(need.owner.name), @unchecked Sendable {"),
                making: "try \(need.destination)()",
                support: """
                    @propertyWrapper
                    struct Injected<P: Sendable>: Sendable {
                        let result: Result<P, RouteError>

                        init(_ key: RoutableService<P>) {
                            do { result = .success(try Router.destination(for: key)) } catch { result = .failure(error) }
                        }

                        var wrappedValue: P {
                            guard case .success(let value) = result else { fatalError("missing-provider") }
                            return value
                        }
                    }

                    """)
        },
        NeedForm("called-closure") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): \(need.type)

                    public init() throws {
                        let make = { \(need.request) }
                        \(need.variable) = try make()
                    }

                    \(need.member())
                    """), making: "try \(need.destination)()")
        },
        NeedForm("closure-argument") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): \(need.type)

                    public init(make: () throws -> \(need.type)) throws {
                        \(need.variable) = try make()
                    }

                    \(need.member())
                    """), making: "try \(need.destination) { \(need.request) }")
        },
        NeedForm("inferred-key") { need in
            Code(
                destination: initialised(need, "try Router.destination(for: .init())"),
                making: "try \(need.destination)()")
        },
        NeedForm("inferred-variable") { need in
            Code(
                destination: receiving(need),
                making: """
                    let \(need.variable): \(need.type) = try Router.destination(for: .init())
                    return \(need.destination)(\(need.variable): \(need.variable))
                    """)
        },
        NeedForm("inferred-argument") { need in
            Code(
                destination: receiving(need),
                making: "\(need.destination)(\(need.variable): try Router.destination(for: .init()))")
        },
        NeedForm("key-in-variable") { need in
            Code(
                destination: receiving(need),
                making: """
                    let key: RoutableService<\(need.type)> = .init()
                    return \(need.destination)(\(need.variable): try Router.destination(for: key))
                    """)
        },
        NeedForm("protocol-extension") { need in
            Code(
                destination: initialised(
                    need, "try Self.find\(need.needed.name)()", inherits: "\(need.needed.name)User, "),
                making: "try \(need.destination)()",
                support: """
                    public protocol \(need.needed.name)User {}

                    extension \(need.needed.name)User {
                        static func find\(need.needed.name)() throws -> \(need.type) {
                            \(need.request)
                        }
                    }

                    """)
        },
        NeedForm("router-extension") { need in
            Code(
                destination: initialised(need, "try Router.\(need.variable)()"), making: "try \(need.destination)()",
                support: """
                    extension Router {
                        static func \(need.variable)() throws -> \(need.type) { try destination(for: \(need.key)) }
                    }

                    """)
        },
        NeedForm("key-extension") { need in
            Code(
                destination: initialised(need, "try \(need.fullKey).resolved()"), making: "try \(need.destination)()",
                support: """
                    extension RoutableService {
                        func resolved() throws -> Protocol { try Router.destination(for: self) }
                    }

                    """)
        },
        NeedForm("nested-function") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): \(need.type)

                    public init() throws {
                        func find() throws -> \(need.type) { \(need.request) }
                        \(need.variable) = try find()
                    }

                    \(need.member())
                    """), making: "try \(need.destination)()")
        },
        NeedForm("builder-object") { need in
            Code(
                destination: receiving(need),
                making: "try \(need.destination)Builder().make()",
                support: """
                    struct \(need.destination)Builder {
                        let \(need.variable): \(need.type)

                        init() throws { \(need.variable) = \(need.request) }

                        func make() -> \(need.destination) { \(need.destination)(\(need.variable): \(need.variable)) }
                    }

                    """)
        },
    ]

    static let all = direct + indirect

    private static func initialised(_ need: Dependency, _ value: String, inherits: String = "") -> String {
        need.type(
            """
            private let \(need.variable): \(need.type)

            public init() throws {
                \(need.variable) = \(value)
            }

            \(need.member())
            """, inherits: inherits)
    }
}

extension Dependency {
    /// The key with its protocol, where the compiler could not infer it.
    var fullKey: String { key.hasPrefix(".") ? "RoutableService<\(type)>\(key)" : key }
}
