// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// `duplicate-declaration`: a key is declared once. Where both declarations are seen, the compiler calls it ambiguous; where one
/// is not, each module has its own idea of the key.
enum DuplicateDeclarationCheck: RouteCheck {
    static let id = RouteFault.ID.duplicateDeclaration

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.routes.filter { !$0.isUnconstrained }.flatMap { route in
            let all = route.declarations.sorted { $0.location < $1.location }
            let ordered = all.filter { !index.isOwn($0.module) } + all.filter { index.isOwn($0.module) }
            guard let first = ordered.first else { return [RouteFinding]() }
            return ordered.dropFirst().filter { index.isOwn($0.module) }.map { declaration in
                finding(
                    route.name, "\(route.name) is declared by \(declaration.module), and by \(first.module)",
                    at: declaration.location,
                    chain: [RouteFinding.Step("\(first.module) declares it", at: first.location)],
                    remedy: "remove one of the two; the one in the protocol's module is seen by everybody who sees the protocol"
                )
            }
        }
    }
}
