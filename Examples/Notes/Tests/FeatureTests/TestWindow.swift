// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A window of no toolkit: it shows any object, by any path, one on another.
@MainActor final class TestWindow: ViewRouteHost, ViewRouteSource {
    let name = "the test"
    let transitions = ViewTransitionQueue()
    private var shown: [TestPresentation] = []
    private var resume: CheckedContinuation<Void, Never>?

    var viewRouteHost: (any ViewRouteHost)? { self }

    var top: AnyObject? { shown.last?.view }

    /// How what is on top is shown.
    var topKind: ViewRouteKind? { shown.last?.kind }

    /// What is on top, when there is something of that type.
    func next<View: AnyObject>(_ type: View.Type) async -> View {
        while true {
            if let view = top as? View { return view }
            await withCheckedContinuation { resume = $0 }
        }
    }

    /// Takes what is on top away, as the user would.
    func goBack() { shown.last.map { remove($0, by: .user) } }

    fileprivate func remove(_ presentation: TestPresentation, by initiator: ViewRouteInitiator) {
        shown.removeAll { $0 === presentation }
        presentation.wasRemoved(by: initiator)
    }

    // MARK: ViewRouteHost

    func supports(_ kind: ViewRouteKind) -> Bool { true }

    func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? { nil }

    func perform(_ transition: ViewTransition, from source: any ViewRouteSource) throws -> any ViewPresentation {
        guard let view = transition.view else { throw ViewRouteRefusal.refused("there is no view") }
        let presentation = TestPresentation(of: view, by: transition, in: self)
        shown.append(presentation)
        resume?.resume()
        resume = nil
        transition.report(.performed)
        return presentation
    }

    func makeNavigationContainer(around view: AnyObject) -> AnyObject? { nil }

    func container(_ container: AnyObject, holds view: AnyObject) -> Bool { false }
}

/// Something that is shown in a test. It keeps its view, as a hierarchy would, until that is removed.
@MainActor private final class TestPresentation: ViewPresentation {
    let kind: ViewRouteKind
    private(set) var view: AnyObject?
    private let transition: ViewTransition
    private weak var window: TestWindow?

    init(of view: AnyObject, by transition: ViewTransition, in window: TestWindow) {
        kind = transition.kind
        self.view = view
        self.transition = transition
        self.window = window
    }

    var isStanding: Bool { view != nil }

    var source: (any ViewRouteSource)? { window }

    func remove(_ options: ViewRemoveOptions) { window?.remove(self, by: .router) }

    func wasRemoved(by initiator: ViewRouteInitiator) {
        view = nil
        transition.report(.removed(initiator))
    }
}
