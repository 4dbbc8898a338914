// SPDX-License-Identifier: Apache-2.0

/// Something that is seen, or that listens, besides what the hosts need.
@MainActor protocol RenderedPart {
    /// How it reads; nil if it is not seen.
    var text: String? { get }
}

/// A field to type into.
@MainActor struct RenderedField: RenderedPart {
    let prompt: String
    let value: Binding<String>
    let isSecret: Bool
    /// What the key at the end does.
    var submit: (@MainActor () -> Void)?

    var text: String? { "‹\(prompt)›" }
}

/// What stands for a tab in the bar.
@MainActor struct RenderedTabItem: RenderedPart {
    let label: [RenderedNode]

    var text: String? { nil }
}

/// Which column a split view shows where there is place for one alone. SwiftUI writes it when the user goes back.
@MainActor struct RenderedCompactColumn: RenderedPart {
    let column: Binding<NavigationSplitViewColumn>

    var text: String? { nil }
}

/// Something that wants to know when the view comes.
@MainActor struct RenderedAppearance: RenderedPart {
    let place: [String]
    let appear: @MainActor () -> Void

    var text: String? { nil }
}

/// Tells views that they have come, as often as they do: SwiftUI does so by itself.
@MainActor final class AppearanceTeller {
    private let screen: RenderedScreen
    private var seen: Set<[String]> = []

    init(_ screen: RenderedScreen) { self.screen = screen }

    /// Tells those that were not seen the last time.
    func look() {
        let appearances = screen.uncovered.compactMap { node -> RenderedAppearance? in
            if case .part(let part) = node { part as? RenderedAppearance } else { nil }
        }
        let new = appearances.filter { !seen.contains($0.place) }
        seen = Set(appearances.map(\.place))
        for appearance in new { appearance.appear() }
    }
}

extension RenderedScreen {
    /// What is not covered by other screens of a stack, at the bottom and in all that is presented above it.
    var uncovered: [RenderedNode] {
        RenderedScreen.visible(in: nodes) + presentations.flatMap { RenderedScreen.visible(in: $0.content) }
    }

    /// What the user can touch.
    var touchable: [RenderedNode] { RenderedScreen.visible(in: presentations.last?.content ?? nodes) }

    /// Types into the field with a prompt, in place of what is there.
    func userTypes(_ text: String, into prompt: String) {
        guard let field = field(prompt) else { return violate("there is no field \"\(prompt)\"") }
        field.value.wrappedValue = text
    }

    /// Presses the key that ends the input of a field.
    func userSubmits(_ prompt: String) {
        guard let submit = field(prompt)?.submit else { return violate("nothing is submitted by \"\(prompt)\"") }
        submit()
    }

    private func field(_ prompt: String) -> RenderedField? {
        for case .part(let part as RenderedField) in touchable where part.prompt == prompt { return part }
        return nil
    }
}
