// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Keys that the compiler infers: `Provides(RoutableService()) { $0 as any Clock }`, `Provides(.init()) { … }`.
enum InferredKeyLine {
    /// Whether a line of routes that was not understood has such a key.
    static func matches(_ text: String) -> Bool {
        let rest = text.without("ModuleRouter.")
        for name in ["Provides(", "Adapts("] where rest.hasPrefix(name) {
            let arguments = rest.dropFirst(name.count)
            return isInferred(arguments) || name == "Adapts(" && isInferred(arguments.adaptee)
        }
        return false
    }

    /// Whether an argument begins with a key without its protocol, or with a name that is found by the type that is wanted.
    static func isInferred(_ argument: some StringProtocol) -> Bool {
        let argument = String(argument).without("ModuleRouter.")
        return argument.hasPrefix(".")
            || RouteKind.allCases.contains { kind in
                argument.hasPrefix("\(kind.keyName)(") || argument.hasPrefix("\(kind.keyName).init(")
            }
    }
}

extension String {
    fileprivate func without(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}

extension Substring {
    /// What stands behind `to:`.
    fileprivate var adaptee: Substring { firstRange(of: "to: ").map { self[$0.upperBound...] } ?? "" }
}
