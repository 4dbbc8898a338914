// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension HeadlessWindow {
    /// The shown hierarchy as indented text, for comparison as a whole.
    ///
    /// ```
    /// window "main"
    ///   navigation
    ///     root HeadlessScreen "root"
    ///     EditorScreen "Draft" (moving in)
    ///       child PreviewScreen
    ///       subview BadgeView
    ///   presented modally: LoginScreen
    ///   dialog "Unsaved changes": Cancel, Discard
    /// ```
    public var snapshot: String {
        var lines = ["window \"\(title)\"" + (isClosed ? " (closed)" : "")]
        for level in levels { HeadlessWindow.write(level.node, depth: 1, into: &lines) }
        if let dialog {
            lines.append("  dialog \"\(dialog.title)\": \(dialog.buttons.map(\.title).joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private static func write(_ node: HeadlessNode, depth: Int, into lines: inout [String]) {
        var words = [node.place.label, node.label].filter { !$0.isEmpty }
        if node.parent?.selected === node { words.append("(selected)") }
        switch node.motion {
        case .movingIn: words.append("(moving in)")
        case .movingOut: words.append("(moving out)")
        case nil: break
        }
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        for child in node.children { write(child.node, depth: depth + 1, into: &lines) }
        for subview in node.subviews { write(subview.node, depth: depth + 1, into: &lines) }
    }
}

extension HeadlessNode {
    fileprivate var label: String {
        let title = (object as? HeadlessScreen)?.title ?? ""
        let kind: String
        switch role {
        case .screen, .view: return name
        case .navigation: kind = "navigation"
        case .split: kind = "split"
        case .tabs: kind = "tabs"
        }
        return title.isEmpty ? kind : "\(kind) \"\(title)\""
    }
}

extension HeadlessNode.Place {
    fileprivate var label: String {
        switch self {
        case .nowhere, .content, .pushed: ""
        case .presented(.presentModally): "presented modally:"
        case .presented(.presentAsSheet): "presented as sheet:"
        case .presented(.presentAsPopover): "presented as popover:"
        case .presented(let kind): "presented by \(kind):"
        case .bottom: "root"
        case .list: "list"
        case .detail: "detail"
        case .tab: "tab"
        case .child: "child"
        case .subview: "subview"
        }
    }
}
