// SPDX-License-Identifier: Apache-2.0

/// The types that may keep an initialiser's argument and evaluate it later or never: `Later(Router.destination(for: …))`.
struct DeferringTypes {
    private let index: SourceIndex
    private var types: Set<TypeDeclaration> = []

    init(_ index: SourceIndex, _ files: [ReadFile]) {
        self.index = index
        for read in files {
            let file = read.scope
            for path in read.facts.deferringTypes {
                if let type = index.enclosing(path, in: file).last ?? nil { types.insert(type) }
            }
        }
    }

    /// Returns whether an initialiser that receives this code may defer it. Types without source may.
    func mayDefer(_ scope: SourceScope, in file: FileScope) -> Bool {
        scope.receivers.contains { receiver in
            guard let type = try? index.type(receiver, in: LookupContext(file: file, scope: scope)),
                let declaration = type.declaration, declaration.source != nil
            else { return true }
            return types.contains(declaration) || !index.ancestors(of: declaration).isDisjoint(with: types)
        }
    }
}
