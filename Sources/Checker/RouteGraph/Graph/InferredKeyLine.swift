// SPDX-License-Identifier: Apache-2.0

/// Recognises keys that the compiler infers: `Provides(RoutableService()) { $0 as any Clock }`, `Provides(.init()) { … }`.
enum InferredKeyLine {
    /// Returns whether a line of `routes` that was not understood has an inferred key.
    static func matches(_ text: String) -> Bool {
        let rest = text.without("ModuleRouter.").without("ModuleRouterViews.")
        for name in ["Provides(", "Adapts("] where rest.hasPrefix(name) {
            let arguments = rest.dropFirst(name.count)
            return isInferred(arguments) || name == "Adapts(" && isInferred(arguments.adaptee)
        }
        return false
    }

    /// Returns whether an argument begins with a key without its protocol, an implicit member (`.init()`), or a generic type that
    /// is not a key.
    static func isInferred(_ argument: some StringProtocol) -> Bool {
        let argument = String(argument).without("ModuleRouter.").without("ModuleRouterViews.")
        let callee = argument.prefix { $0 != "(" && $0 != "<" && $0 != "," }
        let isKey = RouteKind.allCases.contains { callee == $0.keyName || callee == "\($0.keyName).init" }
        let isGeneric = argument.dropFirst(callee.count).first == "<"
        return argument.hasPrefix(".") || isKey != isGeneric
    }
}

extension String {
    fileprivate func without(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}

extension Substring {
    /// The text after `to:`.
    fileprivate var adaptee: Substring { firstRange(of: "to: ").map { self[$0.upperBound...] } ?? "" }
}
