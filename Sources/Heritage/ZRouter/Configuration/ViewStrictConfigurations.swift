// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension ViewRouteStrictConfiguration {
    /// This configuration. In ZIKRouter it is a separate object with the same `configuration`.
    public var config: ZIKViewRouteStrictConfiguration<Destination> { self }

    /// The underlying configuration. If the module's configuration is not of this module, a new one without effect.
    public var configuration: ViewRouteConfig { module as? ViewRouteConfig ?? ViewRouteConfig() }

    public var userInfo: [String: Any] { configuration.userInfo }

    public func addUserInfo(forKey key: String, object: Any) { configuration.addUserInfo(forKey: key, object: object) }

    public func addUserInfo(_ other: [String: Any]) { configuration.addUserInfo(other) }

    /// The source. A value set here overrides the source of the path.
    public var source: (any ViewRouteSource)? {
        get { if let path { path.source } else { configuration.source } }
        set {
            configuration.source = newValue
            path = path.map { $0.changed(to: $0.kind, from: newValue) }
        }
    }

    /// The kind of the route. A value set here overrides the kind of the path.
    public var routeType: ViewRouteType {
        get {
            guard let kind = path?.kind, kind != .defaultPath else { return configuration.routeType }
            return kind
        }
        set {
            configuration.routeType = newValue
            path = path.map { $0.changed(to: newValue, from: $0.source) }
        }
    }

    public var sender: AnyObject? {
        get { options.sender }
        set { options.sender = newValue }
    }

    /// Puts a container around the destination. The container is shown instead and must contain the destination.
    public var containerWrapper: ZIKViewRouteContainerWrapper? {
        get { if case .wrapper(let wrap) = options.container { ViewControllerHandlers.typed(wrap) } else { nil } }
        set { options.container = newValue.map { .wrapper(ViewControllerHandlers.untyped($0)) } }
    }

    /// Adds the child's view to the hierarchy, then calls its second argument.
    public var addingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)? {
        get { options.addingChildViewHandler.map { handle in { handle($0, $1) } } }
        set { options.addingChildViewHandler = newValue.map(ViewControllerHandlers.untyped) }
    }

    /// The settings of the popover; nil if it is not configured.
    public var popoverConfiguration: ViewRoutePopoverConfig? {
        options.anchor == nil ? nil : ViewRoutePopoverConfig(options)
    }

    /// The segue that shows the view; nil if it is not configured.
    public var segueConfiguration: ViewRouteSegueConfig? {
        options.segueIdentifier.map { identifier in
            let segue = ViewRouteSegueConfig()
            segue.identifier = identifier
            segue.sender = options.sender
            return segue
        }
    }

    /// Configures the popover.
    public func configurePopover(_ configure: (ViewRoutePopoverConfig) -> Void) {
        let popover = popoverConfiguration ?? ViewRoutePopoverConfig()
        configure(popover)
        popover.apply(to: &options)
    }

    /// Configures the segue.
    public func configureSegue(_ configure: (ViewRouteSegueConfig) -> Void) {
        let segue = segueConfiguration ?? ViewRouteSegueConfig()
        configure(segue)
        options.segueIdentifier = segue.identifier
        options.sender = segue.sender
    }

    /// Adds the options of a configuration, unless others are set.
    fileprivate func takeOptions(of configuration: ViewRouteConfig) {
        if !configuration.animated { animated = false }
        if configuration.handleExternalRoute { handleExternalRoute = true }
        if sender == nil, let own = configuration.sender { sender = own }
        if options.animator == nil, let own = configuration.animator { options.animator = own }
        if options.container == nil, let own = configuration.containerWrapper { containerWrapper = own }
        if addingChildViewHandler == nil, let own = configuration.addingChildViewHandler {
            addingChildViewHandler = own
        }
        if options.anchor == nil, let own = configuration.popoverConfiguration { own.apply(to: &options) }
        if options.segueIdentifier == nil, let own = configuration.segueConfiguration {
            options.segueIdentifier = own.identifier
            options.sender = own.sender ?? options.sender
        }
    }
}

extension ViewRemoveStrictConfiguration {
    /// The underlying configuration. If the router is not of this module, a new one without effect.
    public var configuration: ViewRemoveConfig { module as? ViewRemoveConfig ?? ViewRemoveConfig() }

    /// This configuration. In ZIKRouter it is a separate object with the same `configuration`.
    public var config: ZIKViewRemoveStrictConfiguration<Destination> { self }

    /// Removes the child's view, then calls its second argument.
    public var removingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)? {
        get { options.removingChildViewHandler.map { handle in { handle($0, $1) } } }
        set { options.removingChildViewHandler = newValue.map(ViewControllerHandlers.untyped) }
    }

    fileprivate func takeOptions(of configuration: ViewRemoveConfig) {
        if !configuration.animated { animated = false }
        if configuration.handleExternalRoute { handleExternalRoute = true }
        if options.removingChildViewHandler == nil {
            options.removingChildViewHandler = configuration.removingChildViewHandler.map(
                ViewControllerHandlers.untyped)
        }
    }
}

extension ViewRouterType {
    /// Returns the same route, which starts with the settings of the router's own configurations.
    func takingConfigurations() -> Self {
        preparing { strict, removal, module in
            let configuration = module as? ViewRouteConfig
            let removeConfiguration = configuration?.removal as? ViewRemoveConfig ?? ViewRemoveConfig()
            removal.take(removeConfiguration)
            removal.takeOptions(of: removeConfiguration)
            guard let configuration else { return {} }
            configuration.removal = removeConfiguration
            strict.take(configuration)
            strict.takeOptions(of: configuration)
            if strict.path?.source == nil, let source = configuration.source { strict.source = source }
            let before = (kind: configuration.routeTypeChanges, source: configuration.sourceChanges)
            return {
                strict.takeHandlers(of: configuration)
                strict.takeOptions(of: configuration)
                removal.takeHandlers(of: removeConfiguration)
                removal.takeOptions(of: removeConfiguration)
                // The performer may have changed the configuration object.
                if configuration.routeTypeChanges != before.kind { strict.routeType = configuration.routeType }
                if configuration.sourceChanges != before.source { strict.source = configuration.source }
            }
        }
    }
}
