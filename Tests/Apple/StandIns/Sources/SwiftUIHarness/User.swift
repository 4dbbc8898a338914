// SPDX-License-Identifier: Apache-2.0

/// The contents of the screen and the user's actions.
extension RenderedScreen {
    /// The visible screens in one line: `[root, a | b] sheet(c)`.
    var text: String { RenderedScreen.text(of: nodes) }

    /// Goes back by the button or a completed swipe. SwiftUI removes the last elements of the path.
    func userGoesBack(_ count: Int = 1) {
        settle()
        guard let stack = visibleStack(in: visibleNodes), stack.screens.count >= count else { return }
        let isHidden = stack.screens.last?.contains { if case .backButtonHidden = $0 { true } else { false } }
        guard isHidden == false else { return }
        stack.pop(count)
    }

    /// Swipes the topmost sheet or popover down, or clicks outside of it. A cover has no such gesture.
    func userDismisses() {
        settle()
        guard let presentation = presentations.last, presentation.kind != .fullScreenCover else { return }
        let isDisabled = presentation.content.contains {
            if case .interactiveDismissDisabled = $0 { true } else { false }
        }
        if !isDisabled { presentation.dismiss() }
    }

    func userTaps(_ title: String) {
        settle()
        for case .button(title, let action) in RenderedScreen.visible(in: visibleNodes) { return action() }
        violate("there is no button \"\(title)\"")
    }

    func userChoosesTab(_ index: Int) {
        settle()
        for case .tabs(_, _, let select) in visibleNodes { return select(index) }
    }

    /// The system passes a URL to the app. The innermost visible handler receives it.
    func systemOpens(_ url: URL) {
        settle()
        for case .urlHandler(let handle) in nodes { return handle(url) }
    }

    /// The presentations, the lowest first.
    var presentations: [RenderedPresentation] {
        var found: [RenderedPresentation] = []
        var nodes = nodes
        while true {
            let here = RenderedScreen.visible(in: nodes).compactMap { node -> RenderedPresentation? in
                if case .presentation(let presentation) = node { presentation } else { nil }
            }
            // The views of one screen present only one at a time.
            if here.count > 1 { violate("\(here.map(\.kind)) are presented at once") }
            guard let presentation = here.first else { return found }
            found.append(presentation)
            nodes = presentation.content
        }
    }

    private var visibleNodes: [RenderedNode] { presentations.last?.content ?? nodes }

    private func visibleStack(in nodes: [RenderedNode]) -> RenderedStack? {
        for node in nodes {
            switch node {
            case .stack(let stack): return stack
            case .split(let sidebar, let detail):
                if let stack = visibleStack(in: detail) ?? visibleStack(in: sidebar) { return stack }
            case .tabs(let tabs, let selected?, _):
                if let stack = visibleStack(in: tabs[selected].content) { return stack }
            default: continue
            }
        }
        return nil
    }

    /// Returns the visible nodes inside of the given nodes, at any depth.
    static func visible(in nodes: [RenderedNode]) -> [RenderedNode] {
        nodes.flatMap { node -> [RenderedNode] in
            switch node {
            case .stack(let stack):
                // Presentations of covered screens stay visible.
                let covered = ([stack.root] + stack.screens).dropLast().flatMap { visible(in: $0) }
                return covered.filter { if case .presentation = $0 { true } else { false } }
                    + visible(in: stack.screens.last ?? stack.root)
            case .split(let sidebar, let detail): return visible(in: sidebar) + visible(in: detail)
            case .tabs(let tabs, let selected, _): return selected.map { visible(in: tabs[$0].content) } ?? []
            default: return [node]
            }
        }
    }

    private static func text(of nodes: [RenderedNode]) -> String {
        nodes.compactMap { node -> String? in
            switch node {
            case .text(let text): return text
            case .title(let title): return "«\(title)»"
            case .button(let title, _): return "<\(title)>"
            case .stack(let stack):
                return "[\(([stack.root] + stack.screens).map { text(of: $0) }.joined(separator: ", "))]"
            case .split(let sidebar, let detail): return "\(text(of: sidebar)) | \(text(of: detail))"
            case .tab(let tab): return text(of: tab.content)
            case .tabs(let tabs, let selected, _):
                return tabs.enumerated().map { $0 == selected ? "*\(text(of: $1.content))" : text(of: $1.content) }
                    .joined(separator: " / ")
            case .presentation(let presentation): return "\(presentation.kind)(\(text(of: presentation.content)))"
            case .controller(let controller): return "(\(type(of: controller)))"
            case .part(let part): return part.text
            case .urlHandler, .interactiveDismissDisabled, .backButtonHidden: return nil
            }
        }.joined(separator: " ")
    }
}
