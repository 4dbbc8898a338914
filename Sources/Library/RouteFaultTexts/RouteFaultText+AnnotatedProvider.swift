// SPDX-License-Identifier: Apache-2.0

package import RouteVocabulary

extension RouteFaultText {
    /// Returns a class with `@Provider`; for a type that no class conforms to, a closure that provides it.
    ///
    /// - Parameters:
    ///   - argument: The further arguments of the macro: `, named: "wall"`.
    ///   - shortName: The short name of the key, if the class can use it.
    ///   - isOnMainActor: Whether only the main actor can make the key.
    package static func annotatedProvider(
        _ kind: RouteKind, of protocolName: String, argument: String = "", shortName: String? = nil,
        isOnMainActor: Bool = false
    ) -> String {
        let key = kind.keyName + "<" + protocolName + ">"
        guard let conformances = Conformances(protocolName) else {
            let parameter = kind == .asyncService ? "" : "_ in "
            return "RouteRegistry.shared.register(" + key + "()" + argument + ") { " + parameter + "<#Destination#> }"
        }
        var text = isOnMainActor || !kind.isService ? "@MainActor @Provider(of: " : "@Provider(of: "
        if let shortName { text += "." + shortName } else { text += key + ".self" }
        text += argument + ")\nfinal class "
        if kind.isService { text += "Default" }
        text += conformances.baseName
        if !kind.isService { text += "Screen" }
        if !kind.hasConfiguration { text += ": " + conformances.list }
        text += " {\n"
        if kind.hasConfiguration { text += "    init(@RouteParameter <#name#>: <#Type#> = <#value#>) {}\n" }
        if kind == .asyncService { text += "    init() async throws {}\n" }
        return text + "}"
    }
}

/// The protocols of a key, for the inheritance clause of a class.
private struct Conformances {
    /// The clause: `Clock & Alarm`. It names no generic arguments, because a clause cannot have them.
    let list: String

    /// - Parameter type: The type of the key: `any Clock & Alarm`. The result is nil if a class cannot conform to it.
    init?(_ type: String) {
        guard type.hasPrefix("any "), type.parts(separatedBy: UInt8(ascii: "(")).count == 1 else { return nil }
        var list = ""
        for part in type.parts(separatedBy: UInt8(ascii: "<")) {
            let rest = part.parts(separatedBy: UInt8(ascii: ">"))
            if list.isEmpty { list = part } else if rest.count > 1 { list += rest[rest.count - 1] }
        }
        self.list = String(list.dropFirst(4))
    }

    /// The last name in the clause, without the ending of an interface: `Login` for `LoginViewInput`.
    var baseName: String {
        let last = list.parts(separatedBy: UInt8(ascii: " ")).last ?? ""
        let name = last.parts(separatedBy: UInt8(ascii: ".")).last ?? ""
        for ending in ["ViewInput", "ModuleInput", "Input", "Module"] where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.utf8.count))
        }
        return name
    }
}
