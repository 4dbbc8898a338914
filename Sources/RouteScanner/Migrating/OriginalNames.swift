// SPDX-License-Identifier: Apache-2.0

#if Checker
/// What ZIKRouter and ZRouter call things, and what became of it.
enum OriginalNames {
    static let modules: Set<String> = ["ZRouter", "ZIKRouter"]

    static let keys: Set<String> = ["RoutableService", "RoutableServiceModule", "RoutableView", "RoutableViewModule"]

    /// The classes that routers inherit from, with the places of their type arguments.
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

    static let markers: Set<String> = ["ZIKRoutableView", "ZIKRoutableService"]

    /// Configurations that say nothing of a module.
    static let plainConfigurations: Set<String> = [
        "ViewRouteConfig", "ZIKViewRouteConfiguration", "PerformRouteConfig", "ZIKPerformRouteConfiguration",
    ]

    /// Names that stand for the same type in both.
    static let renamedTypes = [
        "ZIKRouteAction": "RouteAction", "ZIKRouterState": "RouterState",
        "ViewRouteType": "ViewRouteKind", "ZIKViewRouteType": "ViewRouteKind", "ViewRouteError": "RouteError",
        "ZIKViewRoutePath": "ViewRoutePath",
        "ViewRouteStrictConfig": "ViewRouteStrictConfiguration",
        "ViewRemoveStrictConfig": "ViewRemoveStrictConfiguration",
        "PerformRouteStrictConfig": "ServiceRouteStrictConfiguration",
        "RemoveRouteStrictConfig": "ServiceRemoveStrictConfiguration",
    ]

    /// Names that only ZRouter has, and that are not as they stand a name of the library's.
    static let others: Set<String> = [
        "ViewRouteConfig", "PerformRouteConfig", "RouteConfig", "RemoveRouteConfig", "ViewRemoveConfig",
        "AnyViewRouter", "AnyServiceRouter", "ViewRouteSegueConfig", "ViewRoutePopoverConfig",
        // The library has some of the same name, which are other types.
        "ViewMakeableConfiguration", "ServiceMakeableConfiguration",
        "RouteStrictConfig", "AnyViewMakeableConfiguration", "AnyServiceMakeableConfiguration",
        "makedDestination", "__prepareDestination", "zix", "enumerateAllViewRouters", "enumerateAllServiceRouters",
        "registerRoutableDestination", "_registrationDidFinished",
    ]

    /// What a configuration of the original's has, and an object of one's own has not.
    static let configurationMembers: Set<String> = [
        "userInfo", "addUserInfo", "source", "routeType", "animated", "containerWrapper", "sender", "configurePopover",
        "configureSegue", "addingChildViewHandler", "popoverConfiguration", "segueConfiguration", "handleExternalRoute",
        "prepareDestination", "successHandler", "performerSuccessHandler", "completionHandler", "errorHandler",
        "performerErrorHandler", "stateNotifier", "configurePath",
    ]

    /// What a router of the original's has as a state machine, and a provider has not.
    static let routerMembers: Set<String> = [
        "performRoute", "removeRoute", "beginPerformRoute", "endPerformRouteWithSuccess", "endPerformRouteWithError",
        "beginRemoveRoute", "endRemoveRouteWithSuccess", "endRemoveRouteWithError", "prepareDestinationForPerforming",
        "removeConfiguration", "attachDestination", "realRouteType", "autoCreated", "routingFromInternal",
    ]

    /// Settable members of a strict configuration that became something else, and what.
    static let strictMembers = [
        "source": "the source is said by the path", "routeType": "the kind is said by the path",
        "containerWrapper": "say the container by the path: path.inside(_:)",
        "sender": "say it by the path: .performSegue(from:identifier:sender:)",
        "configurePopover": "say the anchor by the path: .presentAsPopover(from:anchor:)",
        "configureSegue": "say it by the path: .performSegue(from:identifier:sender:)",
        "popoverConfiguration": "say the anchor by the path: .presentAsPopover(from:anchor:)",
        "segueConfiguration": "say it by the path: .performSegue(from:identifier:sender:)",
        "addingChildViewHandler": "say it by the path: .addAsChild(from:adding:)",
        "userInfo": "open the configuration with the second argument of the closure: { $0.userInfo }",
        "addUserInfo": "open the configuration with the second argument of the closure: { $0.addUserInfo(…) }",
        "configuration": "open the configuration with the second argument of the closure",
    ]
}
#endif
