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
protocol Hooked: ViewRouteProvider {}

@MainActor extension Hooked {
    static func willPerformRoute(on destination: Destination, _ event: ViewRouteEvent) { add("willPerform", event) }
    static func didPerformRoute(on destination: Destination, _ event: ViewRouteEvent) { add("didPerform", event) }
    static func willRemoveRoute(on destination: Destination, _ event: ViewRouteEvent) { add("willRemove", event) }
    static func didRemoveRoute(on destination: Destination, _ event: ViewRouteEvent) { add("didRemove", event) }

    private static func add(_ hook: String, _ event: ViewRouteEvent) {
        // In an optimised build a private type calls itself `(Name in _6B78895DE5F9…)`.
        let name = "\(Self.self)".split { !$0.isLetter }.first ?? ""
        ViewLog.add("\(name).\(hook)Route: \(event.line)")
    }
}

/// Shows its screen in every way that a headless window knows, and modally where it is asked to do so itself.
struct HookedRouter: CustomViewRouteProvider, Hooked {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any HookedInput>()) { $0 } }

    func makeDestination(with configuration: ViewRouteConfiguration) -> HookedScreen? { HookedScreen("note") }

    func prepare(_ destination: HookedScreen, with configuration: ViewRouteConfiguration) {
        ViewLog.add("provider prepares")
    }

    func present(
        _ destination: HookedScreen, by transition: ViewTransition, with configuration: ViewRouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}

struct HookedPartRouter: ViewRouteProvider, Hooked {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any HookedPartInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: ViewRouteConfiguration) -> HookedPart? { HookedPart() }
}
