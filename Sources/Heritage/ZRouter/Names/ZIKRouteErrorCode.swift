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
public enum ZIKRouteErrorCode: Int, Sendable, Hashable {
    case invalidProtocol = 0
    case invalidConfiguration, destinationUnavailable, actionFailed, overRoute, infiniteRecursion
    case invalidPerformer = 10
    case unsupportType, unbalancedTransition, invalidSource, invalidContainer, segueNotPerformed

    fileprivate func error(_ reason: String, of router: Any.Type) -> RouteError {
        let failure = RouteError.Failure.because(reason, of: "\(router)")
        return switch self {
        case .invalidProtocol: .missingProvider(failure)
        case .invalidConfiguration: .invalidConfiguration(failure)
        case .destinationUnavailable: .destinationUnavailable(failure)
        case .actionFailed: .actionFailed(failure)
        case .overRoute: .alreadyActive(failure)
        case .infiniteRecursion: .infiniteRecursion(failure)
        case .invalidPerformer: .invalidPerformer(failure)
        case .unsupportType: .unsupportedPath(failure)
        case .unbalancedTransition: .unbalancedTransition(failure)
        case .invalidSource: .invalidSource(failure)
        case .invalidContainer: .invalidContainer(failure)
        case .segueNotPerformed: .segueNotPerformed(failure)
        }
    }
}

extension RouteError: CustomNSError {
    public static var errorDomain: String { "ZIKRouteErrorDomain" }

    /// The number in ZIKRouter. The numbers of new errors begin at 100.
    public var errorCode: Int {
        let code: ZIKRouteErrorCode
        switch self {
        case .missingProvider: code = .invalidProtocol
        case .invalidConfiguration: code = .invalidConfiguration
        case .destinationUnavailable: code = .destinationUnavailable
        case .actionFailed: code = .actionFailed
        case .alreadyActive: code = .overRoute
        case .infiniteRecursion: code = .infiniteRecursion
        case .invalidPerformer: code = .invalidPerformer
        case .unsupportedPath: code = .unsupportType
        case .unbalancedTransition: code = .unbalancedTransition
        case .invalidSource: code = .invalidSource
        case .invalidContainer: code = .invalidContainer
        case .segueNotPerformed: code = .segueNotPerformed
        case .scopeUnavailable: return 100
        case .wrongIsolation: return 101
        case .redirected: return 102
        case .cancelled: return 103
        case .urlLimitExceeded: return 104
        }
        return code.rawValue
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
