// SPDX-License-Identifier: Apache-2.0

import CZIKRouter
import Foundation
import ModuleRouterViews
import ZRouter

#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A configuration whose settings are those of an object of Objective-C.
protocol ObjectiveCConfiguration: AnyObject, RepresentingObject {
    var reference: ObjectReference { get }
}

extension ObjectiveCConfiguration {
    var represented: AnyObject { ObjectBridge.object(reference.pointer) }
}

/// The configuration of a service that Objective-C provides.
final class ObjectiveCServiceConfiguration: ZIKPerformRouteConfiguration, ObjectiveCConfiguration {
    let reference: ObjectReference

    init(of maker: zik_object) {
        reference = ObjectReference(owned: ObjectiveC.front.make_configuration(maker, false))
        super.init()
        removal = ObjectiveCRemoveConfiguration(of: maker)
        isMadeSynchronously = ObjectiveC.front.makes_synchronously(maker)
        take(reference)
    }
}

/// The configuration of a view that Objective-C provides.
final class ObjectiveCViewConfiguration: ZIKViewRouteConfiguration, ObjectiveCConfiguration {
    let reference: ObjectReference
    let maker: zik_object
    private var taken = TakenViewSettings()

    @MainActor init(of maker: zik_object) {
        self.maker = maker
        reference = ObjectReference(owned: ObjectiveC.front.make_configuration(maker, true))
        super.init()
        removal = ObjectiveCViewRemoveConfiguration(of: maker)
        isMadeSynchronously = ObjectiveC.front.makes_synchronously(maker)
        takeSettings()
    }

    @MainActor func takeSettings() { take(reference, after: &taken) }
}

/// The configuration of the removal of a service that Objective-C provides.
final class ObjectiveCRemoveConfiguration: ZIKRemoveRouteConfiguration, ObjectiveCConfiguration {
    let reference: ObjectReference

    init(of maker: zik_object?) {
        reference = ObjectReference(owned: ObjectiveC.front.make_removal(maker, false))
        super.init()
        take(reference)
    }
}

/// The configuration of the removal of a view that Objective-C provides.
final class ObjectiveCViewRemoveConfiguration: ZIKViewRemoveConfiguration, ObjectiveCConfiguration {
    let reference: ObjectReference

    @MainActor init(of maker: zik_object?) {
        reference = ObjectReference(owned: ObjectiveC.front.make_removal(maker, true))
        super.init()
        take(view: reference)
    }
}

extension ObjectReference {
    var settings: zik_settings {
        var settings = zik_settings()
        ObjectiveC.front.read_settings(pointer, &settings)
        return settings
    }

    /// Calls a handler of the configuration.
    func send(_ handler: zik_handler, _ outcome: zik_outcome = zik_outcome()) {
        withUnsafePointer(to: outcome) { ObjectiveC.front.send(pointer, handler, $0) }
    }

    func send(_ old: RouterState, _ new: RouterState) {
        var outcome = zik_outcome()
        outcome.old_state = Handles.number(old)
        outcome.new_state = Handles.number(new)
        send(zik_state, outcome)
    }

    func send(_ handler: zik_handler, destination: Any?, succeeded: Bool = true) {
        ObjectBridge.with(destination) { send(handler, zik_outcome(destination: $0, succeeded: succeeded)) }
    }

    func send(_ handler: zik_handler, _ action: RouteAction, _ error: (any Error)?, destination: Any? = nil) {
        action.rawValue.withCString { action in
            ObjectiveCError.with(error) { object in
                ObjectBridge.with(destination) { destination in
                    send(
                        handler,
                        zik_outcome(
                            destination: destination, action: action, error: object, succeeded: error == nil))
                }
            }
        }
    }
}

extension zik_outcome {
    init(
        destination: zik_object? = nil, action: UnsafePointer<CChar>? = nil, error: zik_object? = nil,
        succeeded: Bool = true
    ) {
        self.init()
        self.destination = destination
        self.action = action
        self.error = error
        self.succeeded = succeeded
    }
}

extension zik_settings {
    func has(_ handler: zik_handler) -> Bool { handlers & UInt32(handler.rawValue) != 0 }
}

// MARK: Taking the settings of an object

/// A configuration of Swift that takes the handlers of an object of Objective-C.
protocol ObjectiveCTaking: AnyObject {
    /// Takes the handlers of an object.
    func take(_ object: ObjectReference)
    /// Takes handlers, and keeps those that are not replaced: a provider of Swift may have set some.
    func keepingHandlers(_ take: () -> Void)
}

extension ZIKPerformRouteConfiguration: ObjectiveCTaking {}
extension ZIKRemoveRouteConfiguration: ObjectiveCTaking {}

extension ZIKRouteConfiguration {
    fileprivate func takeErrors(_ object: ObjectReference, _ settings: zik_settings) {
        errorHandler = settings.has(zik_error) ? { object.send(zik_error, $0, $1) } : nil
        performerErrorHandler =
            settings.has(zik_performer_error) ? { object.send(zik_performer_error, $0, $1) } : nil
        stateNotifier =
            settings.has(zik_state) ? { object.send($0, $1) } : nil
    }
}

extension ZIKPerformRouteConfiguration {
    /// Takes the handlers of an object of Objective-C.
    func take(_ object: ObjectReference) { take(object, object.settings) }

    fileprivate func take(_ object: ObjectReference, _ settings: zik_settings) {
        takeErrors(object, settings)
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success, destination: $0) } : nil
        performerSuccessHandler =
            settings.has(zik_performer_success) ? { object.send(zik_performer_success, destination: $0) } : nil
        completionHandler =
            settings.has(zik_completion) ? { object.send(zik_completion, $2, $3, destination: $1) } : nil
    }

    func keepingHandlers(_ take: () -> Void) {
        let errors = (errorHandler, performerErrorHandler, stateNotifier)
        let others = (prepareDestination, successHandler, performerSuccessHandler, completionHandler)
        take()
        errorHandler = errorHandler ?? errors.0
        performerErrorHandler = performerErrorHandler ?? errors.1
        stateNotifier = stateNotifier ?? errors.2
        prepareDestination = prepareDestination ?? others.0
        successHandler = successHandler ?? others.1
        performerSuccessHandler = performerSuccessHandler ?? others.2
        completionHandler = completionHandler ?? others.3
    }

    /// Takes the loose parameters that are strings.
    func takeUserInfo(_ object: ObjectReference) {
        var found: [String: Any] = [:]
        withUnsafeMutablePointer(to: &found) {
            ObjectiveC.front.each_user_info(object.pointer, $0) { found, key, value in
                found?.assumingMemoryBound(to: [String: Any].self).pointee[String(cString: key)] = String(
                    cString: value)
            }
        }
        addUserInfo(found)
    }

    /// Passes the loose parameters that are strings, and the URL of the route, to an object of Objective-C.
    func giveUserInfo(to object: ObjectReference) {
        for case (let key, let value as String) in userInfo {
            ObjectiveC.front.add_user_info(object.pointer, key, value)
        }
        if let url { ObjectiveC.front.set_url(object.pointer, url.description, url.action) }
    }
}

/// The settings that were taken from an object. Only changes are taken again, because a set value overrides that of the path.
struct TakenViewSettings {
    var source: zik_object?
    var kind: Int32?
}

extension ZIKViewRouteConfiguration {
    /// Takes the settings of an object of Objective-C.
    @MainActor func take(_ object: ObjectReference, after taken: inout TakenViewSettings) {
        let settings = object.settings
        take(object, settings)
        animated = settings.is_animated
        handleExternalRoute = settings.handles_external_routes
        sender = settings.sender.map { ObjectBridge.object($0) }
        animator = settings.animator.map { ObjectBridge.object($0) }
        if let pointer = settings.source, pointer != taken.source {
            taken.source = pointer
            source = ObjectBridge.view(pointer) as? any ViewRouteSource
        }
        if settings.has_kind, settings.kind != taken.kind, let kind = ViewRouteKind(number: settings.kind) {
            taken.kind = settings.kind
            routeType = kind
        }
        containerWrapper =
            settings.has_container
            ? { destination in
                let made = ObjectBridge.withObject(destination) {
                    ObjectBridge.taken(ObjectiveC.front.wrap(object.pointer, $0))
                }
                return Cast.to(made ?? nil) ?? destination
            } : nil
        addingChildViewHandler = settings.handles_child ? { ChildHandling.run(object, $0, $1) } : nil
        if let segue = settings.segue {
            let (identifier, sender) = (String(cString: segue), sender)
            configureSegue {
                $0.identifier = identifier
                $0.sender = sender
            }
        }
        if settings.has_popover { configurePopover { $0.take(settings) } }
    }
}

extension ZIKRemoveRouteConfiguration {
    /// Takes the handlers of an object of Objective-C.
    func take(_ object: ObjectReference) {
        let settings = object.settings
        takeErrors(object, settings)
        prepareDestination = settings.has(zik_prepare) ? { object.send(zik_prepare, destination: $0) } : nil
        successHandler = settings.has(zik_success) ? { object.send(zik_success) } : nil
        performerSuccessHandler =
            settings.has(zik_performer_success) ? { object.send(zik_performer_success) } : nil
        completionHandler = settings.has(zik_completion) ? { object.send(zik_completion, $1, $2) } : nil
    }

    func keepingHandlers(_ take: () -> Void) {
        let errors = (errorHandler, performerErrorHandler, stateNotifier)
        let others = (prepareDestination, successHandler, performerSuccessHandler, completionHandler)
        take()
        errorHandler = errorHandler ?? errors.0
        performerErrorHandler = performerErrorHandler ?? errors.1
        stateNotifier = stateNotifier ?? errors.2
        prepareDestination = prepareDestination ?? others.0
        successHandler = successHandler ?? others.1
        performerSuccessHandler = performerSuccessHandler ?? others.2
        completionHandler = completionHandler ?? others.3
    }
}

extension ZIKViewRemoveConfiguration {
    /// Takes the settings of an object of Objective-C.
    @MainActor func take(view object: ObjectReference) {
        take(object)
        let settings = object.settings
        animated = settings.is_animated
        handleExternalRoute = settings.handles_external_routes
        removingChildViewHandler = settings.handles_child ? { ChildHandling.run(object, $0, $1) } : nil
    }
}

extension ViewRoutePopoverConfig {
    fileprivate func take(_ settings: zik_settings) {
        if let view = settings.popover_view { sourceView = Cast.to(ObjectBridge.view(view)) }
        #if !os(tvOS) && !(canImport(AppKit) && !canImport(UIKit))
        if let item = settings.popover_item { barButtonItem = Cast.to(ObjectBridge.object(item)) }
        #endif
        if settings.has_popover_rect {
            let rect = settings.popover_rect
            sourceRect = .init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }
        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        if settings.popover_directions != 0 {
            permittedArrowDirections = .init(rawValue: UInt(settings.popover_directions))
        }
        if let object = settings.popover_delegate { delegate = Cast.to(ObjectBridge.object(object)) }
        if let views = settings.popover_passthrough_views { passthroughViews = Cast.to(ObjectBridge.object(views)) }
        if let color = settings.popover_background_color { backgroundColor = Cast.to(ObjectBridge.object(color)) }
        if let type = settings.popover_background_class {
            popoverBackgroundViewClass = Cast.to(ObjectBridge.object(type))
        }
        if settings.has_popover_margins {
            let margins = settings.popover_margins
            popoverLayoutMargins = .init(
                top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
        }
        #elseif canImport(AppKit) && !canImport(UIKit)
        if settings.popover_edge >= 0 { preferredEdge = .init(rawValue: UInt(settings.popover_edge)) }
        if settings.popover_behavior >= 0 { behavior = .init(rawValue: Int(settings.popover_behavior)) }
        #endif
    }
}

/// Calls a block that adds or removes the view of a child.
@MainActor enum ChildHandling {
    private final class Continuation {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    static func run(_ object: ObjectReference, _ child: AnyObject, _ completion: @escaping () -> Void) {
        let context = Unmanaged.passRetained(Continuation(completion)).toOpaque()
        ObjectBridge.withObject(child) { child in
            ObjectiveC.front.handle_child(
                object.pointer, child,
                zik_continuation(context: context) { context in
                    Unmanaged<Continuation>.fromOpaque(context!).takeRetainedValue().run()
                })
        }
    }
}

/// Casts to a type that is `AnyObject` on some platforms, where the compiler would warn about the cast.
enum Cast {
    static func to<Wanted>(_ value: Any?) -> Wanted? { value.flatMap { $0 as? Wanted } }
}

extension ViewRouteKind {
    /// The kinds, in the order of their numbers in the headers.
    private static let numbered: [ViewRouteKind] = [
        .push, .presentModally, .presentAsPopover, .presentAsSheet, .performSegue, .show, .showDetail, .addAsChild,
        .addAsSubview, .custom, .makeDestination, .presentWithAnimator, .defaultPath,
    ]

    init?(number: Int32) {
        guard Self.numbered.indices.contains(Int(number)) else { return nil }
        self = Self.numbered[Int(number)]
    }

    /// The number of the kind in the headers; -1 for a kind that they do not have.
    var headerNumber: Int32 { Self.numbered.firstIndex(of: self).map { Int32($0) } ?? -1 }
}
