// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/navigationstack
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root
    private let path: any StackElements

    public nonisolated init(
        path: Binding<Data>, @ViewBuilder root: () -> Root
    ) where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = BoundElements(binding: path)
    }

    /// https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:)
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = BoundPath(binding: path)
    }

    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        var context = context.entering("stack")
        context.destinations = DestinationTable()
        let screen = context.screen
        context.pushValue = { value in
            if !path.append(value) {
                screen.violate("a link of a \(type(of: value.base)) is in a stack whose path has no such values")
            }
        }
        // A destination inherits the environment of its stack, not the environment of the screen that declares it:
        // https://github.com/SwiftfulThinking/SwiftfulRouting/issues/116.
        let root = context.entering("root").render(root)
        let screens = path.elements.map { element -> [RenderedNode] in
            guard let make = context.destinations?.destinations[ObjectIdentifier(type(of: element.base))] else {
                context.screen.violate("there is no navigationDestination for \(type(of: element.base))")
                return []
            }
            return make(context.entering("\(element.hashValue)"), element)
        }
        return [.stack(RenderedStack(root: root, screens: screens, pop: { path.removeLast($0) }))]
    }
}

/// The path of a navigation stack, for any type of path.
@MainActor private protocol StackElements {
    var elements: [AnyHashable] { get }
    func removeLast(_ count: Int)
    /// Appends a value, and returns whether the path accepts its type.
    func append(_ value: AnyHashable) -> Bool
}

private nonisolated struct BoundElements<Data>: StackElements
where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    let binding: Binding<Data>

    @MainActor var elements: [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }

    @MainActor func removeLast(_ count: Int) {
        // The whole path is written, as SwiftUI does.
        var path = binding.wrappedValue
        path.removeLast(count)
        binding.wrappedValue = path
    }

    @MainActor func append(_ value: AnyHashable) -> Bool {
        guard let value = value.base as? Data.Element else { return false }
        binding.wrappedValue.append(value)
        return true
    }
}

private nonisolated struct BoundPath: StackElements {
    let binding: Binding<NavigationPath>

    @MainActor var elements: [AnyHashable] { binding.wrappedValue.elements }

    @MainActor func removeLast(_ count: Int) { binding.wrappedValue.removeLast(count) }

    @MainActor func append(_ value: AnyHashable) -> Bool {
        binding.wrappedValue.elements.append(value)
        return true
    }
}

/// https://developer.apple.com/documentation/swiftui/navigationpath
///
/// "A type-erased list of data": it has a count, and no way to read the data.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath: Equatable {
    fileprivate(set) var elements: [AnyHashable] = []

    public init() {}

    public var count: Int { elements.count }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }

    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

/// https://developer.apple.com/documentation/swiftui/navigationlink
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    private let value: AnyHashable?
    private let label: Label

    public var body: Never { fatalError("it is rendered by itself") }

    @MainActor func render(in context: RenderContext) -> [RenderedNode] {
        let title = context.render(label).compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
        // "When someone activates the navigation link, SwiftUI appends the value to the path." Outside of a stack, it is disabled.
        guard let value, let push = context.pushValue else { return [.text(title)] }
        return [.button(title) { push(value) }]
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
    /// https://developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = value.map { AnyHashable($0) }
        self.label = label()
    }

    /// https://developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

/// The destinations of a navigation stack by the type of their values.
@MainActor final class DestinationTable {
    var destinations: [ObjectIdentifier: (RenderContext, AnyHashable) -> [RenderedNode]] = [:]
}
