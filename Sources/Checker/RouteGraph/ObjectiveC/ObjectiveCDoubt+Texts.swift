// SPDX-License-Identifier: Apache-2.0

extension ObjectiveCDoubt {
    /// The reason, as the end of a sentence. The graph contains it.
    var reason: String {
        switch self {
        case .unwrittenProtocol: "the protocol is not written as ZIKRoutable(…)"
        case .namedProtocol: "the protocol is written without ZIKRoutable(…), so the compiler does not check it"
        case .unwrittenText: "the text is not a literal"
        case .unwrittenRouters: "the router class is not written here"
        case .unwrittenReceiver: "the router that receives it is not written here"
        case .unwrittenRequest: "the requested protocol is not written here"
        case .selector: "the message is sent by a selector"
        case .macro: "a macro registers routes"
        case .macroRequest: "a macro requests a route"
        case .function: "a function or a method with parameters may register routes"
        }
    }

    /// Whether the code may register routes.
    var mayRegister: Bool {
        switch self {
        case .unwrittenProtocol, .namedProtocol, .unwrittenRouters, .unwrittenReceiver, .selector, .macro, .function:
            true
        case .unwrittenText, .unwrittenRequest, .macroRequest: false
        }
    }

    /// Whether the code may request routes.
    var mayRequest: Bool { self == .unwrittenRequest || self == .macroRequest }

    var remedy: String {
        switch self {
        case .unwrittenProtocol, .namedProtocol:
            "write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]"
        case .unwrittenText: "write the text in the call"
        case .unwrittenRouters: "write ZIKAutoRegister(<#Router#>) beside the @implementation of each router"
        case .unwrittenReceiver: "send it to self in +registerRoutableDestination of the router"
        case .unwrittenRequest: "write the protocol in the macro: ZIKRouterToView(<#Protocol#>)"
        case .selector: "send the message directly"
        case .macro: "write the registration without the macro"
        case .macroRequest: "write the request without the macro: ZIKRouterToView(<#Protocol#>)"
        case .function: "write the registrations in +registerRoutableDestination"
        }
    }

    private static let reasons = Dictionary(uniqueKeysWithValues: allCases.map { ($0.reason, $0) })

    /// Creates the doubt of an unresolved place; nil if the place has another reason.
    init?(reason: String) {
        guard let doubt = Self.reasons[reason] else { return nil }
        self = doubt
    }
}
