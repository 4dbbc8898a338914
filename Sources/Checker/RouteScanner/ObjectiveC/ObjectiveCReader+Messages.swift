// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

extension ObjectiveCReader {
    /// The names of messages that register something, up to the first colon.
    private static let registering: Set = [
        "registerView", "registerExclusiveView", "registerService", "registerExclusiveService", "registerViewProtocol",
        "registerServiceProtocol", "registerModuleProtocol", "registerIdentifier", "registerURLPattern",
        "registerDestinationAdapter", "registerModuleAdapter",
    ]

    /// Returns whether a message that is sent by its selector may register routes. Other libraries have messages such as
    /// `registerService:`, so these count only in a registration.
    func mayRegister(_ selector: String) -> Bool {
        let first = String(selector.prefix { $0 != ":" })
        if ["registerRoutableDestination", "registerRouters"].contains(first) { return true }
        return Self.registering.contains(first)
            && (isRegistering || first.hasSuffix("Protocol") || first.hasSuffix("Adapter"))
    }

    /// The classes of block routes, with whether they make views.
    private static let blockRoutes = [
        "ZIKViewRoute": true, "ZIKAnyViewRoute": true, "ZIKServiceRoute": false, "ZIKAnyServiceRoute": false,
    ]

    /// The first parts of the messages by which a router class performs a route or makes a destination.
    private static let performing = [
        "performRoute", "performPath", "performFromSource", "performOnDestination", "performWith", "makeDestination",
        "prepareDestination", "routerForPerforming",
    ]

    mutating func note(_ message: ObjectiveCMessage) {
        let first = message.pieces[0].name
        let receiver = receiverName(message)
        if first == "registerRoutableDestination", message.pieces[0].argument == nil {
            noteDirectRegistration(message, receiver)
        } else if first == "registerRouters", receiver == "ZIKRouteRegistry" {
            noteRouterList(message)
        } else if Self.registering.contains(first) {
            noteRegistration(message, receiver)
        } else if first.hasPrefix("makeRouteWith"), let isView = Self.blockRoutes[receiver ?? ""] {
            noteBlockRoute(message, isView: isView)
        } else if first.hasPrefix("enumerateAll"), first.hasSuffix("Routers") {
            unwrittenUses.append(
                UnwrittenUseFact(
                    text: syntax.text(message.range), position: syntax.position(of: message.range.lowerBound)))
        } else if let key = requestedKey(message) {
            noteTypes(in: message, for: key)
            requests.append((message.range.upperBound, key))
        } else if isRegistering {
            noteHelper(message, receiver)
        } else if let receiver, receiver.beginsInUpperCase, Self.performing.contains(where: first.hasPrefix) {
            note(.message(to: receiver), at: message.receiver.lowerBound)
        }
    }

    /// Returns the name of the receiver: `self`, a class or a variable; nil for other values.
    private func receiverName(_ message: ObjectiveCMessage) -> String? {
        syntax.name(in: message.receiver) ?? syntax.className(in: message.receiver)
    }

    // MARK: Registering routers

    private mutating func noteDirectRegistration(_ message: ObjectiveCMessage, _ receiver: String?) {
        switch receiver {
        case "self", "super": break
        case let name? where name.beginsInUpperCase:
            note(.registration(of: name), at: message.receiver.lowerBound)
        default: note(.unproven(.unwrittenRouters, text: syntax.text(message.range)), at: message.range.lowerBound)
        }
    }

    private mutating func noteRouterList(_ message: ObjectiveCMessage) {
        guard let list = message.argument("registerRouters"), let elements = syntax.elements(of: list) else {
            note(.unproven(.unwrittenRouters, text: syntax.text(message.range)), at: message.range.lowerBound)
            return
        }
        for element in elements {
            if let name = syntax.className(in: element) {
                note(.registration(of: name), at: element.lowerBound)
            } else {
                note(.unproven(.unwrittenRouters, text: syntax.text(element)), at: element.lowerBound)
            }
        }
    }

    // MARK: Types

    /// Returns the key of the receiver: `[ZIKRouterToView(EditorViewInput) performPath:…]`.
    private func requestedKey(_ message: ObjectiveCMessage) -> ObjectiveCKey? {
        let range = syntax.bare(message.receiver)
        guard let first = range.first, range.count == 4 else { return nil }
        guard tokens[first].kind == .word, let kind = Self.requestMacros[tokens[first].text] else { return nil }
        return syntax.wordInParentheses(at: first + 1).map { ObjectiveCKey(kind, $0) }
    }

    /// Notes the types of the blocks that configure a route or prepare its destination.
    private mutating func noteTypes(in message: ObjectiveCMessage, for key: ObjectiveCKey) {
        for piece in message.pieces {
            let name = piece.name.lowercased()
            guard let argument = piece.argument.map(syntax.bare), argument.count > 3,
                tokens[argument.lowerBound].isSymbol("^"),
                let open = argument.first(where: { tokens[$0].isSymbol("(") || tokens[$0].isSymbol("{") }),
                tokens[open].isSymbol("("), let close = syntax.brackets.counterpart(of: open)
            else { continue }
            let parameters = open + 1..<close
            let isModule = key.kind == .viewModule || key.kind == .serviceModule
            if name.hasSuffix("configuring") || name == "strictremoving", let first = syntax.parts(of: parameters).first
            {
                if isModule {
                    noteModuleType(first, for: key, piece.name)
                } else {
                    noteTyped(first, for: key, piece.name)
                }
            } else if name.hasSuffix("preparation"), !isModule {
                noteTyped(parameters, for: key, piece.name)
            }
        }
    }

    /// Notes the protocol of a configuration: `ZIKViewRouteConfiguration<EditorModuleInput> *`.
    private mutating func noteModuleType(_ range: Range<Int>, for key: ObjectiveCKey, _ text: String) {
        guard let open = range.first(where: { tokens[$0].isSymbol("<") }), open + 1 < range.upperBound else { return }
        let start = tokens[open + 1].isWord("id") ? open + 2 : open
        let names = syntax.names(inAngles: start, to: range.upperBound)
        if !names.isEmpty { note(.typed(as: names, for: key, text: text), at: range.lowerBound) }
    }
}
#endif
