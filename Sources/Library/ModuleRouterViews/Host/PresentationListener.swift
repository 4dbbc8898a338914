// SPDX-License-Identifier: Apache-2.0

/// The recipient of a host's reports about a view: the route that shows it or, without a route, observers and providers.
///
/// Not an enum: packed payload pointers are invisible to LeakSanitizer.
@MainActor package struct PresentationListener {
    private let transition: ViewTransition?
    package let observers: ViewObservers?

    package static func route(_ transition: ViewTransition) -> PresentationListener {
        PresentationListener(transition: transition, observers: nil)
    }

    package static func observers(_ observers: ViewObservers) -> PresentationListener {
        PresentationListener(transition: nil, observers: observers)
    }

    package var view: AnyObject? { transition?.route.destination ?? observers?.view }

    package func report(_ event: ViewPresentationEvent) {
        transition?.report(event)
        observers?.report(event)
    }
}

/// Reports the events of a view that was shown without a route to observers and providers.
@MainActor package final class ViewObservers {
    package private(set) weak var view: AnyObject?
    private weak var host: (any ViewRouteHost)?
    /// The registry of the code that showed the view, since a toolkit reports the end outside of any task. Weak, because its
    /// observers may keep the window, which keeps this object.
    private weak var registry = RouteRegistry.current
    private weak var source: (any ViewRouteSource)?
    private let kind: ViewRouteKind
    private let initiator: ViewRouteInitiator
    /// The initiator of the removal that was announced last.
    private var remover: ViewRouteInitiator?

    package init(
        of host: any ViewRouteHost, showing view: AnyObject, as kind: ViewRouteKind,
        from source: (any ViewRouteSource)?, by initiator: ViewRouteInitiator
    ) {
        self.view = view
        self.host = host
        self.kind = kind
        self.source = source
        self.initiator = initiator
    }

    package func report(_ event: ViewPresentationEvent) {
        switch event {
        case .performed:
            report(.didPerform)
        case .failed:
            report(.didFailToPerform)
        case .willRemove(let initiator):
            remover = initiator
            report(.willRemove, by: initiator)
        case .removalCancelled:
            report(.didCancelRemoval, by: remover)
        case .dismissalAttempted:
            (view as? any DismissalGuarding)?.userDidAttemptDismissal()
            report(.didAttemptDismissal, by: .user)
        case .removed(let initiator):
            report(.didRemove, by: initiator)
        }
    }

    package func report(_ phase: ViewRouteEvent.Phase, by initiator: ViewRouteInitiator? = nil) {
        // The view was deallocated with its window: there is nothing to report.
        guard let view, let host else { return }
        let tell = { host.report(phase, of: view, as: self.kind, from: self.source, by: initiator ?? self.initiator) }
        if let registry, registry !== RouteRegistry.current { registry.run(tell) } else { tell() }
    }
}
