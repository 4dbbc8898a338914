// SPDX-License-Identifier: Apache-2.0

public import Observation

/// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The values of the view that is being rendered or whose action runs.
    @MainActor static var current = EnvironmentValues()

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs a closure with these values as the environment.
    @MainActor func apply<Result>(_ body: () -> Result) -> Result {
        let outer = EnvironmentValues.current
        EnvironmentValues.current = self
        defer { EnvironmentValues.current = outer }
        return body()
    }
}

/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values.objects[ObjectIdentifier(type)] as? Value else {
                fatalError("No Observable object of type \(type) found.")
            }
            return object
        }
    }

    /// Apple's declaration has no isolation. Here, only the main actor reads it.
    @MainActor public var wrappedValue: Value { read(EnvironmentValues.current) }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modified(by: EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// https://developer.apple.com/documentation/swiftui/view/environment(_:)
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modified(by: EnvironmentObjectModifier(object: object))
    }
}

private nonisolated struct EnvironmentModifier<Value>: RenderedModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        var context = context
        context.environment[keyPath: keyPath] = value
        return content(context)
    }
}

private nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: RenderedModifier {
    let object: Object?

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        var context = context
        context.environment.objects[ObjectIdentifier(Object.self)] = object
        return content(context)
    }
}
