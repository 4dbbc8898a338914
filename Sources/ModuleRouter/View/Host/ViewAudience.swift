// SPDX-License-Identifier: Apache-2.0

/// Who is told by a host what becomes of a view.
@MainActor package enum ViewAudience {
    /// The route that shows it.
    case route(ViewTransition)
    /// Hooks and observers: the view was shown without a route.
    case observers(ViewObservers)

    package var view: AnyObject? {
        switch self {
        case .route(let transition): transition.route.destination
        case .observers(let observers): observers.view
        }
    }

    package func report(_ event: ViewPresentationEvent) {
        switch self {
        case .route(let transition): transition.report(event)
        case .observers(let observers): observers.report(event)
        }
    }
}

/// How a view was shown without a route.
@MainActor package final class ViewObservers {
    package private(set) weak var view: AnyObject?
    private weak var host: (any ViewRouteHost)?
    /// That of the code that showed the view: a toolkit tells of the end outside of every task. Not kept: its observers may
    /// keep the window, which keeps this.
    private weak var registry = RouteRegistry.current
    private weak var source: (any ViewRouteSource)?
    private let kind: ViewRouteKind
    private let origin: ViewRouteOrigin
    /// Who was said to begin the removal.
    private var remover: ViewRouteOrigin?

    package init(
        of host: any ViewRouteHost, showing view: AnyObject, as kind: ViewRouteKind,
        from source: (any ViewRouteSource)?, by origin: ViewRouteOrigin
    ) {
        self.view = view
        self.host = host
        self.kind = kind
        self.source = source
        self.origin = origin
    }

    package func report(_ event: ViewPresentationEvent) {
        switch event {
        case .performed:
            report(.didPerform)
        case .failed:
            report(.didFailToPerform)
        case .willRemove(let origin):
            remover = origin
            report(.willRemove, by: origin)
        case .removalCancelled:
            report(.didCancelRemoval, by: remover)
        case .removed(let origin):
            report(.didRemove, by: origin)
        }
    }

    package func report(_ phase: ViewRouteEvent.Phase, by origin: ViewRouteOrigin? = nil) {
        // Freed with its window: there is nothing left to tell of.
        guard let view, let host else { return }
        let tell = { host.report(phase, of: view, as: self.kind, from: self.source, by: origin ?? self.origin) }
        if let registry, registry !== RouteRegistry.current { registry.run(tell) } else { tell() }
    }
}
