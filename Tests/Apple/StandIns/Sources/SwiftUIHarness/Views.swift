// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/emptyview
public nonisolated struct EmptyView: View, PrimitiveView {
    public nonisolated init() {}
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { [] }
}

/// https://developer.apple.com/documentation/swiftui/anyview
public nonisolated struct AnyView: View, PrimitiveView {
    private let view: any View
    public nonisolated init<Content: View>(_ view: Content) { self.view = view }
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        context.entering("\(type(of: view))").render(view)
    }
}

/// https://developer.apple.com/documentation/swiftui/text
public nonisolated struct Text: View, PrimitiveView {
    let content: String
    public nonisolated init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }
    public nonisolated init(verbatim content: String) { self.content = content }
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { [.text(content)] }
}

/// https://developer.apple.com/documentation/swiftui/image
public nonisolated struct Image: View, PrimitiveView {
    private let text: String
    public nonisolated init(systemName: String) { text = "(\(systemName))" }
    /// Creates an image of an asset catalogue.
    public nonisolated init(_ name: String) { text = "{\(name)}" }
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { [.text(text)] }
}

/// https://developer.apple.com/documentation/swiftui/label
public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
    private let title: Title
    private let icon: Icon
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        context.entering("icon").render(icon) + context.entering("title").render(title)
    }
}

extension Label where Title == Text, Icon == Image {
    /// https://developer.apple.com/documentation/swiftui/label/init(_:image:)
    public nonisolated init<Content: StringProtocol>(_ title: Content, image name: String) {
        self.title = Text(title)
        icon = Image(name)
    }

    /// https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
    public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }
}

/// https://developer.apple.com/documentation/swiftui/button
public nonisolated struct Button<Label: View>: View, PrimitiveView {
    private let action: @MainActor () -> Void
    private let label: Label
    var role: ButtonRole?

    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        let title = context.render(label).compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        let environment = context.environment
        return [.button(title) { environment.apply(action) }]
            + (role.map { [.part(RenderedRole(title: title, role: $0))] } ?? [])
    }
}

extension Button where Label == Text {
    public nonisolated init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// https://developer.apple.com/documentation/swiftui/vstack
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
    private let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { context.render(content) }
}

/// https://developer.apple.com/documentation/swiftui/foreach
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        data.flatMap { element in context.entering("\(id(element))").render(content(element)) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

/// A view with a modifier.
///
/// https://developer.apple.com/documentation/swiftui/modifiedcontent
nonisolated struct ModifiedContent<Content: View, Modifier: RenderedModifier>: View, PrimitiveView {
    let content: Content
    let modifier: Modifier

    var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        modifier.render(context) { $0.render(content) }
    }
}

/// A modifier that changes the rendering of a view.
protocol RenderedModifier {
    /// - Parameter content: Renders the view itself.
    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode]
}

extension View {
    nonisolated func modified<Modifier: RenderedModifier>(by modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// https://developer.apple.com/documentation/swiftui/view/id(_:)
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modified(by: IdentityModifier(id: id)) }
}

private nonisolated struct IdentityModifier<ID: Hashable>: RenderedModifier {
    let id: ID

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context.entering("\(id)"))
    }
}
