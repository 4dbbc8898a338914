// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ModuleRouterViews

/// An error of a service route.
public typealias ZIKRouteError = RouteError
/// An error of a view route. All errors have the same type.
public typealias ZIKViewRouteError = RouteError

/// The domain of service errors as `NSError`s.
public let ZIKRouteErrorDomain = RouteError.errorDomain
/// The domain of view errors as `NSError`s. It is the same as for services; the codes are different.
public let ZIKViewRouteErrorDomain = RouteError.errorDomain

/// The codes of ZIKRouter's errors for services and views, with their numbers.
public enum ZIKRouteErrorCode: Int, Sendable, Hashable, CaseIterable {
    case invalidProtocol = 0
    case invalidConfiguration, destinationUnavailable, actionFailed, overRoute, infiniteRecursion
    case invalidPerformer = 10
    case unsupportType, unbalancedTransition, invalidSource, invalidContainer, segueNotPerformed

    fileprivate func error(_ reason: String, of router: Any.Type) -> RouteError {
        RouteError(code, route: "\(router)", reason: reason)
    }

    fileprivate var code: RouteError.Code {
        switch self {
        case .invalidProtocol: .missingProvider
        case .invalidConfiguration: .invalidConfiguration
        case .destinationUnavailable: .destinationUnavailable
        case .actionFailed: .actionFailed
        case .overRoute: .alreadyActive
        case .infiniteRecursion: .infiniteRecursion
        case .invalidPerformer: .invalidPerformer
        case .unsupportType: .unsupportedPath
        case .unbalancedTransition: .unbalancedTransition
        case .invalidSource: .invalidSource
        case .invalidContainer: .invalidContainer
        case .segueNotPerformed: .segueNotPerformed
        }
    }
}

extension RouteError: CustomNSError {
    public static var errorDomain: String { "ZIKRouteErrorDomain" }

    /// The number in ZIKRouter. The numbers of new errors begin at 100.
    public var errorCode: Int {
        if let code = ZIKRouteErrorCode.allCases.first(where: { $0.code == code }) { return code.rawValue }
        let new: [Code] = [.scopeUnavailable, .wrongIsolation, .redirected, .cancelled, .urlLimitExceeded]
        return 100 + (new.firstIndex(of: code) ?? new.count)
    }

    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

extension ZIKServiceRouter {
    /// The domain of the router's errors as `NSError`s.
    public func errorDomain() -> String { RouteError.errorDomain }

    /// Creates an error for `endPerformRouteWithError(_:)` and `endRemoveRouteWithError(_:)`.
    public class func routeError(withCode code: ZIKRouteErrorCode, localizedDescription: String) -> RouteError {
        code.error(localizedDescription, of: self)
    }
}

extension ZIKViewRouter {
    /// The domain of the router's errors as `NSError`s.
    public func errorDomain() -> String { RouteError.errorDomain }

    /// Creates an error for `endPerformRouteWithError(_:)` and `endRemoveRouteWithError(_:)`.
    public class func routeError(withCode code: ZIKRouteErrorCode, localizedDescription: String) -> RouteError {
        code.error(localizedDescription, of: self)
    }

    /// Same as `routeError(withCode:localizedDescription:)`, because all errors have the same type.
    public class func viewRouteError(withCode code: ZIKRouteErrorCode, localizedDescription: String) -> RouteError {
        routeError(withCode: code, localizedDescription: localizedDescription)
    }
}
