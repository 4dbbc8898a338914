// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

// A route calls the handlers of an object of Objective-C through its own strict configuration.

extension RouteStrictConfiguration {
    fileprivate func takeErrors(_ object: ObjectReference, _ settings: zik_settings) {
        errorHandler = settings.has(zik_error) ? { object.send(zik_error, $0, $1) } : nil
        performerErrorHandler = settings.has(zik_performer_error) ? { object.send(zik_performer_error, $0, $1) } : nil
        stateNotifier = settings.has(zik_state) ? { object.send($0, $1) } : nil
    }
}

extension ServiceRouteStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others.
    func take(_ object: ObjectReference) {
        let settings = object.settings
        takeErrors(object, settings)
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success, destination: $0) } : nil
        performerSuccessHandler =
            settings.has(zik_performer_success) ? { object.send(zik_performer_success, destination: $0) } : nil
        completionHandler =
            settings.has(zik_completion) ? { object.send(zik_completion, $2, $3, destination: $1) } : nil
    }
}

extension ViewRouteStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others.
    func take(_ object: ObjectReference) {
        let settings = object.settings
        takeErrors(object, settings)
        animated = settings.is_animated
        handleExternalRoute = settings.handles_external_routes
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success, destination: $0) } : nil
        performerSuccessHandler =
            settings.has(zik_performer_success) ? { object.send(zik_performer_success, destination: $0) } : nil
        completionHandler =
            settings.has(zik_completion) ? { object.send(zik_completion, $2, $3, destination: $1) } : nil
    }
}

extension ServiceRemoveStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others.
    func take(_ object: ObjectReference) {
        let settings = object.settings
        takeErrors(object, settings)
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success) } : nil
        performerSuccessHandler = settings.has(zik_performer_success) ? { object.send(zik_performer_success) } : nil
        completionHandler = settings.has(zik_completion) ? { object.send(zik_completion, $1, $2) } : nil
    }
}

extension ViewRemoveStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others.
    func take(_ object: ObjectReference) {
        let settings = object.settings
        takeErrors(object, settings)
        animated = settings.is_animated
        handleExternalRoute = settings.handles_external_routes
        removingChildViewHandler = settings.handles_child ? { ChildHandling.run(object, $0, $1) } : nil
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success) } : nil
        performerSuccessHandler = settings.has(zik_performer_success) ? { object.send(zik_performer_success) } : nil
        completionHandler = settings.has(zik_completion) ? { object.send(zik_completion, $1, $2) } : nil
    }
}
