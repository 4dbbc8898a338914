// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/list
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let content: Content
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { context.render(content) }
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// https://developer.apple.com/documentation/swiftui/scrollview
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
    private let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { context.render(content) }
}

/// https://developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
    private let name: String
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
}

extension VStack {
    /// https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content)
    }
}

/// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
    private let name: String
    public static let title = Font(name: "title")
    public static let headline = Font(name: "headline")
    public static let body = Font(name: "body")
    public func monospaced() -> Font { self }
    public func italic() -> Font { self }
}

/// https://developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

/// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// The stand-in has no layout or appearance.
extension View {
    /// https://developer.apple.com/documentation/swiftui/view/font(_:)
    public nonisolated func font(_ font: Font?) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
    public nonisolated func padding() -> some View { self }
}
