// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

// A configuration object has its own handlers. They are called through the object, not copied, because the performer can set
// them.

extension RouteStrictConfiguration {
    /// Adds the handlers of a configuration, unless others are set.
    ///
    /// - Parameter forPerformer: Whether to add those for one action too.
    fileprivate func takeErrors(of configuration: ZIKRouteConfiguration, _ forPerformer: Bool) {
        if errorHandler == nil, configuration.errorHandler != nil {
            errorHandler = { configuration.errorHandler?($0, $1) }
        }
        if forPerformer, performerErrorHandler == nil, configuration.performerErrorHandler != nil {
            performerErrorHandler = {
                let handler = configuration.performerErrorHandler
                configuration.performerErrorHandler = nil
                handler?($0, $1)
            }
        }
        if stateNotifier == nil, configuration.stateNotifier != nil {
            stateNotifier = { configuration.stateNotifier?($0, $1) }
        }
    }
}

/// The common interface of the strict configurations for performing services and views.
protocol PerformStrictConfiguration<Destination>: RouteStrictConfiguration {
    associatedtype Destination
    var prepareDestination: ((Destination) -> Void)? { get set }
    var successHandler: ((Destination) -> Void)? { get set }
    var performerSuccessHandler: ((Destination) -> Void)? { get set }
    var completionHandler: ((Bool, Destination?, RouteAction, RouteError?) -> Void)? { get set }
}

extension ServiceRouteStrictConfiguration: PerformStrictConfiguration {}
extension ViewRouteStrictConfiguration: PerformStrictConfiguration {}

extension PerformStrictConfiguration {
    /// Starts with the router's settings for the performance.
    func take(_ configuration: PerformRouteConfig) {
        module = configuration
        takeHandlers(of: configuration)
        refresh = { [weak self] _ in self?.takeHandlers(of: configuration, forPerformer: false) }
    }

    func takeHandlers(of configuration: PerformRouteConfig, forPerformer: Bool = true) {
        takeErrors(of: configuration, forPerformer)
        if prepareDestination == nil, configuration.prepareDestination != nil {
            prepareDestination = { configuration.prepareDestination?($0) }
        }
        if successHandler == nil, configuration.successHandler != nil {
            successHandler = { configuration.successHandler?($0) }
        }
        if forPerformer, performerSuccessHandler == nil, configuration.performerSuccessHandler != nil {
            performerSuccessHandler = {
                let handler = configuration.performerSuccessHandler
                configuration.performerSuccessHandler = nil
                handler?($0)
            }
        }
        if completionHandler == nil, configuration.completionHandler != nil {
            completionHandler = { configuration.completionHandler?($0, $1, $2, $3) }
        }
    }
}

/// The common interface of the strict configurations for removing services and views.
protocol RemoveStrictConfiguration<Destination>: RouteStrictConfiguration {
    associatedtype Destination
    var prepareDestination: ((Destination) -> Void)? { get set }
    var successHandler: (() -> Void)? { get set }
    var performerSuccessHandler: (() -> Void)? { get set }
    var completionHandler: ((Bool, RouteAction, RouteError?) -> Void)? { get set }
}

extension ServiceRemoveStrictConfiguration: RemoveStrictConfiguration {}
extension ViewRemoveStrictConfiguration: RemoveStrictConfiguration {}

extension RemoveStrictConfiguration {
    /// Starts with the router's settings for the removal.
    func take(_ configuration: RemoveRouteConfig) {
        module = configuration
        takeHandlers(of: configuration)
        refresh = { [weak self] _ in self?.takeHandlers(of: configuration, forPerformer: false) }
        // The closure belongs to the configuration and does not outlive it.
        configuration.apply = { [weak self, unowned configuration] in
            self?.forgetHandlers(thatAreSetOn: configuration)
            self?.takeHandlers(of: configuration)
        }
    }

    func takeHandlers(of configuration: RemoveRouteConfig, forPerformer: Bool = true) {
        takeErrors(of: configuration, forPerformer)
        if prepareDestination == nil, configuration.prepareDestination != nil {
            prepareDestination = { configuration.prepareDestination?($0) }
        }
        if successHandler == nil, configuration.successHandler != nil {
            successHandler = { configuration.successHandler?() }
        }
        if forPerformer, performerSuccessHandler == nil, configuration.performerSuccessHandler != nil {
            performerSuccessHandler = {
                let handler = configuration.performerSuccessHandler
                configuration.performerSuccessHandler = nil
                handler?()
            }
        }
        if completionHandler == nil, configuration.completionHandler != nil {
            completionHandler = { configuration.completionHandler?($0, $1, $2) }
        }
    }

    private func forgetHandlers(thatAreSetOn configuration: RemoveRouteConfig) {
        if configuration.errorHandler != nil { errorHandler = nil }
        if configuration.performerErrorHandler != nil { performerErrorHandler = nil }
        if configuration.stateNotifier != nil { stateNotifier = nil }
        if configuration.prepareDestination != nil { prepareDestination = nil }
        if configuration.successHandler != nil { successHandler = nil }
        if configuration.performerSuccessHandler != nil { performerSuccessHandler = nil }
        if configuration.completionHandler != nil { completionHandler = nil }
    }
}
