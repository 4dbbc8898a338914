// SPDX-License-Identifier: Apache-2.0

import CZIKRouter

/// The functions of the Objective-C side.
enum ObjectiveC {
    // Set once, before any other function of this module is called.
    nonisolated(unsafe) private static var connected: zik_front?

    static var front: zik_front {
        guard let connected else { preconditionFailure("no Objective-C code has used the router") }
        return connected
    }

    static var isConnected: Bool { connected != nil }

    static func connect(_ front: zik_front) { connected = front }

    static func name(ofClass type: zik_object) -> String { String(cString: front.name_of_class(type)) }
}

/// A reference to an object of Objective-C. It retains the object.
final class ObjectReference: @unchecked Sendable {  // A constant.
    let pointer: zik_object

    /// - Parameter pointer: An object that this reference releases.
    init(owned pointer: zik_object) { self.pointer = pointer }

    /// - Parameter pointer: An object of another owner.
    init(_ pointer: zik_object) { self.pointer = ObjectiveC.front.retain(pointer) }

    deinit { ObjectiveC.front.release(pointer) }

    /// The object, which the receiver releases.
    var given: zik_object { ObjectiveC.front.retain(pointer) }
}

/// The objects of Objective-C as objects of Swift, and the other way round. On Apple platforms they are the same.
enum ObjectBridge {
    #if canImport(ObjectiveC)
    static func object(_ pointer: zik_object) -> AnyObject {
        Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Returns a pointer that the receiver releases; nil if the value is not an object.
    static func given(_ value: Any) -> zik_object? {
        guard let object = ForeignValue.object(of: value) else { return nil }
        return Unmanaged.passRetained(object).toOpaque()
    }
    /// Returns an object that is shown, or the source of a route.
    @MainActor static func view(_ pointer: zik_object) -> AnyObject { object(pointer) }
    #else
    static func object(_ pointer: zik_object) -> AnyObject { ForeignObject.of(pointer) }

    /// Returns an object that is shown, or the source of a route.
    @MainActor static func view(_ pointer: zik_object) -> AnyObject { ForeignObject.of(pointer).view }

    /// Returns a pointer that the receiver releases; nil if the value is no object of Objective-C.
    static func given(_ value: Any) -> zik_object? {
        guard let object = ForeignValue.foreignObject(of: value) else { return nil }
        return ObjectiveC.front.retain(object.pointer)
    }
    #endif

    /// Returns the class that an object of Objective-C names, which is the class of its target for some proxies; nil if the value is no
    /// such object.
    static func type(ofView view: AnyObject) -> AnyClass? {
        guard !(view is NoDestination) else { return nil }
        return withObject(view) { type(ObjectiveC.front.class_of($0)) } ?? nil
    }

    #if canImport(ObjectiveC)
    /// Returns the class of a pointer.
    static func type(_ pointer: zik_object) -> AnyClass? {
        Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? AnyClass
    }
    #else
    /// Returns the type of the wrappers of a class's objects.
    static func type(_ pointer: zik_object) -> AnyClass? { ForeignClasses.wrapper(pointer) }
    #endif

    /// Returns the object of a pointer that belongs to the caller.
    static func taken(_ pointer: zik_object?) -> AnyObject? {
        guard let pointer else { return nil }
        defer { ObjectiveC.front.release(pointer) }
        return object(pointer)
    }

    /// Calls a function with the pointer of a value. Returns nil if the value is no object of Objective-C.
    @discardableResult
    static func withObject<Result>(_ value: Any?, _ body: (zik_object) throws -> Result) rethrows -> Result? {
        guard let pointer = value.flatMap({ given($0) }) else { return nil }
        defer { ObjectiveC.front.release(pointer) }
        return try body(pointer)
    }

    /// Calls a function with the pointer of a value; null if the value is no object of Objective-C.
    static func with<Result>(_ value: Any?, _ body: (zik_object?) throws -> Result) rethrows -> Result {
        guard let pointer = value.flatMap({ given($0) }) else { return try body(nil) }
        defer { ObjectiveC.front.release(pointer) }
        return try body(pointer)
    }
}
