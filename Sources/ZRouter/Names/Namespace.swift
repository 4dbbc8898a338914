// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// What has members of this library under `zix`: screens and views have.
public protocol NamespaceWrappable: AnyObject {
    associatedtype WrapperType
    var zix: WrapperType { get }
    static var zix: WrapperType.Type { get }
}

extension NamespaceWrappable {
    public var zix: NamespaceWrapper<Self> { NamespaceWrapper(value: self) }

    public static var zix: NamespaceWrapper<Self>.Type { NamespaceWrapper<Self>.self }
}

/// Something around a value, for members that are not to be among the value's own.
public protocol TypeWrapperProtocol {
    associatedtype WrappedType
    var wrappedValue: WrappedType { get }
    init(value: WrappedType)
}

/// What `zix` of a value is: whoever extends it, adds members there.
///
/// ```swift
/// extension TypeWrapperProtocol where WrappedType: NoteScreen {
///     var title: String { wrappedValue.title }
/// }
/// ```
public struct NamespaceWrapper<Wrapped>: TypeWrapperProtocol {
    public let wrappedValue: Wrapped

    public init(value: Wrapped) { wrappedValue = value }
}

extension ViewRouteSource {
    /// What this library adds to screens and views.
    public var zix: NamespaceWrapper<Self> { NamespaceWrapper(value: self) }

    /// What this library adds to the class of a screen or a view.
    nonisolated public static var zix: NamespaceWrapper<Self>.Type { NamespaceWrapper<Self>.self }
}

extension TypeWrapperProtocol where WrappedType: ViewRouteSource {
    @MainActor private var state: RouterState? { ModuleRouter.Router.route(showing: wrappedValue)?.state }

    /// Whether a router has shown the view, and it is there.
    @MainActor public var routed: Bool { state == .routed || state == .removing }

    /// Whether a router is removing the view.
    @MainActor public var removing: Bool { state == .removing }
}
