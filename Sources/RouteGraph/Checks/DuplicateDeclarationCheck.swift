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
                let who =
                    declaration.module == first.module
                    ? "twice by \(first.module)" : "by \(declaration.module), and by \(first.module)"
                return finding(
                    route.name, "\(route.name) is declared \(who)", at: declaration.location,
                    chain: [RouteFinding.Step("\(first.module) declares it", at: first.location)],
                    remedy:
                        "remove one of the two; the one in the protocol's module is seen by everybody who sees the protocol"
                )
            }
        }
    }
}

// MARK: Explanation

extension DuplicateDeclarationCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A key is declared twice.",
        meaning: """
            Two modules, or two files, declare one protocol for one kind of key. Where both are seen, the compiler calls the key ambiguous; \
            where they are not, nothing else tells.
            """,
        consequence: """
            A module that comes to see both no longer compiles. If one of them belongs to the main actor and the other does not, callers \
            are held to different rules.
            """,
        example: """
            Sources/notes/Clock.swift:3:1: error: duplicate-declaration: RoutableService<any Clock> is declared by notes, and by TimeInterface
            Sources/TimeInterface/Clock.swift:3:1: note: TimeInterface declares it
              help: remove one of the two; the one in the protocol's module is seen by everybody who sees the protocol
              see: routes explain duplicate-declaration
            """,
        remedy: "Keep the one beside the protocol, and remove the other one.")
}
