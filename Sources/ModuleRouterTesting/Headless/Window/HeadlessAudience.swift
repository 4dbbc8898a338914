// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Who is told what becomes of a view.
@MainActor enum HeadlessAudience {
    /// The route that shows it.
    case route(ViewTransition)
    /// Hooks and observers: the view was shown without a route.
    case observers(HeadlessObservers)

    var view: AnyObject? {
        switch self {
        case .route(let transition): transition.route.destination
        case .observers(let observers): observers.view
        }
    }

    func report(_ event: ViewPresentationEvent) {
        switch self {
        case .route(let transition): transition.report(event)
        case .observers(let observers): observers.report(event)
        }
    }
}

/// How a view was shown without a route.
@MainActor final class HeadlessObservers {
    private(set) weak var view: AnyObject?
    private weak var window: HeadlessWindow?
    private weak var source: (any ViewRouteSource)?
    private let kind: ViewRouteKind
    private let origin: ViewRouteOrigin
    /// Who was said to begin the removal.
    private var remover: ViewRouteOrigin?

    init(
        of window: HeadlessWindow, showing view: AnyObject, as kind: ViewRouteKind,
        from source: (any ViewRouteSource)?, by origin: ViewRouteOrigin
    ) {
        self.view = view
        self.window = window
        self.kind = kind
        self.source = source
        self.origin = origin
    }

    func report(_ event: ViewPresentationEvent) {
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

    func report(_ phase: ViewRouteEvent.Phase, by origin: ViewRouteOrigin? = nil) {
        // Freed with its window: there is nothing left to tell of.
        guard let view, let window else { return }
        window.report(phase, of: view, as: kind, from: source, by: origin ?? self.origin)
    }
}
