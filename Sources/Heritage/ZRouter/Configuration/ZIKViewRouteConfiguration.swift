// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The configuration for showing a view. It is the base class of module configurations for views.
nonisolated open class ZIKViewRouteConfiguration: ZIKPerformRouteConfiguration {
    /// The source, if the path has none. Not kept alive.
    public weak var source: (any ViewRouteSource)? {
        didSet { sourceChanges += 1 }
    }
    /// The kind of the route, if the performer leaves it to the router. Set it in `defaultRouteConfiguration()`.
    public var routeType: ViewRouteType = .presentModally {
        didSet { routeTypeChanges += 1 }
    }
    /// Whether the transition is animated. Set it in `defaultRouteConfiguration()`.
    public var animated = true
    /// The object that triggered the route, for the host.
    public var sender: AnyObject?
    /// The animator for `presentWithAnimator`. The host must support its type.
    public var animator: AnyObject?
    /// Puts a container around the destination. The container is shown instead and must contain the destination.
    public var containerWrapper: ZIKViewRouteContainerWrapper?
    /// Adds the child's view to the hierarchy, then calls its second argument.
    public var addingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)?
    /// The settings of the popover; nil if it is not configured.
    public internal(set) var popoverConfiguration: ViewRoutePopoverConfig?
    /// The segue that shows the view; nil if it is not configured.
    public internal(set) var segueConfiguration: ViewRouteSegueConfig?
    /// Whether the handlers also receive presentations and removals without a router.
    public var handleExternalRoute = false
    /// The number of times each property was set. A value from the performer takes precedence, even if it is the same.
    private(set) var sourceChanges = 0
    private(set) var routeTypeChanges = 0

    /// Configures the popover.
    @MainActor public func configurePopover(_ configure: (ViewRoutePopoverConfig) -> Void) {
        let popover = popoverConfiguration ?? ViewRoutePopoverConfig()
        configure(popover)
        popoverConfiguration = popover
    }

    /// Configures the segue.
    @MainActor public func configureSegue(_ configure: (ViewRouteSegueConfig) -> Void) {
        let segue = segueConfiguration ?? ViewRouteSegueConfig()
        configure(segue)
        segueConfiguration = segue
    }

    /// Takes the kind of a path and, if the path has one, the source.
    @MainActor public func configurePath(_ path: ViewRoutePath) {
        if let source = path.source { self.source = source }
        routeType = path.kind
    }
}

/// The configuration for removing a view.
nonisolated open class ZIKViewRemoveConfiguration: ZIKRemoveRouteConfiguration {
    /// Whether the transition is animated.
    public var animated = true
    /// Removes the child's view, then calls its second argument.
    public var removingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)?
    public var handleExternalRoute = false
}
