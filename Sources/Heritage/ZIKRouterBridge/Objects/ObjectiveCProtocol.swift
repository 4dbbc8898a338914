// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import ZRouter

/// A routable protocol of Objective-C, by its name, for adapters between Swift and Objective-C.
///
/// ```swift
/// @AutoRegister
/// enum ClockAdapter: RouteAdapter {
///     static var routes: RouteList<Self> {
///         Adapts(RoutableService<any Clock>(), to: ObjectiveCProtocol("ClockInput")) { ClockOfObjectiveC($0) }
///         Adapts(ObjectiveCProtocol("LogInput"), to: RoutableService<any Log>()) { LogForObjectiveC.object(for: $0) }
///     }
/// }
/// ```
///
/// On Apple platforms, Swift code can name the protocol itself: `RoutableService<any ClockInput>` is the same key. Elsewhere, an object of
/// Objective-C is a ``ForeignObject``, and its methods are called through functions of C.
public struct ObjectiveCProtocol: Sendable {
    let name: String

    /// - Parameter name: The name of the protocol at run time.
    public init(_ name: String) { self.name = name }

    /// Calls a function with the type of the key. Stops the program if there is no such protocol, which is possible only on Apple
    /// platforms.
    func open<Result>(_ body: (Any.Type) -> Result) -> Result {
        guard let type = ObjectiveCProtocols.type(named: name) else {
            preconditionFailure("Objective-C has no protocol \(name)")
        }
        return body(type)
    }
}

extension Adapts where Adaptee == ObjectiveCProtocol {
    /// Adapts a service of Swift to one that Objective-C provides.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The protocol of the provided service.
    ///   - adapt: Returns the object of Objective-C as the required protocol.
    public init<RequiredProtocol>(
        _ required: @MainActor @autoclosure () -> Required, to provided: ObjectiveCProtocol,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (AnyObject) throws -> RequiredProtocol
    ) where Required == RoutableService<RequiredProtocol> {
        func adaptation<Provided>(_: Provided.Type) -> RouteAdaptation {
            Adapts<RoutableService<RequiredProtocol>, RoutableService<Provided>>(
                RoutableService<RequiredProtocol>(declaredProtocol: RequiredProtocol.self),
                to: RoutableService<Provided>(declaredProtocol: Provided.self), fileID: fileID, line: line,
                column: column
            ) { try adapt(ForeignValue.known($0)) }.adaptation
        }
        self.init(adaptation: provided.open { _openExistential($0, do: adaptation) })
    }

    /// Adapts a view of Swift to one that Objective-C provides.
    ///
    /// - Parameters:
    ///   - required: The required key. It is not evaluated.
    ///   - provided: The protocol of the provided view.
    ///   - adapt: Returns the view of Objective-C as the required protocol.
    public init<RequiredProtocol>(
        _ required: @MainActor @autoclosure () -> Required, to provided: ObjectiveCProtocol,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (AnyObject) throws -> RequiredProtocol
    ) where Required == RoutableView<RequiredProtocol> {
        func adaptation<Provided>(_: Provided.Type) -> RouteAdaptation {
            Adapts<RoutableView<RequiredProtocol>, RoutableView<Provided>>(
                RoutableView<RequiredProtocol>(declaredProtocol: RequiredProtocol.self),
                to: RoutableView<Provided>(declaredProtocol: Provided.self), fileID: fileID, line: line,
                column: column
            ) { try adapt(ForeignValue.known($0)) }.adaptation
        }
        self.init(adaptation: provided.open { _openExistential($0, do: adaptation) })
    }
}

extension Adapts where Required == ObjectiveCProtocol {
    /// Adapts a service of Objective-C to one that Swift provides.
    ///
    /// - Parameters:
    ///   - required: The required protocol.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns an object of Objective-C that conforms to the required protocol. The route fails if it does not.
    public init<ProvidedProtocol>(
        _ required: ObjectiveCProtocol, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @Sendable (ProvidedProtocol) throws -> AnyObject
    ) where Adaptee == RoutableService<ProvidedProtocol> {
        func adaptation<Wanted>(_: Wanted.Type) -> RouteAdaptation {
            let key = RouteKey(.service, Wanted.self)
            return Adapts<RoutableService<Wanted>, RoutableService<ProvidedProtocol>>(
                RoutableService<Wanted>(declaredProtocol: Wanted.self),
                to: RoutableService<ProvidedProtocol>(declaredProtocol: ProvidedProtocol.self), fileID: fileID,
                line: line, column: column
            ) { try DynamicDestination.shown(adapt($0), as: Wanted.self, for: key) }.adaptation
        }
        self.init(adaptation: required.open { _openExistential($0, do: adaptation) })
    }

    /// Adapts a view of Objective-C to one that Swift provides.
    ///
    /// - Parameters:
    ///   - required: The required protocol.
    ///   - provided: The provided key. It is not evaluated.
    ///   - adapt: Returns an object of Objective-C that conforms to the required protocol. The route fails if it does not.
    public init<ProvidedProtocol>(
        _ required: ObjectiveCProtocol, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (ProvidedProtocol) throws -> AnyObject
    ) where Adaptee == RoutableView<ProvidedProtocol> {
        func adaptation<Wanted>(_: Wanted.Type) -> RouteAdaptation {
            let key = RouteKey(.view, Wanted.self)
            return Adapts<RoutableView<Wanted>, RoutableView<ProvidedProtocol>>(
                RoutableView<Wanted>(declaredProtocol: Wanted.self),
                to: RoutableView<ProvidedProtocol>(declaredProtocol: ProvidedProtocol.self), fileID: fileID,
                line: line, column: column
            ) { try DynamicDestination.shown(adapt($0), as: Wanted.self, for: key) }.adaptation
        }
        self.init(adaptation: required.open { _openExistential($0, do: adaptation) })
    }
}

extension ForeignValue {
    /// Returns the object of a destination that Objective-C provides.
    static func known(_ destination: Any) -> AnyObject {
        guard let object = object(of: destination) else {
            preconditionFailure("a destination of Objective-C is an object")
        }
        return object
    }
}
