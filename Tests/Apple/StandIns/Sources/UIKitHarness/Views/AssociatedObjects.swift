// SPDX-License-Identifier: Apache-2.0

// The functions of Objective-C's runtime. On other systems, a responder stores its associated objects itself.

#if !canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/objectivec/objc_associationpolicy>
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// Releases the value when the object is deallocated, or when another value takes its place.
///
/// <https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)>
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let responder = object as? UIResponder else { return }
    // Removes the value before its release, because code that runs during the release may look it up.
    let old = responder.associatedObjects.updateValue(value as Any, forKey: key)
    withExtendedLifetime(old) {}
}

/// <https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)>
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? UIResponder)?.associatedObjects[key]
}
#endif
