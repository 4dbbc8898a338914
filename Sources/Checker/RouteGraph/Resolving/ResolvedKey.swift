// SPDX-License-Identifier: Apache-2.0

/// A key with a resolved type.
struct ResolvedKey: Hashable {
    let kind: RouteKind
    let type: ResolvedType
    /// The name of one of several providers.
    var name: String?

    /// The route's id.
    var id: String { "\(kind.keyName)<\(type.spelling(.qualified))>" + (name.map { " named '\($0)'" } ?? "") }

    /// The key without the name.
    var unnamed: ResolvedKey { ResolvedKey(kind: kind, type: type) }
}

extension SourceIndex {
    /// Returns the key that a reference names. An alias of a key type resolves to that key.
    func key(_ reference: KeyReference, in context: LookupContext) throws(ResolutionFailure) -> ResolvedKey {
        let type = try type(reference.type, in: context)
        var key = key(type) ?? ResolvedKey(kind: reference.kind, type: type)
        key.name = reference.name
        return key
    }

    /// Returns the key of a key type such as `RoutableService<any Clock>`; nil for other types.
    func key(_ type: ResolvedType) -> ResolvedKey? {
        guard case .named(let declaration, let arguments, nil) = type, arguments.count == 1,
            library[declaration.name] === declaration, let kind = RouteKind(keyName: declaration.name)
        else { return nil }
        return ResolvedKey(kind: kind, type: arguments[0])
    }

    /// Returns the keys among the parts of a type: that of `[String: RoutableService<any Clock>]`.
    func keys(inside type: ResolvedType) -> [ResolvedKey] {
        if let key = key(type) { return [key] }
        return switch type {
        case .named(_, let arguments, _): arguments.flatMap(keys(inside:))
        case .structure(_, let parts): parts.flatMap(keys(inside:))
        case .existential, .parameter: []
        }
    }
}
