// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The behaviour of the providers in a scenario.
enum ProviderBehaviour: Sendable {
    case makes, makesNothing

    @TaskLocal static var current = makes
}

/// Provides the screens of a toolkit.
struct ScreenProvider<Driver: ViewHostDriver>:
    CustomViewRouteProvider, ObservingViewRouteProvider, ExternalViewRouteProvider, RemovalCheckingViewRouteProvider
{
    static var routes: RouteList<Self> { Provides(RoutableView<any DrivenScreen>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .screen.removing(.unknownToProviders) }

    func makeDestination(with configuration: RouteConfiguration) -> Driver.Screen? {
        ProviderBehaviour.current == .makes ? Driver.makeScreen("") : nil
    }

    func isPrepared(external destination: Driver.Screen) -> Bool { !destination.title.isEmpty }

    func prepare(_ destination: Driver.Screen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.remember(route)
    }

    func reasonNotToRemove(_ destination: Driver.Screen, with configuration: RouteConfiguration) -> String? {
        destination.record.reasonToStay
    }

    /// Shows the screen modally through the host, as a custom transition.
    func present(
        _ destination: Driver.Screen, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }

    static func observe(_ event: ViewRouteEvent, of destination: Driver.Screen) { destination.write(event) }
}

/// Provides the parts of screens of a toolkit.
struct PartProvider<Driver: ViewHostDriver>: ObservingViewRouteProvider, ExternalViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any DrivenPart>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: RouteConfiguration) -> Driver.Part? { Driver.makePart("") }

    func isPrepared(external destination: Driver.Part) -> Bool { !destination.title.isEmpty }

    func prepare(_ destination: Driver.Part, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.remember(route)
    }

    static func observe(_ event: ViewRouteEvent, of destination: Driver.Part) { destination.write(event) }
}

extension ViewRouteKind {
    /// A kind that no host supports.
    static let unknownToHosts = ViewRouteKind("unknownToHosts")
    /// A kind that the providers of the suite do not support.
    static let unknownToProviders = ViewRouteKind("unknownToProviders")
}

extension DrivenDestination {
    fileprivate func remember(_ route: ViewRoute) {
        record.route = route
        record.scope = RouteScope<DrivenScope>.current?.values.name
        record.diary.append("\(title): provider prepares")
    }

    /// Writes the event of a provider's hook into the diary. See ``Diary/observe(_:)`` for the observers.
    fileprivate func write(_ event: ViewRouteEvent) { record.diary.append("\(title): hook \(event.phase)") }
}
