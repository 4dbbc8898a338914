// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/focusedvaluekey
public protocol FocusedValueKey {
    associatedtype Value
}

/// https://developer.apple.com/documentation/swiftui/focusedvalues
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The values of the focused scene.
    @MainActor static var current = FocusedValues()

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// https://developer.apple.com/documentation/swiftui/focusedvalue
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Apple's declaration has no isolation. Here, only the main actor reads it.
    @MainActor public var wrappedValue: Value? { FocusedValues.current[keyPath: keyPath] }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/focusedscenevalue(_:_:)-2mwgp
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View
    {
        modified(by: FocusModifier(keyPath: keyPath, value: value))
    }
}

/// A value that a scene exports while it has the focus.
@MainActor struct RenderedFocusedValue: RenderedPart {
    let export: @MainActor (inout FocusedValues) -> Void
    var text: String? { nil }
}

private nonisolated struct FocusModifier<Value>: RenderedModifier {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + [.part(RenderedFocusedValue { $0[keyPath: keyPath] = value })]
    }
}

extension RenderedScreen {
    /// Runs a closure while the scene has the focus, such as a menu command.
    func whileFocused<Result>(_ body: () -> Result) -> Result {
        var values = FocusedValues()
        for case .part(let part as RenderedFocusedValue) in nodes { part.export(&values) }
        let outer = FocusedValues.current
        FocusedValues.current = values
        defer { FocusedValues.current = outer }
        return body()
    }
}
