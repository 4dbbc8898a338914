// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

extension ObjectiveCReader {
    /// Notes a message that registers a class, a protocol, a name or an adapter.
    mutating func noteRegistration(_ message: ObjectiveCMessage, _ name: String?) {
        let place = message.range.lowerBound
        let argument = message.pieces[0].argument ?? 0..<0
        guard let receiver = receiver(name) else {
            // Other libraries have methods such as `registerService:`.
            guard ["Protocol", "Adapter"].contains(where: message.pieces[0].name.hasSuffix) else { return }
            note(.unproven(.unwrittenReceiver, text: syntax.text(message.range)), at: place)
            return
        }
        if message.pieces.count > 1, message.pieces[1].name.hasPrefix("forMaking") {
            noteMaking(message, argument, receiver)
            return
        }
        switch message.pieces[0].name {
        case "registerView", "registerService":
            note(.line(.destination(syntax.className(in: argument), isExclusive: false), receiver), at: place)
        case "registerExclusiveView", "registerExclusiveService":
            note(.line(.destination(syntax.className(in: argument), isExclusive: true), receiver), at: place)
        case "registerViewProtocol": noteKey(.view, argument, receiver, message)
        case "registerServiceProtocol": noteKey(.service, argument, receiver, message)
        case "registerModuleProtocol": noteKey(.module, argument, receiver, message)
        case "registerIdentifier": noteText(argument, receiver, message) { .identifier($0) }
        case "registerURLPattern": noteText(argument, receiver, message) { .urlPattern($0) }
        case "registerDestinationAdapter": noteAdapter(.destination, argument, receiver, message)
        case "registerModuleAdapter": noteAdapter(.module, argument, receiver, message)
        default: break
        }
    }

    /// Returns the receiver of a registration; nil for a variable.
    private func receiver(_ name: String?) -> ObjectiveCStatement.Receiver? {
        switch name {
        case "self", "super": owner == nil ? nil : .own
        case "ZIKViewRouter", "ZIKAnyViewRouter": .library(isView: true)
        case "ZIKServiceRouter", "ZIKAnyServiceRouter": .library(isView: false)
        case let name? where name.beginsInUpperCase: .router(name)
        default: nil
        }
    }

    private mutating func noteKey(
        _ kind: ObjectiveCKey.Kind, _ argument: Range<Int>, _ receiver: ObjectiveCStatement.Receiver,
        _ message: ObjectiveCMessage
    ) {
        let place = message.range.lowerBound
        switch syntax.protocolValue(argument) {
        case .routable(let name):
            markKnown(argument)
            note(.line(.key(ObjectiveCKey(kind, name)), receiver), at: place)
        case .named: note(.line(.unproven(.namedProtocol, text: syntax.text(message.range)), receiver), at: place)
        case .unwritten:
            note(.line(.unproven(.unwrittenProtocol, text: syntax.text(message.range)), receiver), at: place)
        }
    }

    private mutating func noteText(
        _ argument: Range<Int>, _ receiver: ObjectiveCStatement.Receiver, _ message: ObjectiveCMessage,
        _ line: (String) -> ObjectiveCLine
    ) {
        let place = message.range.lowerBound
        if let text = syntax.literal(argument) {
            note(.line(line(text), receiver), at: place)
        } else {
            note(.line(.unproven(.unwrittenText, text: syntax.text(argument)), receiver), at: place)
        }
    }

    private mutating func noteAdapter(
        _ kind: ObjectiveCKey.Kind, _ argument: Range<Int>, _ receiver: ObjectiveCStatement.Receiver,
        _ message: ObjectiveCMessage
    ) {
        let place = message.range.lowerBound
        let adaptee = message.argument("forAdaptee") ?? 0..<0
        switch (syntax.protocolValue(argument), syntax.protocolValue(adaptee)) {
        case (.routable(let required), .routable(let provided)):
            markKnown(argument)
            markKnown(adaptee)
            note(.line(.adapter(ObjectiveCKey(kind, required), adaptee: provided), receiver), at: place)
        case (.unwritten, _), (_, .unwritten):
            note(.line(.unproven(.unwrittenProtocol, text: syntax.text(message.range)), receiver), at: place)
        default: note(.line(.unproven(.namedProtocol, text: syntax.text(message.range)), receiver), at: place)
        }
    }

    // MARK: Routes without a router class

    /// Notes `[ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]` and its variants.
    private mutating func noteMaking(
        _ message: ObjectiveCMessage, _ argument: Range<Int>, _ receiver: ObjectiveCStatement.Receiver
    ) {
        let number = blockRouteCount
        let isView: Bool =
            switch receiver {
            case .library(let isView): isView
            default: message.pieces[1].name == "forMakingView"
            }
        blockRouteCount += 1
        let route = ObjectiveCStatement.Receiver.block(number, isView: isView)
        let destination = message.pieces[1].argument.flatMap(syntax.className)
        note(.line(.destination(destination, isExclusive: false), route), at: message.range.lowerBound)
        switch message.pieces[0].name {
        case "registerViewProtocol": noteKey(.view, argument, route, message)
        case "registerServiceProtocol": noteKey(.service, argument, route, message)
        case "registerModuleProtocol": noteKey(isView ? .viewModule : .serviceModule, argument, route, message)
        case "registerIdentifier": noteText(argument, route, message) { .identifier($0) }
        default: break
        }
    }

    /// Notes `[ZIKViewRoute makeRouteWithDestination:[C class] makeDestination:^…]` and the properties after it.
    mutating func noteBlockRoute(_ message: ObjectiveCMessage, isView: Bool) {
        let number = blockRouteCount
        blockRouteCount += 1
        let isExclusive = message.pieces[0].name.contains("Exclusive")
        let destination = message.pieces[0].argument.flatMap(syntax.className)
        note(
            .line(.destination(destination, isExclusive: isExclusive), .block(number, isView: isView)),
            at: message.range.lowerBound)
        if let variable = variable(before: message.range.lowerBound) { blockRoutes[variable] = (number, isView) }
        noteChain(from: message.range.upperBound, of: number, isView: isView)
    }

    /// Returns the variable that receives the value that begins at a token.
    private func variable(before index: Int) -> String? {
        var index = index - 1
        while index > 0, tokens[index].isSymbol(")"), let open = syntax.brackets.counterpart(of: index), open > 0 {
            index = open - 1
        }
        while index > 0, tokens[index].isSymbol("(") { index -= 1 }
        guard index > 0, tokens[index].isSymbol("="), tokens[index - 1].kind == .word else { return nil }
        return tokens[index - 1].text
    }

    /// Notes the properties of a block route: `.registerIdentifier(@"editor").registerURLPattern(@"app://editor")`.
    mutating func noteChain(from start: Int, of number: Int, isView: Bool) {
        let route = ObjectiveCStatement.Receiver.block(number, isView: isView)
        var index = start
        while index + 2 < tokens.count, tokens[index].isSymbol("."), tokens[index + 1].kind == .word,
            tokens[index + 2].isSymbol("("), let close = syntax.brackets.counterpart(of: index + 2)
        {
            noteProperty(index + 1, index + 3..<close, route, isView: isView)
            index = close + 1
        }
    }

    private mutating func noteProperty(
        _ name: Int, _ argument: Range<Int>, _ route: ObjectiveCStatement.Receiver, isView: Bool
    ) {
        guard !known.contains(name) else { return }
        known.insert(name)
        let text = syntax.text(name..<argument.upperBound + 1)
        func key(_ kind: ObjectiveCKey.Kind) -> ObjectiveCLine {
            switch syntax.protocolValue(argument) {
            case .routable(let name): .key(ObjectiveCKey(kind, name))
            case .named: .unproven(.namedProtocol, text: text)
            case .unwritten: .unproven(.unwrittenProtocol, text: text)
            }
        }
        let line: ObjectiveCLine
        switch tokens[name].text {
        case "registerDestinationProtocol": line = key(isView ? .view : .service)
        case "registerModuleProtocol": line = key(isView ? .viewModule : .serviceModule)
        case "registerIdentifier":
            line =
                syntax.literal(argument).map { .identifier($0) }
                ?? .unproven(.unwrittenText, text: syntax.text(argument))
        case "registerURLPattern":
            line =
                syntax.literal(argument).map { .urlPattern($0) }
                ?? .unproven(.unwrittenText, text: syntax.text(argument))
        case "registerDestination": line = .destination(syntax.className(in: argument), isExclusive: false)
        case "registerExclusiveDestination": line = .destination(syntax.className(in: argument), isExclusive: true)
        default: return
        }
        if case .key = line { markKnown(argument) }
        note(.line(line, route), at: name)
    }

    // MARK: Helpers

    /// Notes a message in a registration that may register a protocol, because it has one as an argument.
    mutating func noteHelper(_ message: ObjectiveCMessage, _ receiver: String?) {
        let first = message.pieces[0].name
        if first.hasPrefix("performSelector") {
            // The selector itself is noted if it is written.
            guard let start = message.pieces[0].argument?.first, tokens[start].kind == .word,
                !tokens[start].isWord("NSSelectorFromString")
            else { return }
            note(.unproven(.selector, text: syntax.text(message.range)), at: message.range.lowerBound)
            return
        }
        let passes = message.pieces.contains { piece in
            guard let argument = piece.argument, !piece.name.hasPrefix("conforms") else { return false }
            return syntax.protocolValue(argument) != .unwritten
        }
        let isHelper = first.hasPrefix("register") && message.pieces[0].argument != nil && receiver != nil
        if passes || isHelper {
            note(.unproven(.function, text: syntax.text(message.range)), at: message.range.lowerBound)
        }
    }
}
#endif
