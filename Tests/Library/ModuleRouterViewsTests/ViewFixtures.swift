// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteTables
import TestSupport
import Testing

/// The view of the original library's tests: a screen with a title. It keeps its route, so that a leak shows.
@MainActor protocol AViewInput: AnyObject {
    var title: String { get set }
    var log: [String] { get set }
}

extension RoutableView where Protocol == any AViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// The part of a screen in the original library's tests.
@MainActor protocol ASubviewInput: AnyObject {
    var color: String { get set }
}

extension RoutableView where Protocol == any ASubviewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class ASubview: HeadlessView, ASubviewInput {
    var color = ""
    var route: ViewRoute?
}

struct ASubviewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ASubviewInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: RouteConfiguration) -> ASubview? { ASubview() }

    func prepare(_ destination: ASubview, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }
}

final class AScreen: HeadlessScreen, AViewInput {
    var log: [String] = []
    var route: ViewRoute?
}

/// Makes an `AScreen`, or fails when the test says so.
struct AViewRouter: CustomViewRouteProvider, RemovalCheckingViewRouteProvider {
    enum Behaviour: Sendable { case succeeds, returnsNil, throwsError, refusesToBeRemoved }

    @TaskLocal static var behaviour = Behaviour.succeeds

    static var routes: RouteList<Self> {
        Provides(RoutableView<any AViewInput>()) { $0 }
        ProviderIdentifier("com.example.view.a")
    }

    func makeDestination(with configuration: RouteConfiguration) throws -> AScreen? {
        switch Self.behaviour {
        case .succeeds, .refusesToBeRemoved: break
        case .returnsNil: return nil
        case .throwsError: throw Failing()
        }
        return AScreen(configuration.title ?? "")
    }

    func prepare(_ destination: AScreen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
        destination.log.append("provider prepares '\(destination.title)'")
    }

    func reasonNotToRemove(_ destination: AScreen, with configuration: RouteConfiguration) -> String? {
        Self.behaviour == .refusesToBeRemoved ? "it has unsaved changes" : nil
    }

    /// Lets the host show the screen modally. This is enough for a custom transition.
    func present(
        _ destination: AScreen, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}
