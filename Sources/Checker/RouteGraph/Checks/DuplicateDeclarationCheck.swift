// SPDX-License-Identifier: Apache-2.0

/// `duplicate-declaration`: a file sees two declarations of one key.
///
/// If that file makes the key, the compiler reports an ambiguity. This check also finds the duplicates before any file makes the
/// key. Two modules that each declare a key only for themselves, for a protocol of a third module, do not clash.
enum DuplicateDeclarationCheck: RouteCheck {
    static let id = RouteFinding.ID.duplicateDeclaration

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        index.graph.routes.filter { $0.declarations.count > 1 && !$0.isUnconstrained }.flatMap { route in
            // Swift code declares the keys of Objective-C once more.
            let all = route.declarations.filter { $0.form != .marker }.sorted { $0.location < $1.location }
            // A finding is located at the later declaration, so the author's own declarations come last.
            let ordered = all.filter { !index.isOwn($0.module) } + all.filter { index.isOwn($0.module) }
            return ordered.enumerated().dropFirst().compactMap { position, declaration -> RouteFinding? in
                let first = ordered[..<position].first { areSeenTogether($0, declaration) }
                guard let first, index.isOwn(declaration.module) else { return nil }
                return finding(of: route, declaration, first)
            }
        }
    }

    private static func areSeenTogether(
        _ one: RouteGraph.Declaration, _ other: RouteGraph.Declaration
    ) -> Bool {
        if one.module == other.module {
            return one.location.file == other.location.file || min(one.access, other.access) >= .internal
        }
        // In its file, a file-private declaration takes precedence over imported ones.
        return min(one.access, other.access) >= .internal && max(one.access, other.access) >= .package
            && one.seenWith.contains(other.module)
    }

    private static func finding(
        of route: RouteGraph.Route, _ declaration: RouteGraph.Declaration, _ first: RouteGraph.Declaration
    ) -> RouteFinding {
        let who =
            declaration.module == first.module
            ? "twice by \(first.module)" : "by \(declaration.module), and by \(first.module)"
        return finding(
            route.name, "\(route.name) is declared \(who)", at: declaration.location,
            chain: [RouteFinding.Step("\(first.module) declares it", at: first.location)],
            remedy: "remove one of the two; keep the one in the protocol's module, which is visible wherever the "
                + "protocol is")
    }
}

// MARK: Explanation

extension DuplicateDeclarationCheck {
    static let explanation = RouteExplanation(
        id,
        summary: "A key is declared twice.",
        meaning: """
            Two modules or two files declare one protocol for the same kind of key, and some file sees both declarations. If \
            the file uses the key, the compiler reports an ambiguity. If it does not use the key yet, only the checker reports \
            the duplicate. A declaration for a single file takes precedence over the declarations that this file imports, and \
            causes no fault.
            """,
        consequence: """
            A module that imports both declarations does not compile. If only one of them belongs to the main actor, callers \
            follow different rules.
            """,
        example: """
            Sources/notes/Clock.swift:3:1: error: RoutableService<any Clock> is declared by notes, and by TimeInterface [duplicate-declaration]
            Sources/TimeInterface/Clock.swift:3:1: note: TimeInterface declares it
              help: remove one of the two; keep the one in the protocol's module, which is visible wherever the protocol is
              see: routes explain duplicate-declaration
            """,
        remedy: "Keep the declaration beside the protocol, and remove the other one.")
}
