// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// An error that Objective-C code has passed to a router.
struct ObjectiveCError: Error, CustomStringConvertible {
    let reference: ObjectReference
    let description: String

    /// Returns the error of an object. A code of the router's domain becomes the same error of the library.
    static func of(_ pointer: zik_object) -> any Error {
        var text: UnsafeMutablePointer<CChar>?
        let code = ObjectiveC.front.read_error(pointer, &text)
        let description = text.map { String(cString: $0) } ?? ""
        if let text { ObjectiveC.front.free_text(text) }
        if let code = ZIKRouteErrorCode(rawValue: Int(code)) {
            return ZIKAnyServiceRouter.routeError(withCode: code, localizedDescription: description)
        }
        return ObjectiveCError(reference: ObjectReference(pointer), description: description)
    }

    /// Calls a function with the object of an error; null if there is no error.
    static func with<Result>(_ error: (any Error)?, _ body: (zik_object?) throws -> Result) rethrows -> Result {
        guard let error else { return try body(nil) }
        let object = given(error)
        defer { ObjectiveC.front.release(object) }
        return try body(object)
    }

    /// Returns the object of an error, which the receiver releases.
    static func given(_ error: any Error) -> zik_object {
        let own: ObjectiveCError? =
            switch error {
            case let error as ObjectiveCError: error
            case let error as RouteError: error.underlyingError as? ObjectiveCError
            default: nil
            }
        let code = (error as? RouteError)?.errorCode ?? ZIKRouteErrorCode.actionFailed.rawValue
        return ObjectiveC.front.make_error(Int32(code), "\(error)", own?.reference.pointer)
    }
}
