// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoginGlue
public import ModuleRouterViews
import ZIKRouterBridge

/// The login screen, as this app uses it.
@MainActor public protocol Login {
    var message: String { get nonmutating set }
}

extension RoutableView where Protocol == any Login {
    public init() { self.init(declaredProtocol: Protocol.self) }
}

/// The screen of Objective-C.
@MainActor struct LoginOfObjectiveC: Login {
    private let object: UnsafeMutableRawPointer

    init(_ object: AnyObject) { self.object = ObjectPointer.of(object) }

    var message: String {
        get {
            guard let text = login_copy_message(object) else { return "" }
            defer { free(text) }
            return String(cString: text)
        }
        nonmutating set { login_set_message(object, newValue) }
    }
}

/// The pointers to objects of Objective-C, for functions of C.
enum ObjectPointer {
    static func of(_ object: AnyObject) -> UnsafeMutableRawPointer {
        #if canImport(ObjectiveC)
        Unmanaged.passUnretained(object).toOpaque()
        #else
        (object as! ForeignObject).pointer
        #endif
    }

    /// Returns the object of a pointer that the caller gives up.
    static func taking(_ pointer: UnsafeMutableRawPointer) -> AnyObject {
        #if canImport(ObjectiveC)
        Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
        #else
        ForeignObject.taking(pointer)
        #endif
    }
}
