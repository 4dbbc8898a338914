// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension ViewRouteStrictConfiguration {
    /// The configuration behind this one. One of its own, which nobody reads, where the module's is none of this module.
    public var configuration: ViewRouteConfig { module as? ViewRouteConfig ?? ViewRouteConfig() }

    public var userInfo: [String: Any] { configuration.userInfo }

    public func addUserInfo(forKey key: String, object: Any) { configuration.addUserInfo(forKey: key, object: object) }

    public func addUserInfo(_ other: [String: Any]) { configuration.addUserInfo(other) }

    /// How the view is shown. The performer says it by a path; it is heard where the path is left open.
    public var routeType: ViewRouteType {
        get { configuration.routeType }
        set { configuration.routeType = newValue }
    }

    public var sender: AnyObject? {
        get { options.sender }
        set { options.sender = newValue }
    }

    /// Puts a container around the destination, which is shown in its place. It has to hold the destination.
    public var containerWrapper: ((AnyObject) -> AnyObject)? {
        get { if case .wrapper(let wrap) = options.container { wrap } else { nil } }
        set { options.container = newValue.map { .wrapper($0) } }
    }

    public var addingChildViewHandler: ((AnyObject, @escaping () -> Void) -> Void)? {
        get { options.addingChildViewHandler }
        set { options.addingChildViewHandler = newValue }
    }

    /// Says what a popover points to.
    public func configurePopover(_ configure: (ViewRoutePopoverConfig) -> Void) {
        let popover = ViewRoutePopoverConfig()
        configure(popover)
        options.anchor = popover.anchor
    }

    /// Says which transition of a UI file shows the view.
    public func configureSegue(_ configure: (ViewRouteSegueConfig) -> Void) {
        let segue = ViewRouteSegueConfig()
        configure(segue)
        options.segueIdentifier = segue.identifier
        options.sender = segue.sender
    }

    /// Begins with what the router has set in its own configuration; the performer may replace it.
    func take(_ configuration: PerformRouteConfig) {
        module = configuration
        if let handler = configuration.successHandler { successHandler = { handler($0) } }
        if let handler = configuration.performerSuccessHandler { performerSuccessHandler = { handler($0) } }
        if let handler = configuration.errorHandler { errorHandler = { handler($0, $1) } }
        if let handler = configuration.performerErrorHandler { performerErrorHandler = { handler($0, $1) } }
        if let handler = configuration.completionHandler { completionHandler = { handler($0, $1, $2, $3) } }
        if let handler = configuration.prepareDestination { prepareDestination = { handler($0) } }
        if let notifier = configuration.stateNotifier { stateNotifier = notifier }
        guard let configuration = configuration as? ViewRouteConfig else { return }
        if !configuration.animated { animated = false }
        if configuration.handleExternalRoute { handleExternalRoute = true }
    }

    /// After those that the router has set in its own configuration.
    func addPerformerHandlers(
        _ succeeded: ((Destination) -> Void)?, _ failed: ((RouteAction, any Error) -> Void)?
    ) {
        if let succeeded {
            let own = performerSuccessHandler
            performerSuccessHandler = {
                own?($0)
                succeeded($0)
            }
        }
        if let failed {
            let own = performerErrorHandler
            performerErrorHandler = {
                own?($0, $1)
                failed($0, $1)
            }
        }
    }
}
