// SPDX-License-Identifier: Apache-2.0

extension RouteFaultText {
    /// The form of the provider that a remedy proposes.
    package enum ProviderForm: Sendable, Hashable {
        /// A class with `@Provider`.
        ///
        /// - Parameters:
        ///   - shortName: The short name of the key, if the class can use it.
        ///   - isOnMainActor: Whether only the main actor can make the key.
        case annotated(shortName: String? = nil, isOnMainActor: Bool = false)
        /// A provider of its own and its registration, for a program without macros.
        case separate

        /// The form for a program of which only the traits are known.
        package static var ofTraits: Self {
            #if Macros
            .annotated()
            #else
            .separate
            #endif
        }
    }

    /// - Parameters:
    ///   - protocolName: The protocol as it is written in source: `any Clock`.
    ///   - name: The name of one of several providers.
    package static func missingProvider(
        _ kind: RouteKind, of protocolName: String, named name: String? = nil, proposing form: ProviderForm = .ofTraits
    ) -> Self {
        let key = "\(kind.keyName)<\(protocolName)>"
        let argument = name.map { ", named: \($0.debugDescription)" } ?? ""
        return Self(
            message: "no provider for \(key)" + (name.map { " named '\($0)'" } ?? ""),
            remedy: """
                link the module that provides it, or add a provider to a module that the app links:
                \(provider(of: key, argument, kind, protocolName, form))
                """ + (name == nil ? "\n" + adapting(key) : ""))
    }

    private static func adapting(_ key: String) -> String {
        "or, if a module requires this key, adapt it in the app: Adapts(\(key)(), to: <#Key#>) { <#Proxy#>($0) }"
    }

    private static func provider(
        of key: String, _ name: String, _ kind: RouteKind, _ protocolName: String, _ form: ProviderForm
    ) -> String {
        switch form {
        case .annotated(let shortName, let isOnMainActor):
            guard let conformances = Conformances(protocolName) else {
                return "@AutoRegister\n" + provider(of: key, name, kind, protocolName)
            }
            let key = shortName.map { ".\($0)" } ?? "\(key).self"
            let isolation = isOnMainActor || !kind.isService ? "@MainActor " : ""
            return "\(isolation)@Provider(of: \(key)\(name))\n" + annotatedClass(kind, conformances)
        case .separate:
            return """
                \(provider(of: key, name, kind, protocolName))
                and register it when the app starts: RouteRegistry.shared.register { \(providerName(protocolName)).self }
                """
        }
    }

    private static func annotatedClass(_ kind: RouteKind, _ conformances: Conformances) -> String {
        switch kind {
        case .service:
            """
            final class Default\(conformances.name): \(conformances.list) {
            }
            """
        case .asyncService:
            """
            final class Default\(conformances.name): \(conformances.list) {
                init() async throws {}
            }
            """
        case .view:
            """
            final class \(conformances.baseName)Screen: \(conformances.list) {
            }
            """
        case .serviceModule:
            """
            final class Default\(conformances.baseName) {
                init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
            }
            """
        case .viewModule:
            """
            final class \(conformances.baseName)Screen {
                init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}
            }
            """
        }
    }

    private static func providerName(_ protocolName: String) -> String {
        let name =
            protocolName.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .first { $0 != "any" }.map(String.init) ?? "Destination"
        return name + "Router"
    }

    /// Returns a template for a provider of its own.
    private static func provider(
        of key: String, _ argument: String, _ kind: RouteKind, _ protocolName: String
    ) -> String {
        let name = providerName(protocolName)
        switch kind {
        case .service:
            return """
                struct \(name): ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()\(argument)) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                """
        case .serviceModule:
            return """
                struct \(name): ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()\(argument)) { $0 } }
                    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
                    func makeDestination(with configuration: <#Configuration#>) throws -> <#Destination#>? {
                        <#Destination()#>
                    }
                }
                """
        case .asyncService:
            return """
                struct \(name): AsyncServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()\(argument)) { $0 } }
                    func makeDestination() async throws -> <#Destination#>? { <#Destination()#> }
                }
                """
        case .view:
            return """
                struct \(name): ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()\(argument)) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) throws -> <#Screen#>? {
                        <#Screen()#>
                    }
                }
                """
        case .viewModule:
            return """
                struct \(name): ViewRouteProvider {
                    static var routes: RouteList<Self> { Provides(\(key)()\(argument)) { $0 } }
                    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
                    func makeDestination(with configuration: <#Configuration#>) throws -> <#Screen#>? { <#Screen()#> }
                }
                """
        }
    }
}

/// The protocols of a key, for the inheritance clause of a class.
private struct Conformances {
    /// The clause: `Clock & Alarm`. It names no generic arguments, because a clause cannot have them.
    let list: String
    /// The last name in the clause: `Alarm`.
    let name: String

    /// - Parameter type: The type of the key: `any Clock & Alarm`. The result is nil if a class cannot conform to it.
    init?(_ type: String) {
        guard type.hasPrefix("any ") else { return nil }
        var list = ""
        var depth = 0
        for character in type.dropFirst(4) {
            if character == "<" { depth += 1 }
            if depth == 0 { list.append(character) }
            if character == ">" { depth -= 1 }
        }
        let isName = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        guard !list.isEmpty, list.allSatisfy({ isName($0) || " .&".contains($0) }),
            let name = list.split(whereSeparator: { !isName($0) }).last
        else { return nil }
        self.list = list
        self.name = String(name)
    }

    /// The name without the ending of an interface: `Login` for `LoginViewInput`.
    var baseName: String {
        for ending in ["ViewInput", "ModuleInput", "Input", "Module"] where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}
