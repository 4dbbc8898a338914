// SPDX-License-Identifier: Apache-2.0

/// The contents of a window in one line.
///
/// | line | meaning |
/// | --- | --- |
/// | `root/a` | a stack |
/// | `root \| a` | a list and its detail |
/// | `root, [a]` | tabs, of which the last is chosen |
/// | `root(a)` | a child |
/// | `root{a}` | a part |
/// | `root ^ a` | above the content, `a` is presented |
/// | `closed` | nothing |
extension ViewHostScene {
    func text(of window: any DrivenWindow) -> String {
        guard let content = window.content else { return "closed" }
        let presented = window.presented.map { " ^ \(text(of: $0, in: window))" }
        return text(of: content, in: window) + (presented ?? "")
    }

    private func text(of level: DrivenLevel, in window: any DrivenWindow) -> String {
        switch level {
        case .screen(let screen):
            text(of: screen, in: window)
        case .stack(let screens):
            screens.map { text(of: $0, in: window) }.joined(separator: "/")
        case .columns(let list, let detail):
            text(of: list, in: window) + (detail.map { " | \(text(of: $0, in: window))" } ?? "")
        case .tabs(let screens, let selected):
            screens.map { $0 === selected ? "[\(text(of: $0, in: window))]" : text(of: $0, in: window) }
                .joined(separator: ", ")
        }
    }

    private func text(of view: AnyObject, in window: any DrivenWindow) -> String {
        let children = window.children(of: view).map { text(of: $0, in: window) }
        let parts = window.parts(of: view).map { text(of: $0, in: window) }
        return ((view as? any DrivenDestination)?.title ?? "?")
            + (children.isEmpty ? "" : "(\(children.joined(separator: ", ")))")
            + (parts.isEmpty ? "" : "{\(parts.joined(separator: ", "))}")
    }
}
