// SPDX-License-Identifier: Apache-2.0

/// Returns the object behind a value.
///
/// `as AnyObject` would also find it, but only after the runtime has searched the conformances of the whole program for a bridged
/// type.
package enum ClassInstance {
    /// Returns the object that the value is; nil if its type is not a class. Looks into existentials, including nested ones.
    package static func of<Value>(_ value: Value) -> AnyObject? {
        // A value of a class type is the reference to the object.
        if Value.self is AnyClass { return unsafeBitCast(value, to: AnyObject.self) }
        guard let type = Swift.type(of: value as Any) as? AnyClass else { return nil }
        func instance<Class: AnyObject>(of _: Class.Type) -> AnyObject? { value as? Class }
        return instance(of: type)
    }

    /// Returns the object that the value is, or an object that boxes the value.
    package static func boxing<Value>(_ value: Value) -> AnyObject { of(value) ?? value as AnyObject }
}
