// SPDX-License-Identifier: Apache-2.0

extension SourceIndex {
    /// Returns the direct supertypes and protocols of a type. Unresolved ones are left out.
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

    /// Returns all supertypes and protocols of a type, direct and indirect.
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

    /// Returns whether a protocol is limited to classes.
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

    /// Returns whether a type is a provider of views.
    func isViewProvider(_ declaration: TypeDeclaration) -> Bool {
        ancestors(of: declaration).contains { $0.source == nil && $0.name.hasSuffix("ViewRouteProvider") }
    }

    /// Returns whether a type is a kind of scope.
    func isScope(_ declaration: TypeDeclaration) -> Bool {
        declaration.isConcrete && roles(of: declaration).contains(.scope)
    }

    /// Returns the library's roles of a type, direct or inherited.
    func roles(of declaration: TypeDeclaration) -> LibraryRoles {
        if let known = declaration.roles { return known }
        // This entry ends the recursion in inheritance cycles.
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
