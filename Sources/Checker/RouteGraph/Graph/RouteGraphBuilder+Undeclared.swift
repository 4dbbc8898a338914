// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// Returns whether a short key is one that no code declares: neither as a short key nor as another static member of a key.
    func isUndeclared(_ reference: KeyReference, in context: LookupContext) -> Bool {
        guard let name = reference.shortName, !shortKeys.declares(name),
            !model.code.members(named: name).contains(where: isMemberOfKey),
            !context.file.importedNames.isDisjoint(with: SourceApp.libraryModules)
        else { return false }
        // A type of the app may have the name of the library's.
        return (try? index.nominal(.named("Router"), in: context))?.source == nil
    }

    /// Returns whether a member is static, and of a key or of an unknown type.
    private func isMemberOfKey(_ number: Int) -> Bool {
        let member = model.code.functions[number]
        guard member.fact.isStatic else { return false }
        return member.type.map { RouteKind(keyName: $0.name) != nil || $0.isProtocol } ?? true
    }
}
