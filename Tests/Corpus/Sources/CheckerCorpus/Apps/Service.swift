// SPDX-License-Identifier: Apache-2.0

/// A service of the apps: its protocol, its destination and its modules.
struct Service: Sendable, Hashable {
    /// The name of the protocol.
    let name: String
    /// The property that the protocol requires.
    let member: String
    /// The type that conforms to the protocol.
    let destination: String
    /// The value of the property, without the service that it needs.
    let value: String

    static let clock = Service(name: "Clock", member: "time", destination: "SystemClock", value: "ten past ten")
    static let notes = Service(name: "Notes", member: "title", destination: "StoredNotes", value: "Tea")
    static let search = Service(name: "Search", member: "result", destination: "RankedSearch", value: "three notes")

    var variable: String { name.prefix(1).lowercased() + name.dropFirst() }
    var router: String { "\(name)Router" }
    var feature: String { "\(name)Feature" }
    var module: String { "\(name)Module" }
    var interface: String { "\(name)Interface" }
    /// The path of a file of the module.
    func file(_ name: String) -> String { "Sources/\(module)/\(name).swift" }

    /// The key, in a spelling.
    func key(_ spelling: KeySpelling = .full) -> String {
        switch spelling {
        case .full: "RoutableService<any \(name)>()"
        case .short: ".\(variable)"
        case .constant: "Keys.\(variable)"
        case .alias: "\(name)Key()"
        }
    }

    /// The module that declares the protocol and its key.
    ///
    /// - Parameter keys: The service whose module declares the type `Keys`.
    func interfaceText(_ spelling: KeySpelling, keys: Service) -> String {
        let short = spelling == .short ? "    public static var \(variable): Self { Self() }\n" : ""
        let text = """
            import ModuleRouter

            public protocol \(name): Sendable {
                var \(member): String { get }
            }

            extension RoutableService where Protocol == any \(name) {
                public init() { self.init(declaredProtocol: Protocol.self) }
            \(short)}

            """
        let key = "RoutableService<any \(name)>"
        switch spelling {
        case .full, .short: return text
        case .alias: return text + "\npublic typealias \(name)Key = \(key)\n"
        case .constant:
            let constant =
                """
                    public static let \(variable) = \(key)()
                }

                """
            return self == keys
                ? text + "\npublic enum Keys {\n" + constant
                : "import \(keys.interface)\n" + text + "\nextension Keys {\n" + constant
        }
    }

    /// A destination that needs nothing.
    var simpleDestination: String {
        """
        public final class \(destination): \(name) {
            public init() {}

            public var \(member): String { "\(value)" }
        }

        """
    }

    /// A provider.
    ///
    /// - Parameters:
    ///   - key: The spelling of the key.
    ///   - making: The statements that make the destination.
    ///   - members: Further members of the provider.
    func routerText(_ key: String? = nil, making: String? = nil, members: String = "") -> String {
        """
        public struct \(router): ServiceRouteProvider {
            public init() {}
        \(members.indented(1))    public static var routes: RouteList<Self> { Provides(\(key ?? self.key())) { $0 } }

            public func makeDestination(with configuration: RouteConfiguration) throws -> \(destination)? {
        \((making ?? "\(destination)()").indented(2))    }
        }

        """
    }
}

/// The spelling of keys at their uses.
enum KeySpelling: String, CaseIterable, Sendable {
    case full, short, constant, alias
}

extension String {
    /// Each line, further to the right. Ends with a line break unless it is empty.
    func indented(_ levels: Int) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
            .map { $0.isEmpty ? "\n" : String(repeating: "    ", count: levels) + $0 + "\n" }
            .joined().trimmedEnd
    }

    private var trimmedEnd: String {
        var text = self
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text == "\n" ? "" : text
    }
}
