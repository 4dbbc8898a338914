// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

// The encoding stores indices into these arrays.
private let doubts = ObjectiveCDoubt.allCases
private let keyKinds = ObjectiveCKey.Kind.allCases

extension ByteWriter {
    mutating func write(_ facts: ObjectiveCFacts) {
        write(facts.protocols) { writer, fact in
            writer.write(fact.name)
            writer.write(optional: fact.swiftName)
            writer.write(fact.parents) { $0.write($1) }
            writer.write(fact.position)
        }
        write(facts.classes) { writer, fact in
            writer.write(fact.name)
            writer.write(optional: fact.superclass)
            writer.write(fact.isCategory)
            writer.write(fact.isImplementation)
            writer.write(fact.isAbstract)
            writer.write(fact.registration != nil)
            if let position = fact.registration { writer.write(position) }
            writer.write(fact.position)
        }
        write(facts.statements) { $0.write($1) }
        write(facts.macros) { writer, fact in
            writer.write(fact.name)
            writer.write(fact.registers)
        }
        write(facts.headers) { $0.write($1) }
    }

    private mutating func write(_ statement: ObjectiveCStatement) {
        switch statement.kind {
        case .registration(of: let name):
            write(0)
            write(name)
        case .line(let line, let receiver):
            write(1)
            write(line)
            write(receiver)
        case .request(let key):
            write(2)
            write(key)
        case .mention(let name):
            write(3)
            write(name)
        case .message(to: let name):
            write(4)
            write(name)
        case .typed(as: let names, for: let key, let text):
            write(5)
            write(names) { $0.write($1) }
            write(key)
            write(text)
        case .call(of: let name, let arguments, let text):
            write(6)
            write(name)
            write(arguments) { $0.write($1) }
            write(text)
        case .unproven(let doubt, let text):
            write(7)
            write(doubts.firstIndex(of: doubt)!)
            write(text)
        }
        write(optional: statement.owner)
        write(optional: statement.member)
        write(statement.isConditional)
        write(statement.position)
    }

    private mutating func write(_ line: ObjectiveCLine) {
        switch line {
        case .destination(let name, let isExclusive):
            write(0)
            write(optional: name)
            write(isExclusive)
        case .key(let key):
            write(1)
            write(key)
        case .adapter(let key, let adaptee):
            write(2)
            write(key)
            write(adaptee)
        case .identifier(let text):
            write(3)
            write(text)
        case .urlPattern(let text):
            write(4)
            write(text)
        case .unproven(let doubt, let text):
            write(5)
            write(doubts.firstIndex(of: doubt)!)
            write(text)
        }
    }

    private mutating func write(_ receiver: ObjectiveCStatement.Receiver) {
        switch receiver {
        case .own: write(0)
        case .router(let name):
            write(1)
            write(name)
        case .library(let isView):
            write(2)
            write(isView)
        case .block(let number, let isView):
            write(3)
            write(number)
            write(isView)
        }
    }

    private mutating func write(_ key: ObjectiveCKey) {
        write(keyKinds.firstIndex(of: key.kind)!)
        write(key.name)
    }
}

extension ByteReader {
    mutating func objectiveC() throws(Damage) -> ObjectiveCFacts {
        var facts = ObjectiveCFacts()
        facts.protocols = try array { reader throws(Damage) in
            ObjectiveCProtocolFact(
                name: try reader.text(), swiftName: try reader.optionalText(), parents: try reader.texts(),
                position: try reader.position())
        }
        facts.classes = try array { reader throws(Damage) in
            let name = try reader.text()
            let superclass = try reader.optionalText()
            let isCategory = try reader.flag()
            let isImplementation = try reader.flag()
            let isAbstract = try reader.flag()
            let registration = try reader.flag() ? try reader.position() : nil
            return ObjectiveCClassFact(
                name: name, superclass: superclass, isCategory: isCategory, isImplementation: isImplementation,
                isAbstract: isAbstract, registration: registration, position: try reader.position())
        }
        facts.statements = try array { reader throws(Damage) in try reader.statement() }
        facts.macros = try array { reader throws(Damage) in
            ObjectiveCMacroFact(name: try reader.text(), registers: try reader.flag())
        }
        facts.headers = try texts()
        return facts
    }

    private mutating func statement() throws(Damage) -> ObjectiveCStatement {
        let kind: ObjectiveCStatement.Kind
        switch try number() {
        case 0: kind = .registration(of: try text())
        case 1:
            let line = try objectiveCLine()
            kind = .line(line, try receiver())
        case 2: kind = .request(try objectiveCKey())
        case 3: kind = .mention(try text())
        case 4: kind = .message(to: try text())
        case 5:
            let names = try texts()
            let key = try objectiveCKey()
            kind = .typed(as: names, for: key, text: try text())
        case 6:
            let name = try text()
            let arguments = try texts()
            kind = .call(of: name, arguments: arguments, text: try text())
        case 7:
            let doubt = try element(of: doubts)
            kind = .unproven(doubt, text: try text())
        default: throw Damage()
        }
        let owner = try optionalText()
        let member = try optionalText()
        let isConditional = try flag()
        return ObjectiveCStatement(
            kind, owner: owner, member: member, isConditional: isConditional, position: try position())
    }

    private mutating func objectiveCLine() throws(Damage) -> ObjectiveCLine {
        switch try number() {
        case 0:
            let name = try optionalText()
            return .destination(name, isExclusive: try flag())
        case 1: return .key(try objectiveCKey())
        case 2:
            let key = try objectiveCKey()
            return .adapter(key, adaptee: try text())
        case 3: return .identifier(try text())
        case 4: return .urlPattern(try text())
        case 5:
            let doubt = try element(of: doubts)
            return .unproven(doubt, text: try text())
        default: throw Damage()
        }
    }

    private mutating func receiver() throws(Damage) -> ObjectiveCStatement.Receiver {
        switch try number() {
        case 0: return .own
        case 1: return .router(try text())
        case 2: return .library(isView: try flag())
        case 3:
            let number = try number()
            return .block(number, isView: try flag())
        default: throw Damage()
        }
    }

    private mutating func objectiveCKey() throws(Damage) -> ObjectiveCKey {
        let kind = try element(of: keyKinds)
        return ObjectiveCKey(kind, try text())
    }
}
#endif
