// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A view of a toolkit that the suite routes to, or from: a ``DrivenScreen`` or a ``DrivenPart``.
@MainActor package protocol DrivenDestination: ViewRouteSource {
    var title: String { get set }
    /// What the suite remembers with it. Made with the view, and never replaced.
    var record: DrivenRecord { get }
}

/// A screen of a toolkit, which `ScreenProvider` provides.
@MainActor package protocol DrivenScreen: DrivenDestination {
    /// Whether the user's attempts to take it away come to nothing.
    var refusesTheUser: Bool { get set }
}

/// A screen that nobody provides, and that prepares what comes into it from elsewhere.
@MainActor package protocol DrivenPerformer: DrivenScreen, ViewRoutePerformer {}

/// A part of a screen, which `PartProvider` provides.
@MainActor package protocol DrivenPart: DrivenDestination {}

/// What the suite remembers with a view.
@MainActor package final class DrivenRecord {
    /// A view keeps its route, so that a leak of either shows.
    var route: ViewRoute?
    /// Where its provider writes what it is told. A view may be told of its end long after its scenario's own task.
    let diary = Diary.current
    /// Why its provider does not let it be removed.
    var reasonToStay: String?
    /// The scope in which its provider has prepared it.
    var scope: String?

    package init() {}
}

extension DrivenPerformer {
    package func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        guard let destination = destination as? any DrivenDestination else { return }
        if destination.title.isEmpty { destination.title = "from outside" }
        record.diary.append("\(title): prepares \(destination.title)")
    }
}

extension RoutableView where Protocol == any DrivenScreen {
    package init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableView where Protocol == any DrivenPart {
    package init() { self.init(declaredProtocol: Protocol.self) }
}
