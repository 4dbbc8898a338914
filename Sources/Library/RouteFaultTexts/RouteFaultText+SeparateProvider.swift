// SPDX-License-Identifier: Apache-2.0

package import RouteVocabulary

extension RouteFaultText {
    /// Returns a provider of its own and its registration, for a program without macros.
    ///
    /// - Parameters:
    ///   - argument: The further arguments of the line: `, named: "wall"`.
    ///   - isOnMainActor: Whether only the main actor can make the key.
    package static func separateProvider(
        _ kind: RouteKind, of protocolName: String, argument: String = "", isOnMainActor: Bool = false
    ) -> String {
        let key = kind.keyName + "<" + protocolName + ">"
        let provider = providerName(protocolName)
        let family =
            kind == .asyncService
            ? "AsyncService" : !kind.isService ? "View" : isOnMainActor ? "MainActorService" : "Service"
        let made = kind.isService ? "Destination" : "Screen"
        var text = "struct " + provider + ": " + family + "RouteProvider {\n"
        text += "    static var routes: RouteList<Self> { Provides(" + key + "()" + argument + ") { $0 } }\n"
        if kind.hasConfiguration {
            text += "    static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }\n"
        }
        if kind == .asyncService {
            text += "    func makeDestination() async throws -> <#Destination#>? { <#Destination()#> }\n"
        } else {
            let configuration = kind.hasConfiguration ? "<#Configuration#>" : "RouteConfiguration"
            text +=
                "    func makeDestination(with configuration: " + configuration + ") throws -> <#" + made + "#>? {\n"
            text += "        <#" + made + "()#>\n    }\n"
        }
        return text + "}\nand register it when the app starts: RouteRegistry.shared.register { " + provider + ".self }"
    }

    private static func providerName(_ protocolName: String) -> String {
        let name =
            protocolName.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .first { $0 != "any" }.map(String.init) ?? "Destination"
        return name + "Router"
    }
}
