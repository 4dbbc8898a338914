// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The names in ZIKRouter and ZRouter, and their replacements.
enum OriginalNames {
    static let modules: Set<String> = ["ZRouter", "ZIKRouter", "ZIKRouterSwift"]
    /// The module of this package that has all of these names.
    static let module = "ZRouter"

    static let keys: Set<String> = ["RoutableService", "RoutableServiceModule", "RoutableView", "RoutableViewModule"]

    /// A class that routers inherit from, with the indices of its type arguments.
    struct Base {
        let isView: Bool
        let destination: Int?
        let configuration: Int?
    }

    static let routers: [String: Base] = [
        "ZIKViewRouter": Base(isView: true, destination: 0, configuration: 1),
        "ZIKAnyViewRouter": Base(isView: true, destination: nil, configuration: nil),
        "ZIKModuleViewRouter": Base(isView: true, destination: nil, configuration: 0),
        "ZIKDestinationViewRouter": Base(isView: true, destination: 0, configuration: nil),
        "ZIKServiceRouter": Base(isView: false, destination: 0, configuration: 1),
        "ZIKAnyServiceRouter": Base(isView: false, destination: nil, configuration: nil),
        "ZIKModuleServiceRouter": Base(isView: false, destination: nil, configuration: 0),
        "ZIKDestinationServiceRouter": Base(isView: false, destination: 0, configuration: nil),
    ]

    static let adapters: [String: Bool] = ["ZIKViewRouteAdapter": true, "ZIKServiceRouteAdapter": false]

    /// Types without isolation that an app's own types inherit from or conform to.
    static let nonisolatedTypes: Set<String> = [
        "AnyObject", "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Error", "Hashable", "Identifiable", "NSObject", "NSObjectProtocol", "Sendable",
        "ZIKServiceRoutable", "ZIKRoutableService", "class",
    ]

    static let markers: Set<String> = ["ZIKRoutableView", "ZIKRoutableService"]

    /// The configurations without parameters of a module.
    static let plainConfigurations: Set<String> = [
        "ViewRouteConfig", "ZIKViewRouteConfiguration", "ZIKViewRouteConfig", "PerformRouteConfig",
        "ZIKPerformRouteConfiguration",
    ]

    /// Names for the same type in the original and in the library.
    static let renamedTypes = [
        "ZIKRouterState": "ViewRouteState", "RouterState": "ViewRouteState",
        "ViewRouteType": "ViewRouteKind", "ZIKViewRouteType": "ViewRouteKind", "ViewRouteError": "RouteError",
        "ZIKViewRoutePath": "ViewRoutePath",
    ]

    /// Top-level types and functions that only the original has, or that name another type in the library. A prefix would not do,
    /// because apps have names of their own that begin with `ZIK`.
    static let types = namesOfZRouter.union(removedTypes)

    private static let namesOfZRouter: Set<String> = [
        "AnyServiceMakeableConfiguration", "AnyServiceRouter", "AnyViewMakeableConfiguration", "AnyViewRouter",
        "DestinationServiceRouter", "DestinationViewRouter", "Identifier", "ModuleServiceRouter", "ModuleViewRouter",
        "NamespaceWrappable", "NamespaceWrapper", "PerformRouteConfig", "PerformRouteStrictConfig",
        "RemoveRouteConfig", "RemoveRouteStrictConfig", "RouteAction", "RouteConfig", "RouteStrictConfig",
        "RouteStrictConfiguration", "RouterState", "ServiceMakeableConfiguration", "ServiceRemoveStrictConfiguration",
        "ServiceRouteExtension", "ServiceRouteStrictConfiguration", "ServiceRouter", "ServiceRouterExtension",
        "ServiceRouterType", "SwitchableService", "SwitchableServiceModule", "SwitchableView", "SwitchableViewModule",
        "TypeWrapperProtocol", "View", "ViewController", "ViewMakeableConfiguration", "ViewRemoveConfig",
        "ViewRemoveStrictConfig", "ViewRemoveStrictConfiguration", "ViewRouteConfig", "ViewRouteError",
        "ViewRouteExtension", "ViewRoutePopoverConfig", "ViewRouteProxy", "ViewRouteSegueConfig",
        "ViewRouteStrictConfig", "ViewRouteStrictConfiguration", "ViewRouteType", "ViewRouter", "ViewRouterExtension",
        "ViewRouterType", "ZIKAnyServiceRoute", "ZIKAnyServiceRouter", "ZIKAnyServiceRouterType", "ZIKAnyViewRoute",
        "ZIKAnyViewRouter", "ZIKAnyViewRouterType", "ZIKConfigurationMakeable", "ZIKDestinationServiceRouter",
        "ZIKDestinationViewRouter", "ZIKModuleServiceRouter", "ZIKModuleViewRouter", "ZIKPerformRouteCompletion",
        "ZIKPerformRouteConfiguration", "ZIKPerformRouteStrictConfiguration", "ZIKRemoveRouteCompletion",
        "ZIKRemoveRouteConfiguration", "ZIKRemoveRouteStrictConfiguration", "ZIKRoutableMakeable",
        "ZIKRoutableMakeableView", "ZIKRoutableService", "ZIKRoutableView", "ZIKRouteAction", "ZIKRouteConfiguration",
        "ZIKRouteError", "ZIKRouteErrorCode", "ZIKRouteErrorDomain", "ZIKRouteRegistry",
        "ZIKRouteStrictConfiguration", "ZIKRouteURL", "ZIKRouterState", "ZIKServiceMakeableConfiguration",
        "ZIKServiceRoute", "ZIKServiceRouteAdapter", "ZIKServiceRouteError", "ZIKServiceRouter",
        "ZIKServiceRouterClass", "ZIKServiceRouterType", "ZIKViewMakeableConfiguration", "ZIKViewRemoveConfig",
        "ZIKViewRemoveConfiguration", "ZIKViewRemoveStrictConfiguration", "ZIKViewRoute", "ZIKViewRouteAdapter",
        "ZIKViewRouteConfig", "ZIKViewRouteConfiguration", "ZIKViewRouteContainer", "ZIKViewRouteContainerWrapper",
        "ZIKViewRouteError", "ZIKViewRouteErrorDomain", "ZIKViewRoutePath", "ZIKViewRoutePerformer",
        "ZIKViewRoutePopoverConfig", "ZIKViewRoutePopoverConfiguration", "ZIKViewRouteSegueConfig",
        "ZIKViewRouteSegueConfiguration", "ZIKViewRouteSource", "ZIKViewRouteStrictConfiguration", "ZIKViewRouteType",
        "ZIKViewRouteTypeMask", "ZIKViewRouter", "ZIKViewRouterClass", "ZIKViewRouterType",
    ]

    /// The names among them that ZRouter lacks too.
    static let removedTypes: Set<String> = [
        "ZIKAnyViewRoutePath", "ZIKBlockAllServiceRouter", "ZIKBlockAnyViewRouter", "ZIKBlockCustomSubviewRouter",
        "ZIKBlockCustomViewRouter", "ZIKBlockServiceRouter", "ZIKBlockSubviewRouter", "ZIKBlockViewRouter", "ZIKRouter",
        "ZIKRouterToService", "ZIKRouterToServiceModule", "ZIKRouterToView",
        "ZIKRouterToViewModule", "ZIKRouterType", "ZIKServiceModuleRoutable", "ZIKServiceRoutable",
        "ZIKURLRouteKeyAction", "ZIKURLRouteKeyOpenURL", "ZIKURLRouteKeyTransitionType", "ZIKURLRouteResult",
        "ZIKURLRouter", "ZIKViewModuleRoutable", "ZIKViewRoutable",
    ]

    /// The protocols that a routable protocol inherited in Objective-C, and the keys that they declared.
    static let routableMarks = [
        "ZIKViewRoutable": "RoutableView", "ZIKViewModuleRoutable": "RoutableViewModule",
        "ZIKServiceRoutable": "RoutableService", "ZIKServiceModuleRoutable": "RoutableServiceModule",
    ]

    /// Members that ZRouter adds to types of the library or declares in types of the same name. The source alone does not show
    /// whether a member with such a name is one of them.
    static let members: Set<String> = [
        "__prepareDestination", "_didFinishRegistration", "_registrationDidFinished", "addAsChildViewController",
        "addUserInfo", "animator", "autoRegister", "barButtonItem", "canMakeDestination",
        "canMakeDestinationSynchronously", "codeForImportingRouters", "codeForRegisteringRouters", "config",
        "configurePath", "configurePopover", "configureSegue", "constructorContainer", "containerWrapper",
        "defaultRemoveConfiguration", "defaultRouteConfiguration", "detectMemoryLeakDelay", "didDetectLeakingHandler",
        "enumerateAllServiceRouters", "enumerateAllViewRouters", "errorCode", "errorDomain", "extensible",
        "finishRegistration", "globalErrorHandler", "isRegistrationFinished", "makedDestination", "notifyGlobalError",
        "notifyRegistrationFinished", "performRoute", "performURL", "performerErrorHandler",
        "performerSuccessHandler", "popoverConfiguration", "prepareOnDestination", "presentWithAnimator",
        "realRouteType", "registerAll", "registerIdentifier", "registerRoutableDestination", "registrationFinished",
        "removeRoute", "routableProtocol", "routeType", "router", "routerType", "routersToClass",
        "segueConfiguration", "shouldRemoveBeforePerform", "sourceView", "stateNotifier", "supportRouteType",
        "supportedRouteTypes", "toIdentifier", "typeName", "zix",
    ]

    /// The routers and configurations that an app passes from one file to another.
    static let typesOfRoutes: Set<String> = [
        "AnyServiceRouter", "AnyViewRouter", "DestinationServiceRouter", "DestinationViewRouter", "Identifier",
        "ModuleServiceRouter",
        "ModuleViewRouter", "PerformRouteConfig", "PerformRouteStrictConfig", "RemoveRouteStrictConfig",
        "ServiceRouter", "ServiceRouterType", "SwitchableService", "SwitchableServiceModule", "SwitchableView",
        "SwitchableViewModule", "ViewRemoveStrictConfig", "ViewRouteConfig", "ViewRouteStrictConfig", "ViewRouter",
        "ViewRouterType", "ZIKAnyServiceRouter", "ZIKAnyServiceRouterType", "ZIKAnyViewRouter", "ZIKAnyViewRouterType",
        "ZIKServiceRouter", "ZIKServiceRouterType", "ZIKViewRouter", "ZIKViewRouterType",
    ]

    /// Members that the original's configurations have and an app's own class lacks.
    static let configurationMembers: Set<String> = [
        "userInfo", "addUserInfo", "source", "routeType", "animated", "containerWrapper", "sender", "configurePopover",
        "configureSegue", "addingChildViewHandler", "popoverConfiguration", "segueConfiguration", "handleExternalRoute",
        "prepareDestination", "successHandler", "performerSuccessHandler", "completionHandler", "errorHandler",
        "performerErrorHandler", "stateNotifier", "configurePath",
    ]

    /// Members that the original's routers inherit and providers lack.
    static let routerMembers: Set<String> = [
        "_canDismiss", "_canPerformPresent", "_canPerformPush", "_canPop", "_canRemoveFromParentViewController",
        "_canRemoveFromSuperview", "_performSegue", "attachDestination", "autoCreated", "beginPerformRoute",
        "beginRemoveRoute", "canPerform", "canPerformCustomRoute", "canRemove", "canRemoveCustomRoute",
        "canMakeDestination", "checkCanRemove", "defaultRemoveConfiguration", "defaultRouteConfiguration",
        "destination", "endPerformRouteWithError", "endPerformRouteWithSuccess", "endRemoveRouteWithError",
        "endRemoveRouteWithSuccess", "notifyGlobalError", "original_configuration",
        "original_removeConfiguration", "performCustomRoute", "performRoute", "performURL", "preState",
        "prepareDestination", "prepareDestinationForPerforming", "prepareDestinationForRemoving", "realRouteType",
        "registerExclusiveService", "registerExclusiveView", "registerIdentifier", "registerRoutableDestination",
        "registerService", "registerURLPattern", "registerView", "removeConfiguration", "removeRoute",
        "routeError", "routerType", "routingFromInternal", "shouldRemoveBeforePerform", "state",
        "supportedRouteTypes", "viewRouteError",
    ]

    /// Settable members of a strict configuration that have a replacement, and advice about it.
    static let strictMembers = [
        "source": "the source is said by the path", "routeType": "the kind is said by the path",
        "containerWrapper": "say the container by the path: path.inside(_:)",
        "sender": "say it by the path: .performSegue(from:identifier:sender:)",
        "configurePopover": "say the anchor by the path: .presentAsPopover(from:anchor:)",
        "configureSegue": "say it by the path: .performSegue(from:identifier:sender:)",
        "popoverConfiguration": "say the anchor by the path: .presentAsPopover(from:anchor:)",
        "segueConfiguration": "say it by the path: .performSegue(from:identifier:sender:)",
        "addingChildViewHandler": "say it by the path: .addAsChild(from:adding:)",
        "userInfo": "declare the parameters in a configuration of the module",
        "addUserInfo": "declare the parameters in a configuration of the module",
        "configuration": "declare the parameters in a configuration of the module",
    ]

    /// Replacements for names and members that the library lacks.
    static let replacements = [
        "AnyViewRouter": "ViewRoute, which Router.perform(to:path:) returns",
        "DestinationViewRouter": "ViewRoute, which Router.perform(to:path:) returns",
        "ModuleViewRouter": "ViewRoute, which Router.perform(to:path:) returns",
        "Identifier": "nothing, if no router is found by the identifier",
        "PerformRouteConfig": "RouteConfiguration, which is a value",
        "ServiceMakeableConfiguration": "a service with a method that makes the destination from its parameters",
        "SwitchableView": "a closure that performs the chosen route",
        "SwitchableViewModule": "a closure that performs the chosen route",
        "ViewRemoveStrictConfig": "animated, the first argument of remove(animated:completion:)",
        "ViewRouteConfig": "RouteConfiguration, which is a value",
        "ViewRouteStrictConfig": "preparation: and completion: of the call, and the options of the path",
        "ViewRouter": "ViewRoute, which Router.perform(to:path:) returns",
        "ViewRouterType": "Router.perform(to:path:) where the route is performed",
        "ZRouter": "the name without its module",
        "__prepareDestination": "prepareDestination",
        "addUserInfo": "the parameters in a configuration of the module",
        "configuring": "preparation: and completion: of the call, and the options of the path",
        "makedDestination": "madeDestination",
        "performRoute": "perform(completion:) of a ViewRoute",
        "removeRoute": "remove(_:completion:) of a ViewRoute",
        "removing": "remove(_:completion:) of a ViewRoute, with its options",
        "stateNotifier": "an observer: RouteRegistry.shared.addViewRouteObserver { … }",
        "zix": "ViewRoute, by which a shown view is known",
    ]
}
#endif
