// SPDX-License-Identifier: Apache-2.0

/// A key, by what its names mean.
struct ResolvedKey: Hashable {
    let kind: RouteKind
    let type: ResolvedType

    /// The route's id.
    var id: String { "\(kind.keyName)<\(type.spelling(.qualified))>" }
}

extension SourceIndex {
    /// The key that somebody wrote. An alias of a whole key stands for that key.
    func key(_ reference: KeyReference, in context: LookupContext) throws(ResolutionFailure) -> ResolvedKey {
        let type = try type(reference.type, in: context)
        return key(type) ?? ResolvedKey(kind: reference.kind, type: type)
    }

    /// The key whose own type this is: `RoutableService<any Clock>`.
    func key(_ type: ResolvedType) -> ResolvedKey? {
        guard case .named(let declaration, let arguments, nil) = type, arguments.count == 1,
            library[declaration.name] === declaration, let kind = RouteKind(keyName: declaration.name)
        else { return nil }
        return ResolvedKey(kind: kind, type: arguments[0])
    }
}
