// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/navigationsplitview
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
    private let sidebar: Sidebar
    private let detail: Detail
    private let column: Binding<NavigationSplitViewColumn>?

    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
        column = nil
    }

    /// https://developer.apple.com/documentation/swiftui/navigationsplitview/init(preferredcompactcolumn:sidebar:detail:)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
        column = preferredCompactColumn
    }

    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        [
            .split(
                sidebar: context.entering("sidebar").render(sidebar), detail: context.entering("detail").render(detail))
        ] + (column.map { [.part(RenderedCompactColumn(column: $0))] } ?? [])
    }
}

/// https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public nonisolated func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View {
        modified(by: DestinationModifier(destination: destination))
    }

    /// https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)
    public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        modified(by: TitleModifier(title: String(title)))
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modified(by: BackButtonModifier(isHidden: hidesBackButton))
    }
}

private nonisolated struct BackButtonModifier: RenderedModifier {
    let isHidden: Bool

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + (isHidden ? [.backButtonHidden] : [])
    }
}

private nonisolated struct DestinationModifier<Data: Hashable, Destination: View>: RenderedModifier {
    let destination: (Data) -> Destination

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        if let table = context.destinations {
            table.destinations[ObjectIdentifier(Data.self)] = { context, element in
                (element.base as? Data).map { context.render(destination($0)) } ?? []
            }
        } else {
            context.screen.violate("a navigationDestination stands outside of every stack")
        }
        return content(context)
    }
}

private nonisolated struct TitleModifier: RenderedModifier {
    let title: String

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + [.title(title)]
    }
}
