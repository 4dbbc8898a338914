// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// The codes of the original's errors of services and of views.
public enum ZIKRouteErrorCode: Sendable, Hashable {
    case invalidProtocol, invalidConfiguration, destinationUnavailable, actionFailed, overRoute, infiniteRecursion
    case invalidPerformer, unsupportType, unbalancedTransition, invalidSource, invalidContainer, segueNotPerformed

    fileprivate func error(_ reason: String, of router: Any.Type) -> RouteError {
        let failure = RouteError.Failure.because(reason, of: "\(router)")
        return switch self {
        case .invalidProtocol: .invalidProtocol(failure)
        case .invalidConfiguration: .invalidConfiguration(failure)
        case .destinationUnavailable: .destinationUnavailable(failure)
        case .actionFailed: .actionFailed(failure)
        case .overRoute: .overRoute(failure)
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

extension ZIKServiceRouter {
    /// An error for `endPerformRouteWithError(_:)` and `endRemoveRouteWithError(_:)`.
    public class func routeError(withCode code: ZIKRouteErrorCode, localizedDescription: String) -> RouteError {
        code.error(localizedDescription, of: self)
    }
}

extension ZIKViewRouter {
    /// An error for `endPerformRouteWithError(_:)` and `endRemoveRouteWithError(_:)`.
    public class func routeError(withCode code: ZIKRouteErrorCode, localizedDescription: String) -> RouteError {
        code.error(localizedDescription, of: self)
    }

    /// The same: there is one type of errors.
    public class func viewRouteError(withCode code: ZIKRouteErrorCode, localizedDescription: String) -> RouteError {
        routeError(withCode: code, localizedDescription: localizedDescription)
    }
}
