// SPDX-License-Identifier: Apache-2.0

import RouteGraph

extension TypeReference {
    /// Reads a written type: names with arguments, compositions, optionals, arrays, dictionaries and parentheses.
    init(written text: String) {
        var reader = Reader(rest: text[...])
        self = reader.composition()
        precondition(reader.rest.allSatisfy { $0 == " " }, "\(text) was not read to its end: \(reader.rest)")
    }

    private struct Reader {
        var rest: Substring

        mutating func take(_ text: String) -> Bool {
            rest = rest.drop { $0 == " " }
            guard rest.hasPrefix(text) else { return false }
            rest = rest.dropFirst(text.count)
            return true
        }

        mutating func composition() -> TypeReference {
            var parts = [postfix()]
            while take("&") { parts.append(postfix()) }
            return parts.count == 1 ? parts[0] : .composition(parts)
        }

        mutating func postfix() -> TypeReference {
            var type = primary()
            while take("?") { type = .structure("$?", parts: [type]) }
            return type
        }

        mutating func primary() -> TypeReference {
            if take("any ") { return primary() }
            if take("(") {
                let type = composition()
                precondition(take(")"))
                return type
            }
            if take("[") {
                let type = composition()
                if take(":") {
                    let value = composition()
                    precondition(take("]"))
                    return .structure("[$: $]", parts: [type, value])
                }
                precondition(take("]"))
                return .structure("[$]", parts: [type])
            }
            var components: [Component] = []
            repeat {
                rest = rest.drop { $0 == " " }
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                precondition(!name.isEmpty, "no name at \(rest)")
                rest = rest.dropFirst(name.count)
                var arguments: [TypeReference] = []
                if take("<") {
                    repeat { arguments.append(composition()) } while take(",")
                    precondition(take(">"))
                }
                components.append(Component(String(name), arguments: arguments))
            } while take(".")
            return .name(components)
        }
    }
}
