// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

extension ObjectiveCReader {
    mutating func readKeyword() {
        switch tokens[index].text {
        case "protocol": readProtocol()
        case "interface": readInterface()
        case "implementation": readImplementation()
        case "end":
            leaveMember()
            implementation = nil
            index += 1
        case "import": readImport()
        case "selector": readSelector()
        default: index += 1
        }
    }

    // MARK: Protocols and classes

    /// Reads `@protocol(P)`, `@protocol P;` or `@protocol P <Q> … @end`. Only the last one is a declaration.
    private mutating func readProtocol() {
        let start = index
        index += 1
        guard index < tokens.count else { return }
        if let name = syntax.wordInParentheses(at: index) {
            if !known.contains(start) { note(.mention(name), at: start) }
            return
        }
        guard tokens[index].kind == .word else { return }
        let name = index
        index += 1
        guard index < tokens.count, !tokens[index].isSymbol(";"), !tokens[index].isSymbol(",") else { return }
        var parents: [String] = []
        if tokens[index].isSymbol("<") { parents = syntax.names(inAngles: index, to: tokens.count) }
        facts.protocols.append(
            ObjectiveCProtocolFact(
                name: tokens[name].text, swiftName: swiftName(before: start), parents: parents,
                position: syntax.position(of: name)))
        leaveMember()
        implementation = nil
        skipToEnd()
    }

    /// Returns the name in `NS_SWIFT_NAME(Name)` before a declaration.
    private func swiftName(before index: Int) -> String? {
        guard index >= 4, tokens[index - 1].isSymbol(")"), tokens[index - 4].isWord("NS_SWIFT_NAME") else { return nil }
        return syntax.wordInParentheses(at: index - 3)
    }

    /// Reads `@interface C<T> : S<A *> <P>`, or `@interface C (Category) <P>`, up to its `@end`.
    private mutating func readInterface() {
        index += 1
        guard index < tokens.count, tokens[index].kind == .word else { return }
        let name = index
        index += 1
        skipArguments()
        var fact = ObjectiveCClassFact(name: tokens[name].text, position: syntax.position(of: name))
        if index < tokens.count, tokens[index].isSymbol("(") { fact.isCategory = true }
        if index + 1 < tokens.count, tokens[index].isSymbol(":"), tokens[index + 1].kind == .word {
            fact.superclass = tokens[index + 1].text
        }
        facts.classes.append(fact)
        leaveMember()
        implementation = nil
        skipToEnd()
    }

    private mutating func readImplementation() {
        index += 1
        guard index < tokens.count, tokens[index].kind == .word else { return }
        var fact = ObjectiveCClassFact(
            name: tokens[index].text, isImplementation: true, position: syntax.position(of: index))
        index += 1
        if index < tokens.count, tokens[index].isSymbol("(") {
            fact.isCategory = true
            index = (syntax.brackets.counterpart(of: index) ?? index) + 1
        } else if index + 1 < tokens.count, tokens[index].isSymbol(":"), tokens[index + 1].kind == .word {
            fact.superclass = tokens[index + 1].text
            index += 2
        }
        leaveMember()
        facts.classes.append(fact)
        implementation = facts.classes.count - 1
        // The instance variables.
        if index < tokens.count, tokens[index].isSymbol("{") {
            index = (syntax.brackets.counterpart(of: index) ?? index) + 1
        }
    }

    private mutating func skipArguments() {
        guard index < tokens.count, tokens[index].isSymbol("<") else { return }
        let start = index
        while index < tokens.count, index - start < 100, !tokens[index].isSymbol(">"), tokens[index].kind != .keyword {
            index += 1
        }
        index = min(index + 1, tokens.count)
    }

    /// Skips the members of an interface. Another declaration ends it too, if its `@end` is missing.
    private mutating func skipToEnd() {
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .keyword {
                switch token.text {
                case "end":
                    index += 1
                    return
                case "interface", "implementation": return
                case "protocol" where index + 1 < tokens.count && tokens[index + 1].kind == .word: return
                default: break
                }
            }
            index += 1
        }
    }

    /// Reads `@import Module.Submodule;`.
    private mutating func readImport() {
        index += 1
        guard index < tokens.count, tokens[index].kind == .word else { return }
        imports.append(ImportFact(module: tokens[index].text))
        index += 1
    }

    // MARK: Methods

    /// Reads the head of a method, and returns whether there is one.
    mutating func readMethod() -> Bool {
        let start = index
        guard index + 1 < tokens.count, tokens[index + 1].isSymbol("("),
            let close = syntax.brackets.counterpart(of: index + 1)
        else { return false }
        var next = close + 1
        var selector = ""
        var isFirst = true
        while next < tokens.count, next - start < 400 {
            let token = tokens[next]
            if token.isSymbol("{") || token.isSymbol(";") { break }
            if token.isSymbol("("), let close = syntax.brackets.counterpart(of: next) {
                next = close
            } else if token.kind == .word, next + 1 < tokens.count, tokens[next + 1].isSymbol(":") {
                selector += token.text + ":"
            } else if token.kind == .word, isFirst {
                selector = token.text
            } else if token.kind == .keyword {
                return false
            }
            isFirst = false
            next += 1
        }
        guard next < tokens.count, !selector.isEmpty else { return false }
        index = next
        guard tokens[next].isSymbol("{") else { return true }
        let isClassMethod = tokens[start].isSymbol("+")
        if isClassMethod, let implementation {
            if selector == "registerRoutableDestination" {
                facts.classes[implementation].registration = syntax.position(of: start)
            }
            if selector == "isAbstractRouter" { facts.classes[implementation].isAbstract = returnsYes(at: next) }
        }
        enterMember(selector, isClassMethod: isClassMethod)
        return true
    }

    /// Returns whether a method returns `YES`, also in the form `self == [BaseRouter class]`.
    private func returnsYes(at open: Int) -> Bool {
        let body = tokens[open..<(syntax.brackets.counterpart(of: open) ?? open)]
        return body.contains { $0.isWord("YES") || $0.isWord("true") }
            || zip(body, body.dropFirst()).contains { $0.isWord("self") && $1.isSymbol("=") }
    }
}
#endif
