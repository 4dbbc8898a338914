// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// A screen and a view whose providers write to the ``ViewLog`` what their hooks are told.

@MainActor protocol HookedInput: AnyObject { var title: String { get set } }
@MainActor protocol HookedPartInput: AnyObject {}

extension RoutableView where Protocol == any HookedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any HookedPartInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class HookedScreen: HeadlessScreen, HookedInput {}

final class HookedPart: HeadlessView, HookedPartInput {}

/// The hooks of a provider, written down.
protocol Hooked: ObservingViewRouteProvider {}

@MainActor extension Hooked {
    static func observe(_ event: ViewRouteEvent, of destination: ProvidedDestination) {
        // In an optimised build a private type calls itself `(Name in _6B78895DE5F9…)`.
        let name = "\(Self.self)".split { !$0.isLetter }.first ?? ""
        ViewLog.add("\(name): \(event.line)")
    }
}

/// Shows its screen in every way that a headless window knows, and modally where it is asked to do so itself.
struct HookedRouter: CustomViewRouteProvider, Hooked {
    static var routes: RouteList<Self> { Provides(RoutableView<any HookedInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> HookedScreen? { HookedScreen("note") }

    func prepare(_ destination: HookedScreen, with configuration: RouteConfiguration) {
        ViewLog.add("provider prepares")
    }

    func present(
        _ destination: HookedScreen, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}

struct HookedPartRouter: ViewRouteProvider, Hooked {
    static var routes: RouteList<Self> { Provides(RoutableView<any HookedPartInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: RouteConfiguration) -> HookedPart? { HookedPart() }
}
