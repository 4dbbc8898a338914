// SPDX-License-Identifier: Apache-2.0

/// A way in which a destination gets another service.
struct NeedForm: Sendable {
    let name: String
    /// Whether the destination works without the service.
    var isOptional = false
    let code: @Sendable (Dependency) -> Code

    struct Code {
        /// The type of the destination.
        let destination: String
        /// The statements that make one.
        let making: String
        /// Code of the module that the destination uses.
        var support: String?
        /// Further members of the provider.
        var members = ""
    }

    init(
        _ name: String, isOptional: Bool = false, _ code: @escaping @Sendable (Dependency) -> Code
    ) {
        self.name = name
        self.isOptional = isOptional
        self.code = code
    }
}

/// A service whose destination needs another service.
struct Dependency: Sendable {
    let owner: Service
    let needed: Service
    /// The key of the needed service.
    let key: String

    init(of owner: Service, on needed: Service, key: String) {
        self.owner = owner
        self.needed = needed
        self.key = key
    }

    var request: String { "try Router.destination(for: \(key))" }
    var optionalRequest: String { "try? Router.destination(for: \(key))" }
    /// The type of the needed destination.
    var type: String { "any \(needed.name)" }
    var variable: String { needed.variable }

    /// The property that the owner's protocol requires, which uses the needed service.
    func member(_ needed: String? = nil) -> String {
        let source = needed ?? variable
        return "public var \(owner.member): String { \"\(owner.value) at \\(\(source).\(self.needed.member))\" }"
    }

    /// The type of the destination.
    func type(_ members: String, inherits: String = "") -> String {
        "public final class \(owner.destination): \(inherits)\(owner.name) {\n\(members.indented(1))}\n"
    }

    /// The name of the owner's destination.
    var destination: String { owner.destination }
}
