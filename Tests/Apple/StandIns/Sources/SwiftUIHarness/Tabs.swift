// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/tabview
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public nonisolated init<Tabs: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs>, Tabs.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        let tabs = context.entering("tabs").render(content).compactMap { node -> RenderedTab? in
            guard case .tab(let tab) = node else { return nil }
            return tab
        }
        let selected = selection?.wrappedValue
        return [
            .tabs(
                tabs, selected: tabs.firstIndex { $0.tag == selected.map { AnyHashable($0) } },
                select: { index in
                    if let value = tabs[index].tag?.base as? SelectionValue { selection?.wrappedValue = value }
                })
        ]
    }
}

/// https://developer.apple.com/documentation/swiftui/tabcontent
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Never: TabContent {
    public typealias TabValue = Never
}

/// Tabs without a body, which the stand-in renders directly.
@MainActor protocol PrimitiveTabs {
    func renderTabs(in context: RenderContext) -> [RenderedNode]
}

/// https://developer.apple.com/documentation/swiftui/tabcontentbuilder
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// https://developer.apple.com/documentation/swiftui/tabcontentbuilder/content
    public nonisolated struct Content<Tabs: TabContent>: View, PrimitiveView {
        let tabs: Tabs
        public var body: Never { fatalError("it is rendered by itself") }
        @MainActor func render(in context: RenderContext) -> [RenderedNode] {
            (tabs as? any PrimitiveTabs)?.renderTabs(in: context) ?? []
        }
    }

    public static func buildExpression<Tabs: TabContent>(_ content: Tabs) -> Tabs where Tabs.TabValue == TabValue {
        content
    }
    public static func buildBlock<Tabs: TabContent>(_ content: Tabs) -> Tabs where Tabs.TabValue == TabValue { content }
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> ConditionalTabs<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> ConditionalTabs<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        .second(second)
    }
}

/// The result of a condition in a builder. Apple's has a name with an underscore.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated enum ConditionalTabs<First: TabContent, Second: TabContent>: TabContent, PrimitiveTabs
where First.TabValue == Second.TabValue {
    case first(First)
    case second(Second)

    public typealias TabValue = First.TabValue
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func renderTabs(in context: RenderContext) -> [RenderedNode] {
        switch self {
        case .first(let tabs): (tabs as? any PrimitiveTabs)?.renderTabs(in: context.entering("if")) ?? []
        case .second(let tabs): (tabs as? any PrimitiveTabs)?.renderTabs(in: context.entering("else")) ?? []
        }
    }
}

/// https://developer.apple.com/documentation/swiftui/tabrole
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
    let name: String
    /// https://developer.apple.com/documentation/swiftui/tabrole/search
    public static let search = TabRole(name: "search")
}

/// https://developer.apple.com/documentation/swiftui/defaulttablabel
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct DefaultTabLabel: View, PrimitiveView {
    public var body: Never { fatalError("it is rendered by itself") }
    @MainActor func render(in context: RenderContext) -> [RenderedNode] { [] }
}

/// https://developer.apple.com/documentation/swiftui/tab
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public nonisolated struct Tab<Value, Content, Label> {
    let value: AnyHashable
    let role: TabRole?
    let content: Content
    let label: Label
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
    /// https://developer.apple.com/documentation/swiftui/tab/init(value:role:content:label:)
    public nonisolated init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), role: role, content: content(), label: label())
    }

    /// https://developer.apple.com/documentation/swiftui/tab/init(value:role:content:)
    public nonisolated init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel())
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent, PrimitiveTabs where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func renderTabs(in context: RenderContext) -> [RenderedNode] {
        var label = context.entering("tabItem").render(label)
        // "A new tab with a label inferred from the role."
        if Label.self == DefaultTabLabel.self { label = role.map { [.text("(\($0.name))")] } ?? [] }
        let item = RenderedTabItem(label: label, role: role?.name)
        let place = context.entering("\(value)")
        return [.tab(RenderedTab(tag: value, content: place.render(content) + [.part(item)]))]
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach: TabContent, PrimitiveTabs where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func renderTabs(in context: RenderContext) -> [RenderedNode] {
        data.flatMap { element in
            (content(element) as? any PrimitiveTabs)?.renderTabs(in: context.entering("\(id(element))")) ?? []
        }
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: TabContent {
    /// https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
    public nonisolated init<Value: Hashable>(
        _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TabValue {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContent {
    /// https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        BadgedTabs(tabs: self, badge: label?.content)
    }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
private nonisolated struct BadgedTabs<Tabs: TabContent>: TabContent, PrimitiveTabs {
    typealias TabValue = Tabs.TabValue
    let tabs: Tabs
    let badge: String?
    var body: Never { fatalError("it is rendered by itself") }

    @MainActor func renderTabs(in context: RenderContext) -> [RenderedNode] {
        ((tabs as? any PrimitiveTabs)?.renderTabs(in: context) ?? []).map { $0.badged(badge) }
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
    public nonisolated func tag<Tag: Hashable>(_ tag: Tag) -> some View { modified(by: TagModifier(tag: tag)) }

    /// https://developer.apple.com/documentation/swiftui/view/tabitem(_:)
    public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        modified(by: TabItemModifier(label: label()))
    }

    /// https://developer.apple.com/documentation/swiftui/view/badge(_:)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func badge(_ label: Text?) -> some View { modified(by: BadgeModifier(badge: label?.content)) }
}

/// The label and badge of a tab in the bar.
@MainActor struct RenderedTabItem: RenderedPart {
    let label: [RenderedNode]
    var role: String?
    var badge: String?

    var text: String? { nil }
}

extension RenderedNode {
    /// The node, with a badge on each tab item.
    fileprivate func badged(_ badge: String?) -> RenderedNode {
        switch self {
        case .part(var item as RenderedTabItem):
            item.badge = badge
            return .part(item)
        case .tab(let tab):
            return .tab(RenderedTab(tag: tab.tag, content: tab.content.map { $0.badged(badge) }))
        default:
            return self
        }
    }
}

private nonisolated struct BadgeModifier: RenderedModifier {
    let badge: String?

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context).map { $0.badged(badge) }
    }
}

private nonisolated struct TagModifier<Tag: Hashable>: RenderedModifier {
    let tag: Tag

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        [.tab(RenderedTab(tag: AnyHashable(tag), content: content(context.entering("\(tag)"))))]
    }
}

private nonisolated struct TabItemModifier<Label: View>: RenderedModifier {
    let label: Label

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + [.part(RenderedTabItem(label: context.entering("tabItem").render(label)))]
    }
}
