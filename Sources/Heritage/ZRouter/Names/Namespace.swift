// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A type with the namespace `zix` for members of this library, such as a screen or a view.
public protocol NamespaceWrappable: AnyObject {
    associatedtype WrapperType
    var zix: WrapperType { get }
    static var zix: WrapperType.Type { get }
}

extension NamespaceWrappable {
    public var zix: NamespaceWrapper<Self> { NamespaceWrapper(value: self) }

    public static var zix: NamespaceWrapper<Self>.Type { NamespaceWrapper<Self>.self }
}

/// A wrapper around a value, for members outside the value's own namespace.
public protocol TypeWrapperProtocol {
    associatedtype WrappedType
    var wrappedValue: WrappedType { get }
    init(value: WrappedType)
}

/// The namespace `zix` of a value. Extensions of the wrapper protocol add members to it.
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
    /// The members that this library adds to screens and views.
    public var zix: NamespaceWrapper<Self> { NamespaceWrapper(value: self) }

    /// The members that this library adds to the class of a screen or a view.
    nonisolated public static var zix: NamespaceWrapper<Self>.Type { NamespaceWrapper<Self>.self }
}

extension TypeWrapperProtocol where WrappedType: ViewRouteSource {
    @MainActor private var state: RouterState? { ModuleRouter.Router.route(showing: wrappedValue)?.state }

    /// Whether a router has shown the view and the view is still shown.
    @MainActor public var routed: Bool { state == .routed || state == .removing }

    /// Whether a router is removing the view.
    @MainActor public var removing: Bool { state == .removing }
}
