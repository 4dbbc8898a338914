// SPDX-License-Identifier: Apache-2.0

extension CodeModel {
    /// A short key after an alias of a key type: `Service.clock` with `typealias Service = RoutableService`.
    struct AliasMember {
        let key: ResolvedKey
        let function: Int
        let position: SourcePosition
        let file: FileScope
    }

    func aliasMembers(_ aliases: AliasNames, _ shortKeys: ShortKeys) -> [AliasMember] {
        code.functions.indices.flatMap { number -> [AliasMember] in
            let function = code.functions[number]
            return function.fact.calls.compactMap { call in
                guard !call.isCall, case .type(let reference)? = call.receiver, aliases.contains(reference),
                    reference.components?.last?.arguments.isEmpty == true, shortKeys.declares(call.name),
                    let type = code.type(reference, in: function.context), type.source == nil,
                    let kind = RouteKind(keyName: type.name),
                    let key = try? shortKeys.key(
                        KeyReference(short: call.name, isOfViews: !kind.isService), in: function.file)
                else { return nil }
                return AliasMember(key: key, function: number, position: call.position, file: function.file)
            }
        }
    }
}
