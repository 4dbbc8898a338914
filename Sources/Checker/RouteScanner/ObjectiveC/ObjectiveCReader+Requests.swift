// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

extension ObjectiveCReader {
    /// The macros that request a router, also by their names in an earlier version.
    static let requestMacros: [String: ObjectiveCKey.Kind] = [
        "ZIKRouterToView": .view, "ZIKRouterToViewModule": .viewModule, "ZIKRouterToService": .service,
        "ZIKRouterToServiceModule": .serviceModule, "ZIKViewRouterToView": .view, "ZIKViewRouterToModule": .viewModule,
        "ZIKServiceRouterToService": .service, "ZIKServiceRouterToModule": .serviceModule,
    ]

    /// The functions of the router classes that request a router.
    private static let requestFunctions: [String: ObjectiveCKey.Kind] = [
        "ZIKViewRouter.toView": .view, "ZIKViewRouter.toModule": .viewModule, "ZIKServiceRouter.toService": .service,
        "ZIKServiceRouter.toModule": .serviceModule, "ZIKViewRouter.classToView": .view,
        "ZIKViewRouter.classToModule": .viewModule, "ZIKServiceRouter.classToService": .service,
        "ZIKServiceRouter.classToModule": .serviceModule,
    ]

    mutating func readWord() {
        let start = index
        let text = tokens[index].text
        switch text {
        case "if", "for", "while", "switch": noteBranch()
        case "else" where index + 1 < tokens.count && !tokens[index + 1].isWord("if"): noteBranch()
        case "return": noteReturn()
        case "ZIKAutoRegister":
            if let name = syntax.wordInParentheses(at: index + 1) { note(.registration(of: name), at: index + 2) }
        case "ZIKRoutable", "ZIKRoutableProtocol":
            if let name = syntax.wordInParentheses(at: index + 1), !known.contains(index) {
                note(.mention(name), at: index)
            }
        case "NSProtocolFromString", "objc_getProtocol": noteProtocolFromText()
        case "NSSelectorFromString", "sel_registerName": noteSelectorFromText()
        default:
            if let kind = Self.requestMacros[text] {
                noteRequest(kind)
            } else if let route = blockRoutes[text], index + 1 < tokens.count, tokens[index + 1].isSymbol(".") {
                noteChain(from: index + 1, of: route.number, isView: route.isView)
            } else {
                noteCall()
            }
        }
        index = max(index, start) + 1
    }

    private mutating func noteRequest(_ kind: ObjectiveCKey.Kind) {
        guard index + 1 < tokens.count, tokens[index + 1].isSymbol("(") else { return }
        guard let name = syntax.wordInParentheses(at: index + 1) else {
            note(.unproven(.unwrittenRequest, text: syntax.text(index..<endOfCall)), at: index)
            return
        }
        let key = ObjectiveCKey(kind, name)
        note(.request(key), at: index + 2)
        noteTypedVariable(key)
    }

    private var endOfCall: Int { (syntax.brackets.counterpart(of: index + 1) ?? index + 1) + 1 }

    /// Notes a variable for a router: `ZIKViewRouterType<id<Parent>, …> *router = ZIKRouterToView(Child)`.
    private mutating func noteTypedVariable(_ key: ObjectiveCKey) {
        let after = index + 4
        guard index > 0, tokens[index - 1].isSymbol("="), after < tokens.count, tokens[after].isSymbol(";") else {
            return
        }
        var start = index - 1
        while start > 0, index - start < 60, !";{}".utf8.contains(tokens[start - 1].symbol) { start -= 1 }
        let type = start..<index - 1
        guard type.contains(where: { tokens[$0].kind == .word && tokens[$0].text.contains("Router") }) else { return }
        noteTyped(type, for: key, syntax.text(type))
    }

    /// Notes the protocols of the first object in a type.
    func typePosition(in range: Range<Int>) -> Int? { range.first { tokens[$0].isWord("id") } }

    mutating func noteTyped(_ range: Range<Int>, for key: ObjectiveCKey, _ text: String) {
        let names = syntax.protocolsOfObject(in: range)
        guard !names.isEmpty, let place = typePosition(in: range) else { return }
        note(.typed(as: names, for: key, text: text), at: place)
    }

    /// Notes the type of a block for the destination: `config.prepareDestination = ^(id<Parent> destination) { … }`.
    mutating func noteTypedProperty() {
        guard let key = requests.last?.key, key.kind == .view || key.kind == .service, index + 3 < tokens.count,
            tokens[index + 1].isSymbol("="), tokens[index + 2].isSymbol("^"), tokens[index + 3].isSymbol("("),
            let close = syntax.brackets.counterpart(of: index + 3)
        else { return }
        noteTyped(index + 4..<close, for: key, tokens[index].text)
    }

    // MARK: Calls

    /// Notes the use of a macro or a function that may be about routes. Its name and its arguments decide that later.
    private mutating func noteCall() {
        let name = tokens[index].text
        if name == "prepareDestination" || name == "routeCompletion" { return noteTypedProperty() }
        guard index + 1 < tokens.count, tokens[index + 1].isSymbol("("), !name.hasPrefix("NS_"),
            let close = syntax.brackets.counterpart(of: index + 1), close > index + 1
        else { return }
        let isMember = index > 0 && (tokens[index - 1].isSymbol(".") || tokens[index - 1].isSymbol(">"))
        if isMember {
            noteRequestingFunction(name, index + 2..<close)
            return
        }
        guard close - index < 200, !(close + 1 < tokens.count && tokens[close + 1].isSymbol("{")) else { return }
        let arguments = syntax.parts(of: index + 2..<close).flatMap(argumentNames)
        guard !arguments.isEmpty else { return }
        note(.call(of: name, arguments: arguments, text: syntax.text(index..<close + 1)), at: index)
    }

    /// Returns the names of the types in an argument, and `self`.
    private func argumentNames(_ range: Range<Int>) -> [String] {
        let range = syntax.bare(range)
        guard let first = range.first else { return [] }
        switch syntax.protocolValue(range) {
        case .routable(let name), .named(let name): return [name]
        case .unwritten: break
        }
        if let name = syntax.className(in: range) { return [name] }
        guard range.count == 1, tokens[first].kind == .word else { return [] }
        let text = tokens[first].text
        return text == "self" || text.beginsInUpperCase && text.contains(where: \.isLowercase) ? [text] : []
    }

    /// Notes `ZIKViewRouter.toView(ZIKRoutable(P))`.
    private mutating func noteRequestingFunction(_ name: String, _ argument: Range<Int>) {
        guard index > 1, tokens[index - 1].isSymbol("."), tokens[index - 2].kind == .word,
            let kind = Self.requestFunctions["\(tokens[index - 2].text).\(name)"]
        else { return }
        switch syntax.protocolValue(argument) {
        case .routable(let name), .named(let name):
            markKnown(argument)
            note(.request(ObjectiveCKey(kind, name)), at: index)
        case .unwritten:
            note(.unproven(.unwrittenRequest, text: syntax.text(index - 2..<argument.upperBound + 1)), at: index - 2)
        }
    }

    /// Notes that a known call reads the protocol in a range.
    mutating func markKnown(_ range: Range<Int>) {
        let range = syntax.bare(range)
        if let first = range.first { known.insert(first) }
    }

    // MARK: Protocols and selectors in texts

    private mutating func noteProtocolFromText() {
        guard index + 3 < tokens.count, tokens[index + 1].isSymbol("(") else { return }
        if tokens[index + 2].kind == .text, tokens[index + 3].isSymbol(")") {
            note(.mention(tokens[index + 2].text), at: index)
        }
    }

    private mutating func noteSelectorFromText() {
        guard index + 3 < tokens.count, tokens[index + 1].isSymbol("(") else { return }
        let isKnown = tokens[index + 2].kind == .text && tokens[index + 3].isSymbol(")")
        if isKnown ? mayRegister(tokens[index + 2].text) : isRegistering {
            note(.unproven(.selector, text: syntax.text(index..<endOfCall)), at: index)
        }
    }

    mutating func readSelector() {
        let start = index
        index += 1
        guard index < tokens.count, tokens[index].isSymbol("("), let close = syntax.brackets.counterpart(of: index)
        else {
            return
        }
        let name = tokens[index + 1..<close].map { $0.kind == .word ? $0.text : ":" }.joined()
        if mayRegister(name) { note(.unproven(.selector, text: syntax.text(start..<close + 1)), at: start) }
        index = close + 1
    }
}
#endif
