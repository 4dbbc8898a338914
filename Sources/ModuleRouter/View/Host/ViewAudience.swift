// SPDX-License-Identifier: Apache-2.0

/// Who is told by a host what becomes of a view: the route that shows it, or the hooks and observers of one that no route shows.
///
/// Not an enumeration, which would hide its pointer from whoever looks for lost memory.
@MainActor package struct ViewAudience {
    private let transition: ViewTransition?
    package let observers: ViewObservers?

    package static func route(_ transition: ViewTransition) -> ViewAudience {
        ViewAudience(transition: transition, observers: nil)
    }

    package static func observers(_ observers: ViewObservers) -> ViewAudience {
        ViewAudience(transition: nil, observers: observers)
    }

    package var view: AnyObject? { transition?.route.destination ?? observers?.view }

    package func report(_ event: ViewPresentationEvent) {
        transition?.report(event)
        observers?.report(event)
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
