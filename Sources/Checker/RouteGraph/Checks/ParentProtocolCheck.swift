// SPDX-License-Identifier: Apache-2.0

/// `parent-protocol`, a warning: Objective-C code requests a protocol, and types the destination as one of its parents.
///
/// The compiler accepts the parent, because lightweight generics are covariant.
enum ParentProtocolCheck: RouteCheck {
    static let id = RouteFinding.ID.parentProtocol
    static let severity = RouteFinding.Severity.warning

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        (index.graph.parentTypes ?? []).filter { index.isOwn($0.module) }.map { type in
            finding(
                type.key, "\(type.key) is requested, but '\(type.text)' has the type of its parent \(type.parent)",
                at: type.location, remedy: "write \(type.name) instead of \(type.parent)")
        }
    }
}

// MARK: Explanation

extension ParentProtocolCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "Objective-C code requests a protocol, and types the destination as a parent of that protocol.",
        meaning: """
            The parameters of the methods of a router have the type of the requested protocol. The compiler of Objective-C accepts \
            a parent of that protocol in a configuration, in a block that prepares the destination, and in a variable for the \
            router. A variable for the destination may have the type of a parent, and is not reported.
            """,
        consequence: """
            The block cannot use the members of the requested protocol. If the request is changed to another child of the parent, \
            the compiler reports nothing.
            """,
        example: """
            Sources/Notes/NoteListController.m:14:67: warning: RoutableView<any EditorViewInput> is requested, but 'strictConfiguring' has the type of its parent EditorInput [parent-protocol]
              help: write EditorViewInput instead of EditorInput
              see: routes explain parent-protocol
            """,
        remedy: "Write the requested protocol in the type, or request the parent.")
}
