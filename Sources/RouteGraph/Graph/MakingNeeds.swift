// SPDX-License-Identifier: Apache-2.0

/// Where some code stands, and when it runs.
struct CodePlace {
    /// The types around it, the outermost first; nil for one that is not known.
    let types: [TypeDeclaration?]
    let moment: SourceScope.Moment
    /// Whether a provider goes through this member each time it makes a destination.
    let isMaking: Bool
    /// Whether it does something, and not only names a type.
    let isCall: Bool

    // Each destination has an instance of the provider to itself.
    private static let makingMembers: Set<String> = [
        "makeDestination", "makeConfiguration", "prepare", "didFinishPreparing",
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

/// Which providers need what to make their destinations: what stands in their own code, and in the types that they make.
struct MakingNeeds {
    struct User: Hashable {
        var provider: String?
        var isNeeded = false
    }

    /// For each place, in order, whose it is. Never empty: a place that is nobody's has one user without a provider.
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
            // Whether each type that was reached is made each time.
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
                // Whoever makes an object makes what its class inherits.
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
