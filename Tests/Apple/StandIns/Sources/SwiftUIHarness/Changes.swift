// SPDX-License-Identifier: Apache-2.0

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modified(by: ChangeModifier(value: value, initial: initial, action: action))
    }
}

/// A value that a view follows.
@MainActor struct RenderedChange: RenderedPart {
    let place: [String]
    let value: Any
    /// Compares the value with an earlier one, which is nil for the first time, and runs the action if they differ.
    let compare: @MainActor (_ earlier: Any?) -> Void

    var text: String? { nil }
}

private nonisolated struct ChangeModifier<Value: Equatable>: RenderedModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let environment = context.environment
        let change = RenderedChange(place: context.place + ["\(Value.self)"], value: value) { earlier in
            guard let earlier = earlier as? Value else {
                if initial { environment.apply { action(value, value) } }
                return
            }
            if earlier != value { environment.apply { action(earlier, value) } }
        }
        return content(context) + [.part(change)]
    }
}

extension RenderedScreen {
    /// Runs the actions of values that have changed since the last time.
    func followChanges() {
        let changes = allParts.compactMap { $0 as? RenderedChange }
        let earlier = followed
        followed = Dictionary(changes.map { ($0.place, $0.value) }) { _, last in last }
        for change in changes { change.compare(earlier[change.place]) }
    }

    private var allParts: [any RenderedPart] {
        uncovered.compactMap { if case .part(let part) = $0 { part } else { nil } }
    }
}
