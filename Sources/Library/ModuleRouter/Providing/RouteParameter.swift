// SPDX-License-Identifier: Apache-2.0

/// Marks a parameter of an initialiser that the caller of the route supplies, in a class with `@Provider`.
///
/// ```swift
/// @MainActor @Provider(of: RoutableViewModule<any EditorInput>.self)
/// final class EditorScreen {
///     init(store: any NoteStore, @RouteParameter name: String = "") { … }
/// }
///
/// Router.perform(to: RoutableViewModule<any EditorInput>(), path: .push(from: self)) { $0.name = "Groceries" }
/// ```
///
/// Each marked parameter becomes a property of the route's configuration, which conforms to the module protocol. The default value
/// of the parameter is the value of a caller that does not set the property. Other code calls the initialiser as if the parameter
/// were not marked.
@frozen @propertyWrapper public struct RouteParameter<Value> {
    public var wrappedValue: Value

    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension RouteParameter: Sendable where Value: Sendable {}
