// SPDX-License-Identifier: Apache-2.0

public import Observation

/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let get: @MainActor () -> Value
    let set: @MainActor (Value) -> Void

    /// https://developer.apple.com/documentation/swiftui/binding/init(get:set:)
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.init(reading: get, writing: set)
    }

    /// https://developer.apple.com/documentation/swiftui/binding/constant(_:)
    public static func constant(_ value: Value) -> Binding<Value> {
        // Only the main actor reads it here.
        nonisolated(unsafe) let value = value
        return Binding(reading: { value }, writing: { _ in })
    }

    init(reading get: @escaping @MainActor () -> Value, writing set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// Apple's declaration has no isolation. Here, only the main actor reads it.
    @MainActor public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    @MainActor
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

/// https://developer.apple.com/documentation/swiftui/bindable
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    @MainActor
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}

/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {}

/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
    let location: StateLocation<Value>

    public init(wrappedValue: Value) { location = StateLocation(wrappedValue) }
    public init(initialValue: Value) { location = StateLocation(initialValue) }

    @MainActor public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    @MainActor public var projectedValue: Binding<Value> {
        let location = location
        return Binding(reading: { location.value }, writing: { location.value = $0 })
    }
}

/// https://developer.apple.com/documentation/swiftui/stateobject
///
/// "SwiftUI creates a new instance of the model object only once during the lifetime of the container that declares the state
/// object": each window evaluates the expression, even if windows share the value of the view.
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Only the main actor reads it here.
    nonisolated(unsafe) let location: StateLocation<ObjectType>

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        location = StateLocation(making: thunk)
    }

    public var wrappedValue: ObjectType { location.value }
}

/// https://developer.apple.com/documentation/combine/observableobject, which SwiftUI exports.
public protocol ObservableObject: AnyObject {}

/// The storage of a state. It belongs to the first view at a place, and later views at the place inherit it.
final class StateLocation<Value>: InheritedState {
    private let makeInitialValue: () -> Value
    private var storage: StateStorage<Value>?

    init(_ initialValue: Value) { makeInitialValue = { initialValue } }

    init(making initialValue: @escaping () -> Value) { makeInitialValue = initialValue }

    var value: Value {
        get { own.value }
        set { own.value = newValue }
    }

    private var own: StateStorage<Value> {
        if let storage { return storage }
        let storage = StateStorage(makeInitialValue())
        self.storage = storage
        return storage
    }

    func inherit(_ earlier: AnyObject?) -> AnyObject {
        // A view that two windows show has a storage in each of them.
        storage = earlier as? StateStorage<Value>
        return own
    }
}

final class StateStorage<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A state of any type, as the renderer finds it in a view.
protocol InheritedState: AnyObject {
    /// Takes over the storage of an earlier view at the same place, and returns the storage.
    func inherit(_ earlier: AnyObject?) -> AnyObject
}

extension State: HoldsState {
    var inherited: any InheritedState { location }
}

extension StateObject: HoldsState {
    nonisolated var inherited: any InheritedState { location }
}

protocol HoldsState {
    var inherited: any InheritedState { get }
}
