// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

extension ByteWriter {
    mutating func write(_ fact: FunctionFact) {
        write(fact.kind.rawValue)
        write(fact.name)
        write(fact.scope)
        write(optional: fact.parent)
        write(fact.isStatic)
        write(fact.isRoot)
        write(fact.isGlobalValue)
        write(fact.keepsValue)
        write(fact.parameters) { writer, parameter in
            writer.write(optional: parameter.label)
            writer.write(parameter.name)
            writer.write(parameter.type)
            writer.write(parameter.hasDefault)
            writer.write(parameter.isDeferred)
            writer.write(parameter.isVariadic)
        }
        write(optional: fact.result)
        write(fact.values) { $0.write($1) }
        write(fact.bindings) { writer, binding in
            writer.write(binding.name)
            writer.write(binding.value)
        }
        write(fact.calls) { $0.write($1) }
        write(fact.mentions) { $0.write($1) }
        write(fact.position)
        write(fact.end)
    }

    private mutating func write(_ call: CallFact) {
        write(call.name)
        write(call.receiver != nil)
        if let receiver = call.receiver { write(receiver) }
        write(call.isCall)
        write(call.genericArguments) { $0.write($1) }
        write(call.arguments) { writer, argument in
            writer.write(optional: argument.label)
            writer.write(argument.value)
        }
        write(call.trailingClosures)
        write(call.isCertain)
        write(call.isOptional)
        write(call.isAfterNil)
        write(optional: call.expected)
        write(optional: call.target)
        write(call.outer) { writer, outer in
            writer.write(outer.call)
            writer.write(outer.argument)
        }
        write(call.position)
        write(call.subject != nil)
        if let subject = call.subject { write(subject) }
    }

    private mutating func write(_ value: CodeValue) {
        switch value {
        case .other: write(0)
        case .key(let key, let position):
            write(1)
            write(key)
            write(position)
        case .inferred(let kind, let type, let position):
            write(2)
            write(optional: kind?.keyName)
            write(optional: type)
            write(position)
        case .type(let type):
            write(3)
            write(type)
        case .name(let name, let base):
            write(4)
            write(name)
            write(base != nil)
            if let base { write(base) }
        case .call(let number):
            write(5)
            write(number)
        case .own: write(6)
        case .implicit: write(7)
        case .oneOf(let values):
            write(8)
            write(values) { $0.write($1) }
        case .closure(let number):
            write(9)
            write(number)
        case .text(let text):
            write(10)
            write(text)
        }
    }

    private mutating func write(optional number: Int?) {
        write(number != nil)
        if let number { write(number) }
    }

    private mutating func write(optional type: TypeReference?) {
        write(type != nil)
        if let type { write(type) }
    }
}

extension ByteReader {
    mutating func functions() throws(Damage) -> [FunctionFact] {
        try array { reader throws(Damage) in try reader.function() }
    }

    private mutating func function() throws(Damage) -> FunctionFact {
        guard let kind = FunctionFact.Kind(rawValue: try number()) else { throw Damage() }
        let name = try text()
        let scope = try scope()
        let parent = try optionalNumber()
        var fact = FunctionFact(kind, name, scope: scope, parent: parent, position: SourcePosition(line: 1, column: 1))
        fact.isStatic = try flag()
        fact.isRoot = try flag()
        fact.isGlobalValue = try flag()
        fact.keepsValue = try flag()
        fact.parameters = try array { reader throws(Damage) in
            let label = try reader.optionalText()
            let name = try reader.text()
            let type = try reader.type()
            let hasDefault = try reader.flag()
            let isDeferred = try reader.flag()
            return FunctionFact.Parameter(
                label: label, name: name, type: type, hasDefault: hasDefault, isDeferred: isDeferred,
                isVariadic: try reader.flag())
        }
        fact.result = try optionalType()
        fact.values = try values()
        fact.bindings = try array { reader throws(Damage) in
            let name = try reader.text()
            return FunctionFact.Binding(name, try reader.value())
        }
        fact.calls = try array { reader throws(Damage) in try reader.call() }
        fact.mentions = try texts()
        fact.position = try position()
        fact.end = try position()
        return fact
    }

    private mutating func call() throws(Damage) -> CallFact {
        let name = try text()
        let receiver = try flag() ? try value() : nil
        var call = CallFact(name, of: receiver, position: SourcePosition(line: 1, column: 1))
        call.isCall = try flag()
        call.genericArguments = try array { reader throws(Damage) in try reader.type() }
        call.arguments = try array { reader throws(Damage) in
            let label = try reader.optionalText()
            return CallFact.Argument(label, try reader.value())
        }
        call.trailingClosures = try number()
        call.isCertain = try flag()
        call.isOptional = try flag()
        call.isAfterNil = try flag()
        call.expected = try optionalType()
        call.target = try optionalText()
        call.outer = try array { reader throws(Damage) in
            let call = try reader.number()
            return CallFact.Outer(call: call, argument: try reader.number())
        }
        call.position = try position()
        if try flag() { call.subject = try position() }
        return call
    }

    private mutating func values() throws(Damage) -> [CodeValue] {
        try array { reader throws(Damage) in try reader.value() }
    }

    private mutating func value() throws(Damage) -> CodeValue {
        switch try number() {
        case 0: return .other
        case 1:
            let key = try key()
            return .key(key, try position())
        case 2:
            let kind = try optionalText().flatMap(RouteKind.init(keyName:))
            let type = try optionalType()
            return .inferred(kind, as: type, try position())
        case 3: return .type(try type())
        case 4:
            let name = try text()
            return .name(name, of: try flag() ? try value() : nil)
        case 5: return .call(try number())
        case 6: return .own
        case 7: return .implicit
        case 8: return .oneOf(try values())
        case 9: return .closure(try number())
        case 10: return .text(try text())
        default: throw Damage()
        }
    }

    private mutating func optionalNumber() throws(Damage) -> Int? { try flag() ? try number() : nil }

    private mutating func optionalType() throws(Damage) -> TypeReference? { try flag() ? try type() : nil }
}
#endif
