// SPDX-License-Identifier: Apache-2.0

/// Optional needs, and needs that arise when the destination is used.
extension NeedForm {
    static let optional: [NeedForm] = [
        NeedForm("optional-property", isOptional: true) { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable) = \(need.optionalRequest)

                    public init() {}

                    \(optionalMember(need))
                    """
                ).replacing(
                    "try? Router.destination(for: .",
                    with: "try? Router.destination(for: RoutableService<\(need.type)>."),
                making: "\(need.destination)()")
        },
        NeedForm("optional-in-initialiser", isOptional: true) { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): (\(need.type))?

                    public init() {
                        \(need.variable) = \(need.optionalRequest)
                    }

                    \(optionalMember(need))
                    """), making: "\(need.destination)()")
        },
        NeedForm("optional-argument", isOptional: true) { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): (\(need.type))?

                    public init(\(need.variable): (\(need.type))?) { self.\(need.variable) = \(need.variable) }

                    \(optionalMember(need))
                    """), making: "\(need.destination)(\(need.variable): \(need.optionalRequest))")
        },
        NeedForm("caught", isOptional: true) { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable): (\(need.type))?

                    public init() {
                        do {
                            \(need.variable) = \(need.request)
                        } catch {
                            \(need.variable) = nil
                        }
                    }

                    \(optionalMember(need))
                    """), making: "\(need.destination)()")
        },
        NeedForm("optional-later", isOptional: true) { need in
            Code(
                destination: need.type(
                    """
                    public init() {}

                    public var \(need.owner.member): String {
                        guard let \(need.variable) = \(need.optionalRequest) else { return "\(need.owner.value)" }
                        return "\(need.owner.value) beside \\(type(of: \(need.variable)))"
                    }
                    """), making: "\(need.destination)()")
        },
        NeedForm("if-provided", isOptional: true) { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable) = RoutedDestination(\(need.fullKey))

                    public init() {}

                    public var \(need.owner.member): String {
                        let \(need.variable) = (try? self.\(need.variable).getIfProvided()) ?? nil
                        return \(need.variable) == nil ? "\(need.owner.value)" : "\(need.owner.value), beside another service"
                    }
                    """), making: "\(need.destination)()")
        },
        NeedForm("kept-closure") { need in
            Code(
                destination: need.type(
                    """
                    private let make: @Sendable () throws -> \(need.type)

                    public init(make: @escaping @Sendable () throws -> \(need.type)) { self.make = make }

                    public var \(need.owner.member): String { later { "\(need.owner.value) beside \\(type(of: try make()))" } }
                    """), making: "\(need.destination) { \(need.request) }", support: later)
        },
        NeedForm("routed-destination") { need in
            Code(
                destination: need.type(
                    """
                    private let \(need.variable) = RoutedDestination(\(need.fullKey))

                    public init() {}

                    public var \(need.owner.member): String { later { "\(need.owner.value) beside \\(type(of: try \(need.variable).get()))" } }
                    """), making: "\(need.destination)()", support: later)
        },
        NeedForm("computed-property") { need in
            Code(
                destination: need.type(
                    """
                    public init() {}

                    private var \(need.variable): \(need.type) {
                        get throws { \(need.request) }
                    }

                    public var \(need.owner.member): String { later { "\(need.owner.value) beside \\(type(of: try \(need.variable)))" } }
                    """), making: "\(need.destination)()", support: later)
        },
        NeedForm("lazy-property-later") { need in
            Code(
                destination: need.type(
                    """
                    private lazy var \(need.variable): Result<\(need.type), any Error> = Result { \(need.request) }

                    public init() {}

                    public var \(need.owner.member): String { later { "\(need.owner.value) beside \\(type(of: try \(need.variable).get()))" } }
                    """
                ).replacing(": \(need.owner.name) {", with: ": \(need.owner.name), @unchecked Sendable {"),
                making: "\(need.destination)()", support: later)
        },
    ]

    private static func optionalMember(_ need: Dependency) -> String {
        """
        public var \(need.owner.member): String {
            \(need.variable) == nil ? "\(need.owner.value)" : "\(need.owner.value), beside another service"
        }
        """
    }

    /// Ends the process with the error.
    private static let later = """
        func later(_ text: () throws -> String) -> String {
            do { return try text() } catch { fatalError("\\(error)") }
        }

        """
}
