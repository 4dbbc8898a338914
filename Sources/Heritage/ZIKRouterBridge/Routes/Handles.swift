// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import ModuleRouterViews
import ZRouter

/// The objects that the Objective-C side refers to.
enum Handles {
    static func retain(_ object: AnyObject) -> zik_handle { Unmanaged.passRetained(object).toOpaque() }

    /// Returns a further handle of a router, which may already have one of its own.
    static func share(_ router: AnyObject) -> zik_handle {
        (router as? any RouterHandle)?.willBeShared()
        return retain(router)
    }

    static func object(_ handle: zik_handle?) -> AnyObject {
        Unmanaged<AnyObject>.fromOpaque(handle!).takeUnretainedValue()
    }

    // The Objective-C side passes only handles that it has received, so the casts succeed.

    static func route(_ handle: zik_handle?) -> any RouteHandle { object(handle) as! any RouteHandle }

    static func router(_ handle: zik_handle?) -> any RouterHandle { object(handle) as! any RouterHandle }

    static func release(_ handle: zik_handle) {
        let object = Unmanaged<AnyObject>.fromOpaque(handle).takeRetainedValue()
        (object as? any RouterHandle)?.isReleased()
    }

    /// The number of a state in the headers.
    static func number(_ state: RouterState) -> Int32 {
        switch state {
        case .unrouted: 0
        case .routing: 1
        case .routed: 2
        case .removing: 3
        case .removed: 4
        }
    }

    static func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
}

/// A route that was found.
protocol RouteHandle: AnyObject {
    /// Makes the performer's router, and configures it. Returns nil if it has no configuration.
    func begin(_ path: zik_path, _ context: UnsafeMutableRawPointer?, _ configure: zik_configure) -> AnyObject?
    /// Makes a destination. The receiver releases it.
    func make(_ context: UnsafeMutableRawPointer?, _ configure: zik_configure) -> zik_object?
    var makesSynchronously: Bool { get }
    func supports(_ kind: ViewRouteKind) -> Bool
}

/// The configurations of a performer of Objective-C: those of the provider, or plain ones for a provider of Swift.
private struct PerformerConfigurations {
    let configuration: ObjectReference
    let removal: ObjectReference
    /// Whether they are those of the provider.
    let isProviders: Bool

    init(_ own: ZIKPerformRouteConfiguration, isView: Bool) {
        isProviders = own is any ObjectiveCConfiguration
        configuration =
            (own as? any ObjectiveCConfiguration)?.reference
            ?? ObjectReference(owned: ObjectiveC.front.make_configuration(nil, isView))
        removal =
            (own.removal as? any ObjectiveCConfiguration)?.reference
            ?? ObjectReference(owned: ObjectiveC.front.make_removal(nil, isView))
    }
}

final class ServiceHandle: RouteHandle {
    private let type: ServiceRouterType<Any, PerformRouteConfig>

    init(_ type: ServiceRouterType<Any, PerformRouteConfig>) { self.type = type }

    private func configure(
        _ open: ((inout PerformRouteConfig) -> Void) -> Void, _ context: UnsafeMutableRawPointer?,
        _ configure: zik_configure
    ) -> PerformerConfigurations? {
        var found: PerformRouteConfig?
        open { found = $0 }
        guard let own = found else { return nil }
        let objects = PerformerConfigurations(own, isView: false)
        configure(context, objects.configuration.pointer, objects.removal.pointer)
        if objects.isProviders {
            own.take(objects.configuration)
            own.removal?.take(objects.removal)
        } else {
            own.keepingHandlers { own.take(objects.configuration) }
            own.takeUserInfo(objects.configuration)
            own.removal?.keepingHandlers { own.removal?.take(objects.removal) }
        }
        return objects
    }

    func begin(_ path: zik_path, _ context: UnsafeMutableRawPointer?, _ configure: zik_configure) -> AnyObject? {
        var objects: PerformerConfigurations?
        let router = type.configured(
            { _, open in objects = self.configure(open, context, configure) }, removing: nil)
        return objects.map {
            PerformedService(router, $0.isProviders, configuration: $0.configuration, removal: $0.removal)
        }
    }

    func make(_ context: UnsafeMutableRawPointer?, _ configure: zik_configure) -> zik_object? {
        type.makeDestination(configuring: { _, open in _ = self.configure(open, context, configure) })
            .flatMap { ObjectBridge.given($0) }
    }

    var makesSynchronously: Bool { type.canMakeDestinationSynchronously }

    func supports(_ kind: ViewRouteKind) -> Bool { false }
}

final class ViewHandle: RouteHandle, @unchecked Sendable {  // Used only on the main actor.
    private let type: ViewRouterType<Any, ViewRouteConfig>

    init(_ type: ViewRouterType<Any, ViewRouteConfig>) { self.type = type }

    @MainActor private func configure(
        _ open: ((inout ViewRouteConfig) -> Void) -> Void, _ context: UnsafeMutableRawPointer?,
        _ configure: zik_configure
    ) -> PerformerConfigurations? {
        var found: ViewRouteConfig?
        open { found = $0 }
        guard let own = found else { return nil }
        let objects = PerformerConfigurations(own, isView: true)
        configure(context, objects.configuration.pointer, objects.removal.pointer)
        let removal = own.removal as? ViewRemoveConfig
        if let own = own as? ObjectiveCViewConfiguration {
            own.takeSettings()
            removal?.take(view: objects.removal)
        } else {
            let isAnimated = (own.animated, removal?.animated)
            own.keepingHandlers {
                var taken = TakenViewSettings()
                own.take(objects.configuration, after: &taken)
            }
            own.takeUserInfo(objects.configuration)
            removal?.keepingHandlers { removal?.take(view: objects.removal) }
            if !isAnimated.0 { own.animated = false }
            if isAnimated.1 == false { removal?.animated = false }
        }
        return objects
    }

    func begin(_ path: zik_path, _ context: UnsafeMutableRawPointer?, _ configure: zik_configure) -> AnyObject? {
        // `onMainActor` calls the closure before it returns.
        nonisolated(unsafe) let (path, context, configure) = (path, context, configure)
        return onMainActor {
            var objects: PerformerConfigurations?
            let source = path.source.flatMap { ObjectBridge.view($0) as? any ViewRouteSource }
            let router = type.configured(
                ViewRoutePath(ViewRouteKind(number: path.kind) ?? .defaultPath, from: source),
                { _, open in objects = self.configure(open, context, configure) }, removing: nil)
            return objects.map {
                PerformedView(router, $0.isProviders, configuration: $0.configuration, removal: $0.removal)
            }
        }
    }

    func make(_ context: UnsafeMutableRawPointer?, _ configure: zik_configure) -> zik_object? {
        // `onMainActor` calls the closure before it returns.
        nonisolated(unsafe) let (context, configure) = (context, configure)
        return onMainActor {
            type.makeDestination(configuring: { _, open in _ = self.configure(open, context, configure) })
                .flatMap { ObjectBridge.given($0) }
        }
    }

    var makesSynchronously: Bool { onMainActor { type.canMakeDestinationSynchronously } }

    func supports(_ kind: ViewRouteKind) -> Bool { onMainActor { type.requested.supports(kind) } }
}
