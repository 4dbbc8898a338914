// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Reads the facts of one Objective-C file.
///
/// It visits each token once, from the first to the last, and does not nest calls. Broken code therefore costs no more than other code.
struct ObjectiveCReader {
    let syntax: ObjectiveCSyntax
    var facts = ObjectiveCFacts()
    var imports: [ImportFact] = []
    var unwrittenUses: [UnwrittenUseFact] = []
    /// The number of the token to read next.
    var index = 0

    /// The class whose `@implementation` is read, by its number in the facts.
    var implementation: Int?
    var member: String?
    var isClassMethod = false
    /// The end of the method or the function that is read.
    private var memberEnd = 0
    /// The ends of the branches, loops and blocks around the token.
    private var branches: [(end: Int, isBlock: Bool)] = []
    /// The bodies of blocks that may run later, by the number of their opening brace.
    private var laterBlocks: Set<Int> = []
    /// Whether the function may have returned before the token.
    private var mayHaveReturned = false

    /// The requests whose messages contain the token.
    var requests: [(end: Int, key: ObjectiveCKey)] = []
    /// The block routes in the variables of the function.
    var blockRoutes: [String: (number: Int, isView: Bool)] = [:]
    var blockRouteCount = 0
    /// The protocols that belong to a known call, by their tokens. They are no other use.
    var known: Set<Int> = []

    init(_ syntax: ObjectiveCSyntax) { self.syntax = syntax }

    var tokens: [ObjectiveCToken] { syntax.tokens }

    /// Returns the facts of a file.
    static func read(_ bytes: UnsafeRawBufferPointer) -> FileFacts {
        let text = ObjectiveCBytes(bytes)
        let lines = LineTable(bytes)
        var lexer = ObjectiveCLexer(text)
        lexer.read()
        var reader = ObjectiveCReader(ObjectiveCSyntax(text, lexer.tokens, lines: lines))
        for directive in lexer.directives { reader.note(directive) }
        reader.read()
        var facts = FileFacts()
        facts.imports = reader.imports
        facts.unwrittenUses = reader.unwrittenUses
        facts.objectiveC = reader.facts
        facts.allowances = lexer.allowances.map {
            AllowanceFact(line: lines.position(of: $0.offset).line, ids: $0.ids)
        }
        return facts
    }

    private mutating func read() {
        while index < tokens.count {
            leaveScopes()
            switch tokens[index].kind {
            case .keyword: readKeyword()
            case .word: readWord()
            case .symbol: readSymbol()
            case .text, .number: index += 1
            }
        }
    }

    // MARK: Scopes

    private mutating func leaveScopes() {
        while let end = branches.last?.end, end <= index { branches.removeLast() }
        while let end = requests.last?.end, end <= index { requests.removeLast() }
        if index >= memberEnd, memberEnd > 0 { leaveMember() }
    }

    mutating func leaveMember() {
        member = nil
        memberEnd = 0
        branches = []
        blockRoutes = [:]
        mayHaveReturned = false
    }

    /// Begins the body of a method or a function. The next token is its opening brace.
    mutating func enterMember(_ name: String?, isClassMethod: Bool = false) {
        leaveMember()
        member = name
        self.isClassMethod = isClassMethod
        memberEnd = (syntax.brackets.counterpart(of: index) ?? tokens.count - 1) + 1
        index += 1
    }

    private mutating func readSymbol() {
        let token = tokens[index]
        switch token.symbol {
        case UInt8(ascii: "{"): readBrace()
        case UInt8(ascii: "["):
            if let message = syntax.message(at: index) { note(message) }
            index += 1
        case UInt8(ascii: "^"):
            noteBlock()
            index += 1
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            if memberEnd == 0 || token.beginsLine, implementation != nil, readMethod() { return }
            index += 1
        default: index += 1
        }
    }

    private mutating func readBrace() {
        let before = index - 1
        guard before >= 0 else {
            index += 1
            return
        }
        let end = syntax.brackets.counterpart(of: index) ?? tokens.count
        if laterBlocks.contains(index) {
            branches.append((end, true))
        } else if tokens[before].isWord("else") || tokens[before].isWord("do") {
            branches.append((end, false))
        } else if tokens[before].isSymbol(")"), let open = syntax.brackets.counterpart(of: before), open > 0 {
            let name = tokens[open - 1]
            if name.kind == .word, Self.branching.contains(name.text) {
                branches.append((end, false))
            } else if memberEnd == 0 {
                enterMember(name.kind == .word ? name.text : nil)
                return
            }
        }
        index += 1
    }

    private static let branching: Set = ["if", "for", "while", "switch", "catch"]

    /// Notes the body of a block. It may run later or never, unless `dispatch_once` runs it.
    private mutating func noteBlock() {
        var next = index + 1
        while next < tokens.count, next - index < 12, tokens[next].kind == .word || tokens[next].isSymbol("*") {
            next += 1
        }
        if next < tokens.count, tokens[next].isSymbol("("), let close = syntax.brackets.counterpart(of: next) {
            next = close + 1
        }
        guard next < tokens.count, tokens[next].isSymbol("{") else { return }
        let isOnce = tokens[max(index - 6, 0)..<index].contains { $0.isWord("dispatch_once") }
        if !isOnce { laterBlocks.insert(next) }
    }

    /// Notes a branch without braces: `if (isDebug) [self registerIdentifier:@"debug"];`.
    mutating func noteBranch() {
        var next = index + 1
        if next < tokens.count, tokens[next].isSymbol("("), let close = syntax.brackets.counterpart(of: next) {
            next = close + 1
        }
        guard next < tokens.count, !tokens[next].isSymbol("{") else { return }
        let limit = min(next + 100, tokens.count)
        while next < limit, !tokens[next].isSymbol(";") {
            next = (syntax.brackets.counterpart(of: next).map { max($0, next) } ?? next) + 1
        }
        branches.append((next, false))
    }

    mutating func noteReturn() {
        // A return in a block leaves the block only.
        if !branches.isEmpty, !branches.contains(where: \.isBlock) { mayHaveReturned = true }
    }

    private func isConditional(at index: Int) -> Bool {
        !branches.isEmpty || mayHaveReturned || tokens[index].isUncertain
    }

    // MARK: Facts

    var owner: String? { implementation.map { facts.classes[$0].name } }

    /// Whether the code registers the routes of the class around it.
    var isRegistering: Bool { isClassMethod && member == "registerRoutableDestination" }

    mutating func note(_ kind: ObjectiveCStatement.Kind, at index: Int) {
        facts.statements.append(
            ObjectiveCStatement(
                kind, owner: owner, member: member, isConditional: isConditional(at: index),
                position: syntax.position(of: index)))
    }

    private mutating func note(_ directive: ObjectiveCLexer.Directive) {
        switch directive.name {
        case "import", "include":
            let name = directive.text.drop { $0 == " " || $0 == "\t" }
            let path = name.dropFirst().prefix { $0 != ">" && $0 != "\"" }.split(separator: "/")
            if name.hasPrefix("<"), path.count > 1 {
                imports.append(ImportFact(module: String(path[0])))
            } else if name.hasPrefix("\""), let header = path.last {
                facts.headers.append(String(header))
            }
        case "define": noteMacro(directive.text)
        default: break
        }
    }

    private mutating func noteMacro(_ text: String) {
        let text = text.drop { $0 == " " || $0 == "\t" }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let body = text.dropFirst(name.count)
        // A header may define names of an earlier version.
        if ObjectiveCSyntax.protocolMacros.contains(String(name)) || Self.requestMacros[String(name)] != nil { return }
        if Self.registeringWords.contains(where: body.contains) {
            facts.macros.append(ObjectiveCMacroFact(name: String(name), registers: true))
        } else if body.contains("ZIKRouterTo") {
            facts.macros.append(ObjectiveCMacroFact(name: String(name), registers: false))
        }
    }

    private static let registeringWords = [
        "registerView", "registerService", "registerExclusive", "registerModule", "registerDestination",
        "registerIdentifier", "registerURLPattern", "registerRoutableDestination", "registerRouters",
        "ZIKAutoRegister", "ZIKRoutable(",
    ]
}
#endif
