// SPDX-License-Identifier: Apache-2.0

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, content)
    }

    /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
    @available(macOS, unavailable)
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.fullScreenCover, item, content)
    }

    /// https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover, item, content)
    }

    /// https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(by: DismissDisabledModifier(isDisabled: isDisabled))
    }

    private nonisolated func presenting<Item: Identifiable, Content: View>(
        _ kind: RenderedPresentation.Kind, _ item: Binding<Item?>, _ presented: @escaping (Item) -> Content
    ) -> some View {
        modified(by: PresentationModifier(kind: kind, item: item, presented: presented))
    }

    /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modified(by: URLModifier(action: action))
    }
}

private nonisolated struct PresentationModifier<Item: Identifiable, Presented: View>: RenderedModifier {
    let kind: RenderedPresentation.Kind
    let item: Binding<Item?>
    let presented: (Item) -> Presented

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let value = item.wrappedValue
        if context.screen.policy.lateNil != .never {
            context.screen.items[context.place + ["\(kind)"]] = PresentedItem(
                id: value.map { AnyHashable($0.id) }, writeNil: { item.wrappedValue = nil })
        }
        guard let value else { return content(context) }
        // Presented content inherits the environment and is outside of every navigation stack.
        var inner = context.entering("\(kind) \(value.id)")
        inner.destinations = nil
        inner.pushValue = nil
        let presentation = RenderedPresentation(
            kind: kind, content: inner.render(presented(value)), dismiss: { item.wrappedValue = nil })
        return content(context) + [.presentation(presentation)]
    }
}

private nonisolated struct DismissDisabledModifier: RenderedModifier {
    let isDisabled: Bool

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + (isDisabled ? [.interactiveDismissDisabled] : [])
    }
}

private nonisolated struct URLModifier: RenderedModifier {
    let action: (URL) -> Void

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        let environment = context.environment
        return content(context) + [.urlHandler { url in environment.apply { action(url) } }]
    }
}

/// https://developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor: Sendable {
    /// https://developer.apple.com/documentation/swiftui/anchor/source
    public enum Source: Sendable { case bounds }
    case rect(Source)
}

/// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Int8, Sendable { case top, leading, bottom, trailing }

/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
    /// https://developer.apple.com/documentation/swiftui/transaction/disablesanimations
    public var disablesAnimations = false
    public init() {}

    /// The transaction of the current change.
    @MainActor static var current = Transaction()
}

/// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
@MainActor public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
