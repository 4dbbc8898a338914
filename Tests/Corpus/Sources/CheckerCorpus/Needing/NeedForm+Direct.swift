// SPDX-License-Identifier: Apache-2.0

/// Requests in the destination and in its provider.
extension NeedForm {
    static let initialiser = NeedForm("initialiser") { need in
        Code(
            destination: need.type(
                """
                private let \(need.variable): \(need.type)

                public init() throws {
                    \(need.variable) = \(need.request)
                }

                \(need.member())
                """),
            making: "try \(need.destination)()")
    }

    /// A destination that receives the needed service.
    static func receiving(_ need: Dependency, _ more: String = "") -> String {
        need.type(
            """
            private let \(need.variable): \(need.type)

            public init(\(need.variable): \(need.type)) {
                self.\(need.variable) = \(need.variable)
            }
            \(more)
            \(need.member())
            """)
    }

    static let direct: [NeedForm] = [
        initialiser,
        NeedForm("argument") { need in
            Code(destination: receiving(need), making: "\(need.destination)(\(need.variable): \(need.request))")
        },
        NeedForm("local-variable") { need in
            Code(
                destination: receiving(need),
                making: """
                    let \(need.variable) = \(need.request)
                    return \(need.destination)(\(need.variable): \(need.variable))
                    """)
        },
        NeedForm("delegating-initialiser") { need in
            Code(
                destination: receiving(
                    need,
                    """

                    public convenience init() throws {
                        self.init(\(need.variable): \(need.request))
                    }

                    """), making: "try \(need.destination)()")
        },
        NeedForm("default-argument") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): \(need.type)

                    public init(\(need.variable): (\(need.type))? = \(need.optionalRequest)) throws {
                        guard let \(need.variable) else { throw MissingPart("no clock") }
                        self.\(need.variable) = \(need.variable)
                    }

                    \(need.member())
                    """), making: "try \(need.destination)()",
                support: missingPart)
        },
        NeedForm("throwing-default-argument") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): \(need.type)

                    public init(_ \(need.variable): @autoclosure () throws -> \(need.type) = \(need.request)) throws {
                        self.\(need.variable) = try \(need.variable)()
                    }

                    \(need.member())
                    """), making: "try \(need.destination)()")
        },
        NeedForm("called-method") { need in
            Code(
                destination: need.type(
                    """
                    nonisolated(unsafe) private var \(need.variable): (\(need.type))?

                    public init() throws {
                        try connect()
                    }

                    private func connect() throws {
                        \(need.variable) = \(need.request)
                    }

                    public var \(need.owner.member): String { "\(need.owner.value) at \\(\(need.variable)?.\(need.needed.member) ?? "")" }
                    """), making: "try \(need.destination)()")
        },
        NeedForm("lazy-property") { need in
            Code(
                destination: need.type(
                    """
                    private lazy var \(need.variable): Result<\(need.type), any Error> = Result { \(need.request) }
                    nonisolated(unsafe) private var text = "\(need.owner.value)"

                    public init() throws {
                        text += " at \\(try \(need.variable).get().\(need.needed.member))"
                    }

                    public var \(need.owner.member): String { text }
                    """
                ).replacing(": \(need.owner.name) {", with: ": \(need.owner.name), @unchecked Sendable {"),
                making: "try \(need.destination)()")
        },
        NeedForm("stored-property") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): Result<\(need.type), any Error> = Result { \(need.request) }
                    private let text: String

                    public init() throws {
                        text = "\(need.owner.value) at \\(try \(need.variable).get().\(need.needed.member))"
                    }

                    public var \(need.owner.member): String { text }
                    """), making: "try \(need.destination)()")
        },
        NeedForm("static-factory") { need in
            Code(
                destination: receiving(
                    need,
                    """

                    public static func make() throws -> \(need.destination) {
                        \(need.destination)(\(need.variable): \(need.request))
                    }

                    """), making: "try \(need.destination).make()")
        },
        NeedForm("guarded") { need in
            Code(
                destination: receiving(need),
                making: """
                    guard let \(need.variable) = \(need.optionalRequest) else { throw MissingPart("no clock") }
                    return \(need.destination)(\(need.variable): \(need.variable))
                    """,
                support: missingPart)
        },
        NeedForm("after-guard") { need in
            Code(
                destination: receiving(need),
                making: """
                    guard !isDisabled else { return nil }
                    return \(need.destination)(\(need.variable): \(need.request))
                    """,
                support: "let isDisabled = false\n")
        },
        NeedForm("provider-method") { need in
            Code(
                destination: receiving(need), making: "\(need.destination)(\(need.variable): try \(need.variable)())",
                members: """
                    private func \(need.variable)() throws -> \(need.type) { \(need.request) }

                    """)
        },
        NeedForm("structure") { need in
            Code(
                destination: need.type(
                    """
                    let \(need.variable): \(need.type)

                    public init() throws {
                        \(need.variable) = \(need.request)
                    }

                    \(need.member())
                    """
                ).replacing("public final class", with: "public struct"), making: "try \(need.destination)()")
        },
        NeedForm("superclass") { need in
            Code(
                destination: need.type(
                    """
                    public override init() throws { try super.init() }

                    \(need.member())
                    """, inherits: "\(need.owner.name)Base, "
                ).replacing(
                    ": \(need.owner.name)Base, \(need.owner.name) {",
                    with: ": \(need.owner.name)Base, \(need.owner.name), @unchecked Sendable {")
                        + """

                        public class \(need.owner.name)Base {
                            let \(need.variable): \(need.type)

                            public init() throws {
                                \(need.variable) = \(need.request)
                            }
                        }

                        """, making: "try \(need.destination)()")
        },
        NeedForm("under-a-condition") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): (\(need.type))?

                    public init(isLive: Bool = true) throws {
                        \(need.variable) = isLive ? \(need.request) : nil
                    }

                    public var \(need.owner.member): String { "\(need.owner.value) at \\(\(need.variable)?.\(need.needed.member) ?? "noon")" }
                    """), making: "try \(need.destination)()")
        },
    ]

    /// The error of a destination that lacks a service.
    static let missingPart = """
        public struct MissingPart: Error {
            let reason: String

            public init(_ reason: String) { self.reason = reason }
        }

        """
}
