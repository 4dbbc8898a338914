// SPDX-License-Identifier: Apache-2.0

import CModuleRouter
import ModuleRouterViews

/// Checks whether a class conforms to a protocol that is given as a generic argument, without an instance of the class.
enum DynamicConformance {
    /// - Returns: Nil if the conformance is unknown: the protocol has no name outside its file, or the conformance may be isolated
    ///   to the main actor and this is another thread.
    static func isDeclared<Protocol>(of type: Any.Type, to _: Protocol.Type) -> Bool? {
        if let wanted = Protocol.self as? any DynamicProtocol.Type { return wanted.includes(type) }
        // If the protocol is a class, only superclasses can match.
        if let wanted = Protocol.self as? AnyClass { return inherits(type, wanted) }
        guard let metatype = existentialMetatype(of: Protocol.self) else { return nil }
        func isInstance<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
        if _openExistential(metatype, do: isInstance) { return true }
        return module_router_is_main_actor() ? false : nil
    }

    private static func inherits(_ type: Any.Type, _ wanted: AnyClass) -> Bool {
        var next: AnyClass? = type as? AnyClass
        while let current = next {
            if current == wanted { return true }
            next = Swift._getSuperclass(current)
        }
        return false
    }

    /// Returns `any P.Type` for `any P`. The language has no conversion between the two, so the type is looked up by name.
    private static func existentialMetatype(of type: Any.Type) -> Any.Type? {
        guard let name = _mangledTypeName(type) else { return nil }
        return _typeByName(name + "Xp")
    }
}
