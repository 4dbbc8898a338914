// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit

/// An object that another one keeps for as long as it lives. It adds no view that an app could find or remove.
@MainActor struct AssociatedObject<Value: AnyObject> {
    private let key: UnsafeRawPointer

    /// - Note: The key is never deallocated.
    init() { key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)) }

    subscript(owner: UIResponder) -> Value? {
        get { objc_getAssociatedObject(owner, key) as? Value }
        nonmutating set { objc_setAssociatedObject(owner, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
#endif
