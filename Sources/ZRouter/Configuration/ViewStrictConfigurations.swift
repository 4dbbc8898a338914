// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ViewRouteStrictConfiguration {
    /// This configuration. The original has another object behind it, which has the same `configuration`.
    public var config: ZIKViewRouteStrictConfiguration<Destination> { self }

    /// The configuration behind this one. One of its own, which nobody reads, where the module's is none of this module.
    public var configuration: ViewRouteConfig { module as? ViewRouteConfig ?? ViewRouteConfig() }

    public var userInfo: [String: Any] { configuration.userInfo }

    public func addUserInfo(forKey key: String, object: Any) { configuration.addUserInfo(forKey: key, object: object) }

    public func addUserInfo(_ other: [String: Any]) { configuration.addUserInfo(other) }

    /// Where the view is shown from. The path has said it; what is said here counts.
    public var source: (any ViewRouteSource)? {
        get { if let path { path.source } else { configuration.source } }
        set {
            configuration.source = newValue
            path = path.map { $0.changed(to: $0.kind, from: newValue) }
        }
    }

    /// How the view is shown. The path has said it; what is said here counts.
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

    /// Puts a container around the destination, which is shown in its place. It has to hold the destination.
    public var containerWrapper: ZIKViewRouteContainerWrapper? {
        get { if case .wrapper(let wrap) = options.container { ViewControllerHandlers.typed(wrap) } else { nil } }
        set { options.container = newValue.map { .wrapper(ViewControllerHandlers.untyped($0)) } }
    }

    /// Adds the view of a child where it belongs, and calls its second argument when that is done.
    public var addingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)? {
        get { options.addingChildViewHandler.map { handle in { handle($0, $1) } } }
        set { options.addingChildViewHandler = newValue.map(ViewControllerHandlers.untyped) }
    }

    /// What a popover points to; nil unless somebody has said it.
    public var popoverConfiguration: ViewRoutePopoverConfig? {
        options.anchor == nil ? nil : ViewRoutePopoverConfig(options)
    }

    /// Which transition of a UI file shows the view; nil unless somebody has said it.
    public var segueConfiguration: ViewRouteSegueConfig? {
        options.segueIdentifier.map { identifier in
            let segue = ViewRouteSegueConfig()
            segue.identifier = identifier
            segue.sender = options.sender
            return segue
        }
    }

    /// Says what a popover points to.
    public func configurePopover(_ configure: (ViewRoutePopoverConfig) -> Void) {
        let popover = popoverConfiguration ?? ViewRoutePopoverConfig()
        configure(popover)
        popover.apply(to: &options)
    }

    /// Says which transition of a UI file shows the view.
    public func configureSegue(_ configure: (ViewRouteSegueConfig) -> Void) {
        let segue = segueConfiguration ?? ViewRouteSegueConfig()
        configure(segue)
        options.segueIdentifier = segue.identifier
        options.sender = segue.sender
    }

    /// Takes the options of a configuration where nobody has set them.
    fileprivate func takeOptions(of configuration: ViewRouteConfig) {
        if !configuration.animated { animated = false }
        if configuration.handleExternalRoute { handleExternalRoute = true }
        if sender == nil, let own = configuration.sender { sender = own }
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
    /// The configuration behind this one. One of its own, which nobody reads, where the router is none of this module.
    public var configuration: ViewRemoveConfig { module as? ViewRemoveConfig ?? ViewRemoveConfig() }

    /// This configuration. The original has another object behind it, which has the same `configuration`.
    public var config: ZIKViewRemoveStrictConfiguration<Destination> { self }

    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Takes the view of a child away, and calls its second argument when that is done. The library's property takes any object.
    public var removingChildViewHandler: ((_ child: ViewController, _ completion: @escaping () -> Void) -> Void)? {
        get { options.removingChildViewHandler.map { handle in { handle($0, $1) } } }
        set { options.removingChildViewHandler = newValue.map(ViewControllerHandlers.untyped) }
    }
    #endif

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
    /// The same route, which begins with what its router has set in its own configurations.
    func takingConfigurations() -> Self {
        preparing { strict, removal, module in
            let configuration = module as? ViewRouteConfig
            let removeConfiguration = configuration?.removal as? ViewRemoveConfig ?? ViewRemoveConfig()
            removal.take(removeConfiguration)
            removal.takeOptions(of: removeConfiguration)
            guard let configuration else { return {} }
            configuration.removal = removeConfiguration
            strict.module = configuration
            strict.takeHandlers(of: configuration)
            strict.takeOptions(of: configuration)
            if strict.path?.source == nil, let source = configuration.source { strict.source = source }
            let before = (kind: configuration.routeTypeChanges, source: configuration.sourceChanges)
            return {
                strict.takeHandlers(of: configuration)
                strict.takeOptions(of: configuration)
                removal.takeHandlers(of: removeConfiguration)
                removal.takeOptions(of: removeConfiguration)
                // The performer may have changed the configuration itself.
                if configuration.routeTypeChanges != before.kind { strict.routeType = configuration.routeType }
                if configuration.sourceChanges != before.source { strict.source = configuration.source }
            }
        }
    }
}
