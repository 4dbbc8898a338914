// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph

/// The mentions of an app's provider lists, found by a glance at the source. A list that no code mentions registers nothing.
///
/// Names are not resolved. Every possible mention counts.
struct ProviderListReferences: Sendable {
    /// The lists that a file names directly: `ClockModule.providers`, `.providers`, or `providers` within the type.
    private(set) var lists: Set<RegistrationList> = []
    /// The names of lists and of their types that any file mentions.
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

    /// Whether a file names a static member directly, either with the type's name or where it can be omitted.
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

    var isEmpty: Bool { lists.isEmpty && names.isEmpty }

    /// Returns a hash of some lists, which is not 0.
    static func hash(of lists: Set<RegistrationList>) -> UInt64 {
        ContentHash(lists.map(\.description).sorted().joined(separator: "\n")).low | 1
    }

    /// Represents an unreadable file, which may name all lists.
    init(all lists: Set<RegistrationList>) { self.lists = lists }

    mutating func formUnion(_ other: ProviderListReferences) {
        lists.formUnion(other.lists)
        names.formUnion(other.names)
    }

    /// Whether code names a list.
    ///
    /// - Parameter inheriting: The names of the types that inherit from or conform to a type. Other code may name a member of
    ///   such a type only through its supertype, so a mention of the type alone is enough.
    func has(_ list: RegistrationList, inheriting: Set<String>) -> Bool {
        if lists.contains(list) { return true }
        guard let type = list.type, names.contains(type) else { return false }
        return names.contains(list.name) || inheriting.contains(type)
    }
}
#endif
