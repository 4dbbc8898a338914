// SPDX-License-Identifier: Apache-2.0

/// The object that a value is.
///
/// `as AnyObject` would tell it too, once the runtime has looked through the conformances of the whole program for what else the
/// type might be bridged to.
enum ClassInstance {
    /// Nil for a value of another type than a class. Looks into an existential, also into one in another.
    static func of<Value>(_ value: Value) -> AnyObject? {
        // A value of a class is the reference to it.
        if Value.self is AnyClass { return unsafeBitCast(value, to: AnyObject.self) }
        guard let type = Swift.type(of: value as Any) as? AnyClass else { return nil }
        func instance<Class: AnyObject>(of _: Class.Type) -> AnyObject? { value as? Class }
        return instance(of: type)
    }

    /// The object that the value is, or one that holds it.
    static func boxing<Value>(_ value: Value) -> AnyObject { of(value) ?? value as AnyObject }
}
