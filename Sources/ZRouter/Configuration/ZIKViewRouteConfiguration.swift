// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// What a view is shown with, and what module configurations of views inherit from.
open class ZIKViewRouteConfiguration: ZIKPerformRouteConfiguration {
    /// Where the view is shown from, if the path does not say it. Not kept alive.
    public weak var source: (any ViewRouteSource)? {
        didSet { sourceChanges += 1 }
    }
    /// How the view is shown where the performer leaves that to the router. Set in `defaultRouteConfiguration()`.
    public var routeType: ViewRouteType = .presentModally {
        didSet { routeTypeChanges += 1 }
    }
    /// Whether the transition is seen. Set in `defaultRouteConfiguration()`.
    public var animated = true
    /// Whatever set off the route, for the host to pass on.
    public var sender: AnyObject?
    /// Puts a container around the destination, which is shown in its place. It has to hold the destination.
    public var containerWrapper: ZIKViewRouteContainerWrapper?
    /// Puts the view of a child where it belongs, and calls its second argument when that is done.
    public var addingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)?
    /// What a popover points to; nil unless it was configured.
    public internal(set) var popoverConfiguration: ViewRoutePopoverConfig?
    /// Which transition of a UI file shows the view; nil unless it was configured.
    public internal(set) var segueConfiguration: ViewRouteSegueConfig?
    /// Whether the handlers are told too when somebody else than a router shows the destination or removes it.
    public var handleExternalRoute = false
    /// How often the two were set: what the performer sets counts, also if it says the same.
    private(set) var sourceChanges = 0
    private(set) var routeTypeChanges = 0

    /// Says what a popover points to.
    @MainActor public func configurePopover(_ configure: (ViewRoutePopoverConfig) -> Void) {
        let popover = popoverConfiguration ?? ViewRoutePopoverConfig()
        configure(popover)
        popoverConfiguration = popover
    }

    /// Says which transition of a UI file shows the view.
    @MainActor public func configureSegue(_ configure: (ViewRouteSegueConfig) -> Void) {
        let segue = segueConfiguration ?? ViewRouteSegueConfig()
        configure(segue)
        segueConfiguration = segue
    }

    /// Takes over how the view is shown and, if the path says it, from where.
    @MainActor public func configurePath(_ path: ViewRoutePath) {
        if let source = path.source { self.source = source }
        routeType = path.kind
    }
}

/// What a view is removed with.
open class ZIKViewRemoveConfiguration: ZIKRemoveRouteConfiguration {
    /// Whether the transition is seen.
    public var animated = true
    /// Takes the view of a child away, and calls its second argument when that is done.
    public var removingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)?
    public var handleExternalRoute = false
}
