// SPDX-License-Identifier: Apache-2.0

/// A line of `routes` that names its keys by type aliases: `Provides(ClockKey()) { $0 }`.
///
/// The scan of a single file does not know that `ClockKey` is a key, so the line arrives here as text.
struct AliasedKeyLine: Equatable {
    /// The names of the keys that the line makes: one for `Provides`; for `Adapts` the required key and, if it is a key, the
    /// adaptee.
    var keys: [TypeReference]
    /// The provider as adaptee: `ClockRouter` in `Adapts(ClockKey(), to: ClockRouter.self)`.
    var provider: TypeReference?
    var isAdapter: Bool

    init?(_ text: String) {
        var rest = text[...]
        for module in ["ModuleRouter.", "ModuleRouterViews."] where rest.hasPrefix(module) {
            rest.removeFirst(module.count)
        }
        isAdapter = rest.hasPrefix("Adapts(")
        guard isAdapter || rest.hasPrefix("Provides(") else { return nil }
        rest.removeFirst(isAdapter ? "Adapts(".count : "Provides(".count)
        guard let first = Self.name(in: &rest, before: "()") else { return nil }
        keys = [first]
        if isAdapter {
            guard rest.hasPrefix(", to: ") else { return nil }
            rest.removeFirst(", to: ".count)
            if let second = Self.name(in: &rest, before: "()") {
                keys.append(second)
            } else if let named = Self.name(in: &rest, before: ".self") {
                provider = named
            } else {
                return nil
            }
        }
        guard rest.hasPrefix(")") else { return nil }
    }

    private static func name(in text: inout Substring, before end: String) -> TypeReference? {
        var name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if end.hasPrefix("."), name.hasSuffix(end) { name.removeLast(end.count) }
        guard let initial = name.split(separator: ".").last?.first, initial.isUppercase,
            text[name.endIndex...].hasPrefix(end)
        else { return nil }
        text = text[name.endIndex...].dropFirst(end.count)
        return .named(String(name))
    }
}
