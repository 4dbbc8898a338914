// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/textfield
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
    private let title: String
    private let text: Binding<String>
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        [.part(RenderedField(prompt: title, value: text, isSecret: false))]
    }
}

extension TextField where Label == Text {
    public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        self.title = String(title)
        self.text = text
    }
}

/// https://developer.apple.com/documentation/swiftui/securefield
public nonisolated struct SecureField<Label: View>: View, PrimitiveView {
    private let title: String
    private let text: Binding<String>
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        [.part(RenderedField(prompt: title, value: text, isSecret: true))]
    }
}

extension SecureField where Label == Text {
    public nonisolated init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        self.title = String(title)
        self.text = text
    }
}

/// https://developer.apple.com/documentation/swiftui/texteditor
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public nonisolated struct TextEditor: View, PrimitiveView {
    private let text: Binding<String>
    public nonisolated init(text: Binding<String>) { self.text = text }
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        [.part(RenderedField(prompt: text.wrappedValue, value: text, isSecret: false))]
    }
}

/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let cancel = ButtonRole(name: "cancel")
    public static let destructive = ButtonRole(name: "destructive")
}

extension Button where Label == Text {
    /// https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
        self.role = role
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
        modified(by: SubmitModifier(action: action))
    }

    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modified(by: AppearanceModifier(action: action))
    }

    /// https://developer.apple.com/documentation/swiftui/view/toolbar(content:)
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modified(by: ToolbarModifier(content: content()))
    }
}

private nonisolated struct SubmitModifier: RenderedModifier {
    let action: () -> Void

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let environment = context.environment
        return content(context).map { node in
            guard case .part(var field as RenderedField) = node else { return node }
            field.submit = { environment.apply(action) }
            return .part(field)
        }
    }
}

private nonisolated struct AppearanceModifier: RenderedModifier {
    let action: (() -> Void)?

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        guard let action else { return content(context) }
        let environment = context.environment
        let appearance = RenderedAppearance(place: context.place) { environment.apply(action) }
        return content(context) + [.part(appearance)]
    }
}

private nonisolated struct ToolbarModifier<Toolbar: View>: RenderedModifier {
    let content: Toolbar

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + context.entering("toolbar").render(self.content)
    }
}
