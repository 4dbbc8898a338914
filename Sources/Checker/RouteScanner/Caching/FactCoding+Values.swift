// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

extension ByteWriter {
    mutating func write(_ fact: LifetimeFact) {
        switch fact.kind {
        case .transient: write(0)
        case .shared: write(1)
        case .weak: write(2)
        case .unknown: write(3)
        case .scoped(to: nil): write(4)
        case .scoped(let kind?):
            write(5)
            write(kind)
        case .graph: write(6)
        case .cached: write(7)
        }
        write(fact.isMadeAtStart)
        write(fact.scope)
        write(fact.position)
    }

    mutating func write(_ facts: ValueFacts) {
        write(facts.lifetimes) { $0.write($1) }
        write(facts.constants) { writer, fact in
            writer.write(fact.path) { (writer: inout ByteWriter, name: String) in writer.write(name) }
            writer.write(fact.text)
        }
        write(facts.urls) { writer, fact in
            writer.write(OpenedURLFact.Kind.allCases.firstIndex(of: fact.kind)!)
            writer.write(fact.text)
            writer.write(fact.position)
        }
        write(facts.identifiers) { writer, fact in
            writer.write(fact.text)
            writer.write(fact.isView)
            writer.write(fact.position)
        }
        write(facts.launches) { writer, fact in
            writer.write(fact.isTopLevel)
            writer.write(fact.steps) { writer, step in
                writer.write(step.isRegistration)
                writer.write(step.start)
                writer.write(step.end)
            }
        }
        write(facts.configurations) { writer, fact in
            writer.write(fact.type)
            writer.write(fact.scope)
        }
        write(facts.properties) { writer, fact in
            writer.write(fact.names != nil)
            writer.write(fact.names ?? []) { (writer: inout ByteWriter, name: String) in writer.write(name) }
            writer.write(fact.scope)
        }
        write(facts.plainPatterns) { $0.write($1) }
        write(facts.nearMisses) { writer, fact in
            writer.write(fact.member)
            writer.write(fact.message)
            writer.write(fact.remedy)
            writer.write(optional: fact.provider)
            writer.write(fact.types) { (writer: inout ByteWriter, name: String) in writer.write(name) }
            writer.write(fact.position)
        }
    }

    private mutating func write(_ text: WrittenText) {
        switch text {
        case .unknown: write(0)
        case .literal(let text):
            write(1)
            write(text)
        case .constant(let names):
            write(2)
            write(names) { (writer: inout ByteWriter, name: String) in writer.write(name) }
        }
    }
}

extension ByteWriter {
    mutating func write(_ place: ShortNameFact.Place) {
        switch place {
        case .other: write(0)
        case .argument(let function, let label, let call):
            write(1)
            write(function)
            write(optional: label)
            write(call)
        case .value(let type):
            write(2)
            write(type)
        case .assigned(let name):
            write(3)
            write(name)
        }
    }
}

extension ByteReader {
    mutating func shortNamePlace() throws(Damage) -> ShortNameFact.Place {
        switch try number() {
        case 0: .other
        case 1: .argument(of: try text(), label: try optionalText(), call: try position())
        case 2: .value(of: try type())
        case 3: .assigned(to: try text())
        default: throw Damage()
        }
    }

    mutating func lifetime() throws(Damage) -> LifetimeFact {
        let kind: LifetimeFact.Kind
        switch try number() {
        case 0: kind = .transient
        case 1: kind = .shared
        case 2: kind = .weak
        case 3: kind = .unknown
        case 4: kind = .scoped(to: nil)
        case 5: kind = .scoped(to: try type())
        case 6: kind = .graph
        case 7: kind = .cached
        default: throw Damage()
        }
        let isMadeAtStart = try flag()
        let scope = try scope()
        return LifetimeFact(kind, isMadeAtStart: isMadeAtStart, scope: scope, position: try position())
    }

    mutating func values() throws(Damage) -> ValueFacts {
        var facts = ValueFacts()
        facts.lifetimes = try array { reader throws(Damage) in try reader.lifetime() }
        facts.constants = try array { reader throws(Damage) in
            let path = try reader.texts()
            return TextConstantFact(path, try reader.text())
        }
        facts.urls = try array { reader throws(Damage) in
            let kind = try reader.element(of: OpenedURLFact.Kind.allCases)
            let text = try reader.writtenText()
            return OpenedURLFact(kind, text, position: try reader.position())
        }
        facts.identifiers = try array { reader throws(Damage) in
            let text = try reader.writtenText()
            let isView = try reader.flag()
            return IdentifierRequestFact(text, isView: isView, position: try reader.position())
        }
        facts.launches = try array { reader throws(Damage) in
            let isTopLevel = try reader.flag()
            let steps = try reader.array { reader throws(Damage) in
                let isRegistration = try reader.flag()
                let start = try reader.position()
                return LaunchFact.Step(isRegistration: isRegistration, start: start, end: try reader.position())
            }
            return LaunchFact(isTopLevel: isTopLevel, steps: steps)
        }
        facts.configurations = try array { reader throws(Damage) in
            let type = try reader.type()
            return ConfigurationFact(type, scope: try reader.scope())
        }
        facts.properties = try array { reader throws(Damage) in
            let hasNames = try reader.flag()
            let names = try reader.texts()
            return PropertiesFact(hasNames ? names : nil, scope: try reader.scope())
        }
        facts.plainPatterns = try array { reader throws(Damage) in try reader.position() }
        facts.nearMisses = try array { reader throws(Damage) in
            let member = try reader.text()
            let message = try reader.text()
            let remedy = try reader.text()
            let provider = try reader.optionalText()
            let types = try reader.texts()
            return NearMissFact(
                member: member, message: message, remedy: remedy, provider: provider, types: types,
                position: try reader.position())
        }
        return facts
    }

    private mutating func writtenText() throws(Damage) -> WrittenText {
        switch try number() {
        case 0: .unknown
        case 1: .literal(try text())
        case 2: .constant(try texts())
        default: throw Damage()
        }
    }
}
#endif
