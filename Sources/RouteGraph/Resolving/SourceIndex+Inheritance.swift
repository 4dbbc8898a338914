// SPDX-License-Identifier: Apache-2.0

extension SourceIndex {
    /// What a type inherits and conforms to directly. What cannot be told is left out.
    func supertypes(of declaration: TypeDeclaration) -> [ResolvedType] {
        if let known = declaration.supertypes { return known }
        guard !declaration.isFindingSupertypes else { return [] }
        declaration.isFindingSupertypes = true
        defer { declaration.isFindingSupertypes = false }
        var result: [ResolvedType] = []
        for (reference, context) in declaration.inherited {
            if let type = try? type(reference, in: context), !result.contains(type) { result.append(type) }
        }
        declaration.supertypes = result
        return result
    }

    /// All that a type inherits and conforms to, directly or not.
    func ancestors(of declaration: TypeDeclaration) -> Set<TypeDeclaration> {
        var found: Set<TypeDeclaration> = []
        var waiting = [declaration]
        while let next = waiting.popLast() {
            for parent in supertypes(of: next).flatMap(\.parts) {
                if let type = parent.declaration, found.insert(type).inserted { waiting.append(type) }
            }
        }
        found.remove(declaration)
        return found
    }

    /// Whether a protocol is for objects only.
    func isObjectOnly(_ declaration: TypeDeclaration) -> Bool {
        ancestors(of: declaration).union([declaration]).contains { type in
            supertypes(of: type).contains { supertype in
                if case .existential(let existential) = supertype {
                    return existential.isObject || existential.hasClass
                }
                return supertype.declaration?.isClass == true
            }
        }
    }

    /// Which of the library's protocols a type conforms to, by whatever way.
    func roles(of declaration: TypeDeclaration) -> LibraryRoles {
        if let known = declaration.roles { return known }
        // What leads back here adds nothing.
        declaration.roles = []
        var roles: LibraryRoles = declaration.isUnknown ? .perhaps : []
        for (reference, context) in declaration.inherited where (try? type(reference, in: context)) == nil {
            roles.insert(.perhaps)
        }
        for part in supertypes(of: declaration).flatMap(\.parts) {
            if let type = part.declaration { roles.formUnion(self.roles(of: type)) }
        }
        declaration.roles = roles
        return roles
    }
}

extension ResolvedType.Existential {
    fileprivate var hasClass: Bool { bases.contains { $0.declaration?.isClass == true } }
}
