// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// The interface of a router for the Objective-C side.
protocol RouterHandle: AnyObject {
    var handleState: RouterState { get }
    var handleError: (any Error)? { get }
    var handleDestination: Any? { get }
    /// The configurations of the provider, if they are objects of Objective-C.
    var handleConfiguration: ObjectReference? { get }
    var handleRemoval: ObjectReference? { get }
    var canBePerformed: Bool { get }
    var canBeRemoved: Bool { get }
    var mustBeRemovedFirst: Bool { get }
    func perform(_ call: ObjectReference?)
    func remove(_ call: ObjectReference?, configured: Bool)

    // Views
    var shownKind: ViewRouteKind? { get }
    var isAutoCreated: Bool { get }
    var isBegunByRouter: Bool { get }
    /// Shows an existing destination, or only prepares it.
    ///
    /// - Returns: Whether the route accepts the destination.
    func performExisting(_ destination: zik_object?, onlyPrepares: Bool) -> Bool

    // Routers of destinations
    func prepareForPerforming()
    func endPerform(_ error: (any Error)?)
    func endRemoval(_ error: (any Error)?)
    func canBegin(_ kind: ViewRouteKind) -> Bool
    func canEnd(_ kind: ViewRouteKind) -> Bool
    func performSegue(_ identifier: String, _ source: zik_object?, _ sender: Any?)
    /// Called before a further router of Objective-C receives a handle.
    func willBeShared()
    /// Called when a router of Objective-C is deallocated.
    func isReleased()
}

extension RouterHandle {
    var mustBeRemovedFirst: Bool { false }
    var shownKind: ViewRouteKind? { nil }
    var isAutoCreated: Bool { false }
    var isBegunByRouter: Bool { false }
    func performExisting(_ destination: zik_object?, onlyPrepares: Bool) -> Bool { false }
    func prepareForPerforming() {}
    func endPerform(_ error: (any Error)?) {}
    func endRemoval(_ error: (any Error)?) {}
    func canBegin(_ kind: ViewRouteKind) -> Bool { false }
    func canEnd(_ kind: ViewRouteKind) -> Bool { false }
    func performSegue(_ identifier: String, _ source: zik_object?, _ sender: Any?) {}
    func willBeShared() {}
    func isReleased() {}
}

/// The router of Objective-C that owns a router of Swift. Its last owner may release it on any thread.
final class OwningRouter: Sendable {
    private struct State: @unchecked Sendable {  // The pointer belongs to an object that other code keeps.
        var object: zik_object?
        /// Keeps the object, one reference for each further router of Objective-C that has a handle.
        var shares: [ObjectReference] = []
    }

    private let state = Locked(State())

    /// The object, while it exists.
    var object: zik_object? { state.withLock { $0.object } }

    func set(_ owner: zik_object) {
        // The lock protects the pointer.
        nonisolated(unsafe) let owner = owner
        state.withLock { $0.object = owner }
    }

    func share() {
        state.withLock { state in
            if let object = state.object { state.shares.append(ObjectReference(object)) }
        }
    }

    /// Called when a router of Objective-C is deallocated. It is the owner only if there is no further one.
    func isReleased() {
        let share = state.withLock { state in
            let share = state.shares.popLast()
            if share == nil { state.object = nil }
            return share
        }
        // Released outside of the lock, because the owner may be deallocated.
        withExtendedLifetime(share) {}
    }
}

extension ObjectReference {
    /// The handlers of one call.
    var succeeded: (Any?) -> Void { { [self] in send(zik_success, destination: $0) } }
    var failed: (RouteAction, any Error) -> Void { { [self] in send(zik_error, $0, $1) } }
}

// MARK: Services

/// The performer's router of a service.
final class PerformedService: RouterHandle {
    private let router: ServiceRouter<Any, PerformRouteConfig>
    /// Whether the configurations are those of the provider. A provider of Swift has others, with handlers of its own.
    private let isProviders: Bool
    let handleConfiguration: ObjectReference?
    let handleRemoval: ObjectReference?

    init(
        _ router: ServiceRouter<Any, PerformRouteConfig>, _ isProviders: Bool, configuration: ObjectReference?,
        removal: ObjectReference?
    ) {
        self.router = router
        self.isProviders = isProviders
        handleConfiguration = configuration
        handleRemoval = removal
        let (strict, strictRemoval) = (router.configuration, router.removeConfiguration)
        strict.refresh(from: configuration, own: strict.configuration, isProviders) { [weak strict] in
            strict?.take($0, actionBegins: $1)
        }
        strictRemoval.refresh(from: removal, own: strictRemoval.configuration, isProviders) { [weak strictRemoval] in
            strictRemoval?.take($0, actionBegins: $1)
        }
    }

    var handleState: RouterState { router.state }
    var handleError: (any Error)? { router.error }
    var handleDestination: Any? { router.destination }
    var canBePerformed: Bool { router.canPerform }
    var canBeRemoved: Bool { router.canRemove }

    func perform(_ call: ObjectReference?) {
        router.performRoute(successHandler: call?.succeeded, errorHandler: call?.failed)
    }

    func remove(_ call: ObjectReference?, configured: Bool) {
        if configured, !isProviders, let handleRemoval {
            let configuration = router.removeConfiguration.configuration
            configuration.keepingHandlers { configuration.take(handleRemoval) }
            configuration.apply?()
        }
        router.removeRoute(successHandler: call.map { call in { call.succeeded(nil) } }, errorHandler: call?.failed)
    }
}

/// The router of a destination, which is a service.
extension ZIKServiceRouter: RouterHandle {
    var handleState: RouterState { state }
    var handleError: (any Error)? { error }
    var handleDestination: Any? { destination }
    var handleConfiguration: ObjectReference? { (configuration as? any ObjectiveCConfiguration)?.reference }
    var handleRemoval: ObjectReference? { (removeConfiguration as? any ObjectiveCConfiguration)?.reference }
    var canBePerformed: Bool { canPerform() }
    var canBeRemoved: Bool { canRemove() }

    func perform(_ call: ObjectReference?) {
        performRoute(successHandler: call?.succeeded, errorHandler: call?.failed)
    }

    func remove(_ call: ObjectReference?, configured: Bool) {
        if let removal = removeConfiguration as? ObjectiveCRemoveConfiguration {
            removal.take(removal.reference)
            removal.apply?()
        }
        removeRoute(successHandler: call.map { call in { call.succeeded(nil) } }, errorHandler: call?.failed)
    }

    func prepareForPerforming() { prepareDestinationForPerforming() }

    func endPerform(_ error: (any Error)?) {
        if let error { endPerformRouteWithError(error) } else { endPerformRouteWithSuccess() }
    }

    func endRemoval(_ error: (any Error)?) {
        if let error { endRemoveRouteWithError(error) }
    }

    func willBeShared() { (self as? ObjectiveCServiceRouter)?.owner.share() }

    func isReleased() { (self as? ObjectiveCServiceRouter)?.owner.isReleased() }
}

// MARK: Views

/// Stands for nil in place of an existing destination. No route accepts it.
final class NoDestination: ForeignNamedType {
    static var foreignName: String { "nil" }
}

/// The performer's router of a view.
final class PerformedView: RouterHandle, @unchecked Sendable {  // Used only on the main actor.
    private let router: ViewRouter<Any, ViewRouteConfig>
    /// Whether the configurations are those of the provider. A provider of Swift has others, with handlers of its own.
    private let isProviders: Bool
    let handleConfiguration: ObjectReference?
    let handleRemoval: ObjectReference?

    @MainActor init(
        _ router: ViewRouter<Any, ViewRouteConfig>, _ isProviders: Bool, configuration: ObjectReference,
        removal: ObjectReference
    ) {
        self.router = router
        self.isProviders = isProviders
        handleConfiguration = configuration
        handleRemoval = removal
        let (strict, strictRemoval) = (router.configuration, router.removeConfiguration)
        strict.refresh(from: configuration, own: strict.configuration, isProviders) { [weak strict] in
            strict?.take($0, actionBegins: $1)
        }
        strictRemoval.refresh(from: removal, own: strictRemoval.configuration, isProviders) { [weak strictRemoval] in
            strictRemoval?.take($0, actionBegins: $1)
        }
    }

    var handleState: RouterState { onMainActor { router.state } }
    var handleError: (any Error)? { onMainActor { router.error } }
    var handleDestination: Any? { onMainActor { router.destination } }
    var canBePerformed: Bool { onMainActor { router.canPerform } }
    var canBeRemoved: Bool { onMainActor { router.canRemove } }
    var mustBeRemovedFirst: Bool { onMainActor { router.state == .routed && router.route.presentation != nil } }
    var shownKind: ViewRouteKind? { onMainActor { router.route.presentation?.kind } }
    var isBegunByRouter: Bool { onMainActor { router.route.isBegunByRouter } }

    func perform(_ call: ObjectReference?) {
        onMainActor { router.performRoute(successHandler: call?.succeeded, errorHandler: call?.failed) }
    }

    func performExisting(_ destination: zik_object?, onlyPrepares: Bool) -> Bool {
        // `onMainActor` calls the closure before it returns.
        nonisolated(unsafe) let destination = destination
        return onMainActor {
            router.route.perform(
                onlyPrepares ? .prepareDestination : .performOnDestination,
                existing: destination.map { ObjectBridge.view($0) } ?? NoDestination())
            return !router.refusesDestination
        }
    }

    func remove(_ call: ObjectReference?, configured: Bool) {
        onMainActor {
            if configured, !isProviders, let handleRemoval {
                let configuration = router.removeConfiguration.configuration
                configuration.keepingHandlers { configuration.take(view: handleRemoval) }
                configuration.apply?()
            }
            router.removeRoute(successHandler: call.map { call in { call.succeeded(nil) } }, errorHandler: call?.failed)
        }
    }
}

/// The router of a destination, which is a view.
extension ZIKViewRouter: RouterHandle {
    nonisolated var handleState: RouterState { onMainActor { state } }
    nonisolated var handleError: (any Error)? { onMainActor { error } }
    nonisolated var handleDestination: Any? { onMainActor { destination } }
    nonisolated var handleConfiguration: ObjectReference? {
        onMainActor { (configuration as? any ObjectiveCConfiguration)?.reference }
    }
    nonisolated var handleRemoval: ObjectReference? {
        onMainActor { (removeConfiguration as? any ObjectiveCConfiguration)?.reference }
    }
    nonisolated var canBePerformed: Bool { onMainActor { canPerform() } }
    nonisolated var canBeRemoved: Bool { onMainActor { canRemove() } }
    nonisolated var mustBeRemovedFirst: Bool { onMainActor { shouldRemoveBeforePerform() } }
    nonisolated var shownKind: ViewRouteKind? { onMainActor { realRouteType } }
    nonisolated var isAutoCreated: Bool { onMainActor { autoCreated } }
    nonisolated var isBegunByRouter: Bool { onMainActor { routingFromInternal } }

    nonisolated func perform(_ call: ObjectReference?) {
        onMainActor { performRoute(successHandler: call?.succeeded, errorHandler: call?.failed) }
    }

    nonisolated func remove(_ call: ObjectReference?, configured: Bool) {
        onMainActor {
            if let removal = removeConfiguration as? ObjectiveCViewRemoveConfiguration {
                removal.take(view: removal.reference)
                removal.apply?()
            }
            removeRoute(successHandler: call.map { call in { call.succeeded(nil) } }, errorHandler: call?.failed)
        }
    }

    nonisolated func endPerform(_ error: (any Error)?) {
        onMainActor {
            if let error { endPerformRouteWithError(error) } else { endPerformRouteWithSuccess() }
        }
    }

    nonisolated func endRemoval(_ error: (any Error)?) {
        onMainActor {
            if let error { return endRemoveRouteWithError(error) }
            // The route knows its destination, and a router of a custom transition knows its source.
            if let destination { endRemoveRouteWithSuccess(onDestination: destination, fromSource: nil) }
        }
    }

    nonisolated func canBegin(_ kind: ViewRouteKind) -> Bool { onMainActor { route?.canBegin(kind) ?? false } }

    nonisolated func canEnd(_ kind: ViewRouteKind) -> Bool { onMainActor { route?.canEnd(kind) ?? false } }

    nonisolated func performSegue(_ identifier: String, _ source: zik_object?, _ sender: Any?) {
        // `onMainActor` calls the closure before it returns.
        nonisolated(unsafe) let (source, sender) = (source, sender)
        onMainActor {
            _performSegue(
                withIdentifier: identifier, fromSource: source.map { ObjectBridge.view($0) }, sender: sender)
        }
    }

    nonisolated func willBeShared() { (self as? ObjectiveCViewRouter)?.owner.share() }

    nonisolated func isReleased() { (self as? ObjectiveCViewRouter)?.owner.isReleased() }
}

/// Runs a function on the main actor. The caller is on the main thread; otherwise, the program stops.
@discardableResult
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
        let body = Crossing(value: body)
        return MainActor.assumeIsolated { Crossing(value: body.value()) }.value
    }
}

/// A value that stays on its thread.
private struct Crossing<Value>: @unchecked Sendable {
    let value: Value
}
