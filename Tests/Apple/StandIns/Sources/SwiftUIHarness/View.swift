// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation

// A stand-in for Apple's SwiftUI, for tests of ModuleRouterSwiftUI on other systems. It declares the parts that the host's views
// use as Apple documents them. It draws nothing, but renders views into a tree that tests read and act on.

/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("nothing is inside of a view that has no body") }
}

/// A view without a body, which the stand-in renders directly.
@MainActor protocol PrimitiveView {
    func render(in context: RenderContext) -> [RenderedNode]
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent(choice: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent(choice: .second(second))
    }
}

/// https://developer.apple.com/documentation/swiftui/tupleview
public nonisolated struct TupleView<T>: View, PrimitiveView {
    public var value: T
    public nonisolated init(_ value: T) { self.value = value }
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, child in
            (child.value as? any View).map { context.entering("\(index)").render($0) } ?? []
        }
    }
}

/// The result of a condition in a builder. Apple's has a name with an underscore.
public nonisolated struct ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    enum Choice {
        case first(First)
        case second(Second)
    }

    let choice: Choice
    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        switch choice {
        case .first(let view): context.entering("if").render(view)
        case .second(let view): context.entering("else").render(view)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("it is rendered by itself") }
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        map { context.entering("if").render($0) } ?? []
    }
}
