// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

// A route calls the handlers of an object of Objective-C through its own strict configuration.

extension RouteStrictConfiguration {
    /// Lets the route take the handlers that the performer sets after its call.
    ///
    /// - Parameters:
    ///   - object: The performer's object; nil if there is none.
    ///   - own: The configuration of the provider.
    ///   - isProviders: Whether the object is that configuration. A provider of Swift has another one, which the performer does not know.
    ///   - take: Takes all handlers of the object.
    func refresh(
        from object: ObjectReference?, own: any ObjectiveCTaking, _ isProviders: Bool,
        _ take: @escaping (ObjectReference, Bool) -> Void
    ) {
        guard let object, let earlier = refresh else { return }
        guard !isProviders else {
            refresh = { take(object, $0) }
            return
        }
        refresh = {
            own.keepingHandlers { own.take(object) }
            earlier($0)
        }
    }

    fileprivate func takeErrors(_ object: ObjectReference, _ settings: zik_settings, _ actionBegins: Bool) {
        errorHandler = settings.has(zik_error) ? { object.send(zik_error, $0, $1) } : nil
        if actionBegins {
            performerErrorHandler =
                settings.has(zik_performer_error) ? { object.send(zik_performer_error, $0, $1) } : nil
        }
        stateNotifier = settings.has(zik_state) ? { object.send($0, $1) } : nil
    }
}

extension ServiceRouteStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others. Those for one action are taken only when the action begins.
    func take(_ object: ObjectReference, actionBegins: Bool) {
        let settings = object.settings
        takeErrors(object, settings, actionBegins)
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success, destination: $0) } : nil
        if actionBegins {
            performerSuccessHandler =
                settings.has(zik_performer_success) ? { object.send(zik_performer_success, destination: $0) } : nil
        }
        completionHandler =
            settings.has(zik_completion) ? { object.send(zik_completion, $2, $3, destination: $1) } : nil
    }
}

extension ViewRouteStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others. Those for one action are taken only when the action begins.
    func take(_ object: ObjectReference, actionBegins: Bool) {
        let settings = object.settings
        takeErrors(object, settings, actionBegins)
        animated = settings.is_animated
        handleExternalRoute = settings.handles_external_routes
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success, destination: $0) } : nil
        if actionBegins {
            performerSuccessHandler =
                settings.has(zik_performer_success) ? { object.send(zik_performer_success, destination: $0) } : nil
        }
        completionHandler =
            settings.has(zik_completion) ? { object.send(zik_completion, $2, $3, destination: $1) } : nil
    }
}

extension ServiceRemoveStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others. Those for one action are taken only when the action begins.
    func take(_ object: ObjectReference, actionBegins: Bool) {
        let settings = object.settings
        takeErrors(object, settings, actionBegins)
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success) } : nil
        if actionBegins {
            performerSuccessHandler = settings.has(zik_performer_success) ? { object.send(zik_performer_success) } : nil
        }
        completionHandler = settings.has(zik_completion) ? { object.send(zik_completion, $1, $2) } : nil
    }
}

extension ViewRemoveStrictConfiguration<Any> {
    /// Takes the handlers of an object, and forgets all others. Those for one action are taken only when the action begins.
    func take(_ object: ObjectReference, actionBegins: Bool) {
        let settings = object.settings
        takeErrors(object, settings, actionBegins)
        animated = settings.is_animated
        handleExternalRoute = settings.handles_external_routes
        removingChildViewHandler = settings.handles_child ? { ChildHandling.run(object, $0, $1) } : nil
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success) } : nil
        if actionBegins {
            performerSuccessHandler = settings.has(zik_performer_success) ? { object.send(zik_performer_success) } : nil
        }
        completionHandler = settings.has(zik_completion) ? { object.send(zik_completion, $1, $2) } : nil
    }
}
