// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

// In ZIKRouter, a written name made registration faster. Keys are now found by identity, so both initialisers are equally fast.

extension RoutableService {
    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    public init(declaredTypeName: String) {
        assert(DeclaredName.isName(declaredTypeName, of: Protocol.self))
        self.init(declaredProtocol: Protocol.self)
    }
}

extension RoutableServiceModule {
    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    public init(declaredTypeName: String) {
        assert(DeclaredName.isName(declaredTypeName, of: Protocol.self))
        self.init(declaredProtocol: Protocol.self)
    }
}

extension RoutableView {
    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    public init(declaredTypeName: String) {
        assert(DeclaredName.isName(declaredTypeName, of: Protocol.self))
        self.init(declaredProtocol: Protocol.self)
    }
}

extension RoutableViewModule {
    /// Makes the key of a declared protocol. Only for the initialiser of a declaration.
    public init(declaredTypeName: String) {
        assert(DeclaredName.isName(declaredTypeName, of: Protocol.self))
        self.init(declaredProtocol: Protocol.self)
    }
}

enum DeclaredName {
    static func isName(_ name: String, of type: Any.Type) -> Bool { String(describing: type) == name }
}

extension SwitchableService {
    public var routableProtocol: Any.Type { key.type }
    public var typeName: String { key.protocolName }
}

extension SwitchableServiceModule {
    public var routableProtocol: Any.Type { key.type }
    public var typeName: String { key.protocolName }
}

extension SwitchableView {
    public var routableProtocol: Any.Type { key.type }
    public var typeName: String { key.protocolName }
}

extension SwitchableViewModule {
    public var routableProtocol: Any.Type { key.type }
    public var typeName: String { key.protocolName }
}
