// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// Finds the objects that are represented by values.
enum ForeignValue {
    /// Returns the object behind a value; nil if the value is not an object.
    static func object(of value: Any) -> AnyObject? {
        if let value = value as? any RepresentingObject { return value.represented }
        return ClassInstance.of(value)
    }

    #if !canImport(ObjectiveC)
    /// Returns the object of Objective-C behind a value; nil if there is none.
    static func foreignObject(of value: Any) -> ForeignObject? {
        let object = object(of: value)
        if let object = object as? ForeignObject { return object }
        guard let view = object as? any ForeignObjectView else { return nil }
        return onMainActor { view.foreignObject }
    }
    #endif
}

/// A destination or a configuration as the value of a `ForeignProtocol`.
protocol ForeignProtocolValue: RepresentingObject {
    var object: AnyObject { get }
}

extension ForeignProtocolValue {
    var represented: AnyObject { object }
}

/// The protocols of Objective-C as the types of keys.
enum ObjectiveCProtocols {
    #if canImport(ObjectiveC)
    /// Returns the existential type of a protocol. It is the type that Swift code names, so that both share the key.
    ///
    /// - Parameter name: The name at run time: `LoginViewInput`, or `_TtP6Module14LoginViewInput_` for a protocol of Swift.
    static func type(named name: String) -> Any.Type? {
        let prefix = "_TtP"
        guard name.hasPrefix(prefix) else { return _typeByName("So\(name.utf8.count)\(name)_p") }
        return _typeByName(String(name.dropFirst(prefix.count).dropLast()) + "_p")
    }
    #else
    private struct State {
        var indices: [String: Int] = [:]
        var protocols: [(name: String, type: Any.Type)] = []
    }

    private static let state = Locked(State())

    /// Returns the type that stands for a protocol.
    static func type(named name: String) -> Any.Type? {
        state.withLock { state in
            if let known = state.indices[name] { return state.protocols[known].type }
            let number = state.protocols.count
            let type = protocolType(TypeIndices.type(number))
            state.protocols.append((name, type))
            state.indices[name] = number
            return type
        }
    }

    static func name(_ number: Int) -> String { state.withLock { $0.protocols[number].name } }

    private static func protocolType<Index: TypeIndex>(_: Index.Type) -> Any.Type { ForeignProtocol<Index>.self }
    #endif
}

#if !canImport(ObjectiveC)
/// A protocol of Objective-C, as the type of a key, on a platform where Swift does not know it. A value is an object that conforms to it.
struct ForeignProtocol<Index: TypeIndex>: ForeignProtocolValue, DynamicProtocol, ForeignNamedType {
    let object: AnyObject

    static var foreignName: String { ObjectiveCProtocols.name(Index.number) }

    static func value(of found: Any) -> Self? {
        guard let object = ForeignValue.foreignObject(of: found) else { return nil }
        let conforms = foreignName.withCString { ObjectiveC.front.object_conforms(object.pointer, $0) }
        return conforms ? Self(object: object) : nil
    }

    static func includes(_ type: Any.Type) -> Bool? {
        guard let type = type as? any ForeignClassType.Type else { return nil }
        return foreignName.withCString { ObjectiveC.front.type_conforms(type.foreignType, $0) }
    }
}

/// A type that stands for a class of Objective-C.
protocol ForeignClassType {
    static var foreignType: zik_object { get }
}

extension ForeignInstance: ForeignClassType {
    static var foreignType: zik_object { ForeignClasses.type(Index.number) }
}

extension ForeignClass: ForeignClassType {
    static var foreignType: zik_object { ForeignClasses.type(Index.number) }
}
#endif
