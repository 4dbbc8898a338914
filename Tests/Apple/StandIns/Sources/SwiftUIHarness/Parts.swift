// SPDX-License-Identifier: Apache-2.0

/// A visible or listening part of a view that the hosts do not use.
@MainActor protocol RenderedPart {
    /// The text of the part, or nil if it is invisible.
    var text: String? { get }
}

/// A field to type into.
@MainActor struct RenderedField: RenderedPart {
    let prompt: String
    let value: Binding<String>
    let isSecret: Bool
    /// The action of the return key.
    var submit: (@MainActor () -> Void)?

    var text: String? { "‹\(prompt)›" }
}

/// The column that a split view shows if there is room for only one. SwiftUI writes it when the user goes back.
@MainActor struct RenderedCompactColumn: RenderedPart {
    let column: Binding<NavigationSplitViewColumn>

    var text: String? { nil }
}

/// A handler for the appearance of the view.
@MainActor struct RenderedAppearance: RenderedPart {
    let place: [String]
    let appear: @MainActor () -> Void

    var text: String? { nil }
}

/// The item of a presentation, with a closure by which SwiftUI writes nil.
@MainActor struct PresentedItem {
    let id: AnyHashable?
    let writeNil: @MainActor () -> Void
}

extension RenderedScreen {
    /// Calls the handlers of views that have appeared. SwiftUI calls them by itself; the stand-in calls them before each action
    /// of the user.
    func appear() {
        let appearances = uncovered.compactMap { node -> RenderedAppearance? in
            if case .part(let part) = node { part as? RenderedAppearance } else { nil }
        }
        let new = appearances.filter { !appeared.contains($0.place) }
        appeared = Set(appearances.map(\.place))
        for appearance in new { appearance.appear() }
    }

    /// Ends the dismissals of presentations that the app has removed or replaced, and then shows the new presentations.
    func settle() {
        // Without late writes, no item is kept after its presentation.
        guard policy.lateNil != .never else {
            appear()
            return followChanges()
        }
        items = [:]
        _ = nodes
        let gone = presented.filter { place, item in items[place]?.id != item.id }
        for (place, item) in gone {
            switch policy.lateNil {
            case .never: break
            case .toTheFirstBinding: item.writeNil()
            case .toTheLastBinding: items[place]?.writeNil()
            }
        }
        items = [:]
        _ = nodes
        presented = items.filter { $0.value.id != nil }
        appear()
        followChanges()
    }

    /// The nodes of the window's content and of all presentations that no other screen of a stack covers.
    var uncovered: [RenderedNode] {
        RenderedScreen.visible(in: nodes) + presentations.flatMap { RenderedScreen.visible(in: $0.content) }
    }

    /// The nodes that the user can touch.
    var touchable: [RenderedNode] { RenderedScreen.visible(in: presentations.last?.content ?? nodes) }

    /// Replaces the text of the field with a prompt.
    func userTypes(_ text: String, into prompt: String) {
        settle()
        guard let field = field(prompt) else { return violate("there is no field \"\(prompt)\"") }
        field.value.wrappedValue = text
    }

    /// Presses the key that ends the input of a field.
    func userSubmits(_ prompt: String) {
        settle()
        guard let submit = field(prompt)?.submit else { return violate("nothing is submitted by \"\(prompt)\"") }
        submit()
    }

    private func field(_ prompt: String) -> RenderedField? {
        for case .part(let part as RenderedField) in touchable where part.prompt == prompt { return part }
        return nil
    }
}
