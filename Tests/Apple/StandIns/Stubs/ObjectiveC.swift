// SPDX-License-Identifier: Apache-2.0

// The declarations of the module ObjectiveC that the compiler needs to type-check code for Apple's platforms, without
// implementations. Used by Scripts/check-apple-triples alone.

/// https://developer.apple.com/documentation/objectivec/objcbool
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
}

/// How the compiler makes a Bool of Swift one of Objective-C.
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
/// And back.
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

/// https://developer.apple.com/documentation/objectivec/selector
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
    var pointer: UInt = 0
    public init(_ string: String) {}
    public init(stringLiteral value: String) {}
}

/// https://developer.apple.com/documentation/objectivec/nsobjectprotocol
@objc public protocol NSObjectProtocol {
    func isEqual(_ object: Any?) -> Bool
    func responds(to selector: Selector!) -> Bool
}

/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
@objc open class NSObject: NSObjectProtocol {
    @objc public init() {}
    @objc open func isEqual(_ object: Any?) -> Bool { false }
    @objc open func responds(to selector: Selector!) -> Bool { false }
}

extension NSObject: Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

/// https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

/// https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
