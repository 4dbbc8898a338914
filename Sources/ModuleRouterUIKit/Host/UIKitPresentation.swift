// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouter
import UIKit

/// A view that is shown in a window, and who is told what becomes of it. Does not keep the view.
@MainActor final class UIKitPresentation: ViewPresentation {
    let kind: ViewRouteKind
    /// The controller or the view, or the container around it.
    private(set) weak var element: UIResponder?
    /// What it was put into: a container, a parent, a superview. Nil for what is presented.
    private(set) weak var container: UIResponder?
    /// Whether the host itself moves it: what becomes of it then, the end of the move tells.
    var isMoving = false
    private(set) var hasArrived = false
    /// Whether it is the root of its stack, which the user cannot take away.
    private(set) var isRoot = false
    private(set) var isGone = false
    /// Who takes it away, if that has begun.
    private(set) var remover: ViewRouteOrigin?
    private weak var host: UIKitHost?
    private var audience: ViewAudience?

    init(
        _ kind: ViewRouteKind, of element: UIResponder, in container: UIResponder?, host: UIKitHost,
        telling audience: ViewAudience
    ) {
        self.kind = kind
        self.element = element
        self.container = container
        self.host = host
        self.audience = audience
    }

    var isStanding: Bool { !isGone }

    /// The view itself, which may be inside of a container.
    var view: UIResponder? { audience?.view as? UIResponder ?? element }

    var source: (any ViewRouteSource)? { view as? any ViewRouteSource }

    var refusalToRemove: ViewRouteRefusal? {
        guard let host, !isGone else { return .refused("it is not shown any more") }
        return host.refusalToLeave(self)
    }

    // MARK: Telling

    func willShow() { audience?.observers?.report(.willPerform) }

    func hasBeenShown() {
        guard !hasArrived, !isGone else { return }
        hasArrived = true
        audience?.report(.performed)
    }

    /// It was there before; its route has found it.
    func isAdopted(by transition: ViewTransition) {
        hasArrived = true
        isRoot = (container as? UINavigationController)?.viewControllers.first === element
        audience = .route(transition)
    }

    func willGo(by origin: ViewRouteOrigin) {
        guard hasArrived, !isGone, remover == nil else { return }
        remover = origin
        audience?.report(.willRemove(origin))
    }

    func staysAfterAll(_ refusal: ViewRouteRefusal? = nil) {
        guard hasArrived, !isGone else { return }
        remover = nil
        audience?.report(.removalCancelled(refusal))
    }

    func hasGone(by origin: ViewRouteOrigin, _ refusal: ViewRouteRefusal? = nil) {
        guard !isGone else { return }
        isGone = true
        let audience = audience
        self.audience = nil
        host?.shown.remove(self)
        audience?.report(
            hasArrived ? .removed(origin) : .failed(refusal ?? .refused("it was taken away on its way")))
    }

    // MARK: What the library asks for

    func remove(_ options: ViewRemoveOptions) {
        // A hook that was told of it may have taken the view away itself.
        host?.look()
        guard !isGone else { return }
        guard let host, refusalToRemove == nil else {
            staysAfterAll(refusalToRemove ?? .refused("its window has gone"))
            return
        }
        host.remove(self, options)
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard let host, let view else { return completion(.refused("it is in no window")) }
        host.reveal(view, animated: animated, completion: completion)
    }
}

/// What is shown in a window, in the order in which it came. Outlives its host, to tell of the end of that.
@MainActor final class ShownPresentations {
    private(set) var all: [UIKitPresentation] = []

    func add(_ presentation: UIKitPresentation) { all.append(presentation) }

    func remove(_ presentation: UIKitPresentation) { all.removeAll { $0 === presentation } }

    /// The one that stands for a controller or a view, or for the container around it.
    func standing(for view: UIResponder) -> UIKitPresentation? {
        all.last { $0.element === view || $0.view === view }
    }

    /// Everything has gone at once, the uppermost first.
    func haveGone(by origin: ViewRouteOrigin) {
        let gone = all
        // The views are kept until all have been told.
        let views = gone.map { ($0.element, $0.view) }
        for presentation in gone.reversed() { presentation.hasGone(by: origin) }
        withExtendedLifetime(views) {}
    }
}
#endif
