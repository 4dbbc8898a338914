// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// Who names the lists of providers of an app, by a glance at the source: what a list registers is registered only then.
///
/// Names are not resolved. What may be a mention counts as one.
struct ListMentions: Sendable {
    /// The lists that some file names itself: `ClockModule.providers`, `.providers`, or `providers` within the type.
    private(set) var lists: Set<RegistrationList> = []
    /// The names of lists, and of the types around them, that are mentioned somewhere.
    private var names: Set<String> = []

    init() {}

    init(of lists: Set<RegistrationList>, in text: TerminatedText) {
        for list in lists {
            if text.mentions(list.name) { names.insert(list.name) }
            if let type = list.type, text.mentions(type) { names.insert(type) }
            guard names.contains(list.name) else { continue }
            if list.type.map({ Self.names(list.name, of: $0, text) }) != false { self.lists.insert(list) }
        }
    }

    /// Whether a file names a static member itself, by its type's name or where that need not be written.
    private static func names(_ member: String, of type: String, _ text: TerminatedText) -> Bool {
        let isOfType = text.hasWord(type)
        let bases = Set([type, "Self", "self"].map(NameHash.of))
        return text.mentions(member) { start in
            switch text.base(ofNameAt: start) {
            case .none: isOfType
            case .implicit: true
            case .word(let name): isOfType && bases.contains(name)
            case .other: false
            }
        }
    }

    /// Of a file that cannot be read: it may name all of them.
    init(all lists: Set<RegistrationList>) { self.lists = lists }

    mutating func formUnion(_ other: ListMentions) {
        lists.formUnion(other.lists)
        names.formUnion(other.names)
    }

    /// Whether somebody names a list.
    ///
    /// - Parameter inheriting: The names of the types that inherit from something, or conform to it. What such a type has for
    ///   another's sake need be named there alone.
    func has(_ list: RegistrationList, inheriting: Set<String>) -> Bool {
        if lists.contains(list) { return true }
        guard let type = list.type, names.contains(type) else { return false }
        return names.contains(list.name) || inheriting.contains(type)
    }
}
#endif
