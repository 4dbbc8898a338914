// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport

// A badge, which is a part of a screen, and a person's page. UI files create both views without preparing them.

@MainActor protocol BadgeInput: AnyObject { var title: String? { get set } }
@MainActor protocol PersonInput: AnyObject {
    var name: String? { get set }
    var delegate: AnyObject? { get set }
}

extension RoutableView where Protocol == any BadgeInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any PersonInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class BadgeView: HeadlessView, BadgeInput { var title: String? }

final class PersonScreen: HeadlessScreen, PersonInput {
    var name: String?
    weak var delegate: AnyObject?
}

struct BadgeRouter: ExternalViewRouteProvider, Hooked {
    @TaskLocal static var accepts = true

    static var routes: RouteList<Self> { Provides(RoutableView<any BadgeInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    static func acceptsExternal(_ destination: BadgeView, from source: (any ViewRouteSource)?) -> Bool { accepts }

    func makeDestination(with configuration: RouteConfiguration) -> BadgeView? { BadgeView() }

    func isPrepared(external destination: BadgeView) -> Bool { destination.title != nil }

    func prepare(_ destination: BadgeView, with configuration: RouteConfiguration) {
        ViewLog.add("provider prepares '\(destination.title ?? "")'")
    }
}

struct PersonRouter: ExternalViewRouteProvider, Hooked {
    @TaskLocal static var accepts = true

    static var routes: RouteList<Self> { Provides(RoutableView<any PersonInput>()) { $0 } }

    static func acceptsExternal(_ destination: PersonScreen, from source: (any ViewRouteSource)?) -> Bool { accepts }

    func makeDestination(with configuration: RouteConfiguration) -> PersonScreen? { PersonScreen("made") }

    func isPrepared(external destination: PersonScreen) -> Bool { destination.name != nil }

    func prepare(_ destination: PersonScreen, with configuration: RouteConfiguration) {
        ViewLog.add("provider prepares '\(destination.name ?? "")'")
    }
}

/// A screen that prepares the views that are added to it.
final class PreparingScreen: HeadlessScreen, ViewRoutePerformer {
    private(set) var prepared: [AnyObject] = []
    private(set) var routes: [ViewRoute] = []

    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute) {
        ViewLog.add("'\(title)' prepares")
        prepared.append(destination)
        routes.append(route)
        switch destination {
        case let badge as any BadgeInput:
            badge.title = "7 new"
        case let person as any PersonInput:
            person.name = "Ada"
            person.delegate = self
        default: break
        }
    }
}

/// Collects the errors that the registry reports, without their locations, which lie in the host.
@MainActor func reportedErrors() -> Collected<String> {
    let errors = Collected<String>()
    RouteRegistry.current.addErrorHandler { report in
        var error = report.error
        error.location = nil
        errors.append("\(report.operation) \(report.isDelivered): \(error)")
    }
    return errors
}
