// SPDX-License-Identifier: Apache-2.0

/// The place of some code, and when the code runs.
struct CodePlace {
    /// The enclosing types, the outermost first; nil for an unknown type.
    let types: [TypeDeclaration?]
    let moment: SourceScope.Moment
    /// Whether a provider runs this member each time it makes a destination.
    let isMaking: Bool
    /// Whether the code is a call, and not only a mention of a type.
    let isCall: Bool

    // The library makes one provider instance per destination, so these members run once for each destination.
    private static let makingMembers: Set<String> = [
        "makeDestination", "makeConfiguration", "prepare",
    ]

    init(types: [TypeDeclaration?], scope: SourceScope, isDeferred: Bool, isCall: Bool) {
        self.types = types
        self.isCall = isCall
        moment = isDeferred ? .perhaps : scope.moment
        isMaking = moment == .whenCalled && scope.member.map(Self.makingMembers.contains) == true
    }
}

/// A value that some code makes.
struct Construction {
    let made: TypeDeclaration
    let place: CodePlace
}

/// The keys that providers need to make their destinations: the uses in a provider's own code, and in the types it makes.
struct ProviderDependencies {
    struct User: Hashable {
        var provider: String?
        var isNeeded = false
    }

    /// The users of each place, in the order of the places. Never empty: a place without a provider has one user whose provider
    /// is nil.
    let users: [[User]]

    init(
        _ places: [CodePlace], _ constructions: [Construction], providers: [TypeDeclaration: String],
        index: SourceIndex
    ) {
        var placesOf: [TypeDeclaration: [Int]] = [:]
        for (number, place) in places.enumerated() {
            if let type = place.types.last ?? nil { placesOf[type, default: []].append(number) }
        }
        var constructionsOf: [TypeDeclaration: [Construction]] = [:]
        for construction in constructions {
            if let type = construction.place.types.last ?? nil {
                constructionsOf[type, default: []].append(construction)
            }
        }

        var needing: [[String]] = Array(repeating: [], count: places.count)
        var having: [String?] = places.map { place in
            place.types.lazy.compactMap { $0.flatMap { providers[$0] } }.first
        }
        for (provider, id) in providers.sorted(by: { $0.value < $1.value }) {
            // For each reached type, whether the provider always makes an instance of it.
            var reached: [TypeDeclaration: Bool] = [:]
            var waiting: [(type: TypeDeclaration, isNeeded: Bool)] = [(provider, true)]
            while let (type, isNeeded) = waiting.popLast() {
                if let known = reached[type], known || !isNeeded { continue }
                reached[type] = isNeeded
                func isCertain(_ place: CodePlace) -> Bool {
                    guard isNeeded else { return false }
                    return place.moment == .always || place.isMaking && type == provider
                }
                for number in placesOf[type] ?? [] {
                    if having[number] == nil { having[number] = id }
                    if places[number].isCall, isCertain(places[number]), needing[number].last != id {
                        needing[number].append(id)
                    }
                }
                for construction in constructionsOf[type] ?? [] {
                    waiting.append((construction.made, isCertain(construction.place)))
                }
                // Making an object also runs the code of its superclasses.
                guard type.isClass else { continue }
                for case let parent? in index.supertypes(of: type).map(\.declaration) where parent.isClass {
                    waiting.append((parent, isNeeded))
                }
            }
        }
        users = zip(needing, having).map { needing, having in
            needing.isEmpty ? [User(provider: having)] : needing.map { User(provider: $0, isNeeded: true) }
        }
    }
}
