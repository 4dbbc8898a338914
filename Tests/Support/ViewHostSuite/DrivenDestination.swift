// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

/// A view of a toolkit that the suite routes to, or from: a ``DrivenScreen`` or a ``DrivenPart``.
@MainActor package protocol DrivenDestination: ViewRouteSource {
    var title: String { get set }
    /// The suite's notes about the view. Created with the view and never replaced.
    var record: DrivenRecord { get }
}

/// A screen of a toolkit, which `ScreenProvider` provides.
@MainActor package protocol DrivenScreen: DrivenDestination {
    /// Whether the user's attempts to remove it have no effect.
    var refusesTheUser: Bool { get set }
}

/// A screen without a provider, which prepares views that code adds to it.
@MainActor package protocol DrivenPerformer: DrivenScreen, ViewRoutePerformer {}

/// A part of a screen, which `PartProvider` provides.
@MainActor package protocol DrivenPart: DrivenDestination {}

/// The suite's notes about a view.
@MainActor package final class DrivenRecord {
    /// A view keeps its route, so that a leak of either shows.
    var route: ViewRoute?
    /// The diary in which the provider's hooks write. A view's last event may follow long after the task of its scenario.
    let diary = Diary.current
    /// The reason for which its provider refuses to remove it.
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
