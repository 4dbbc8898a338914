// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// A screen and a view whose providers log their hook calls in the ``ViewLog``.

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

/// A provider that logs its hook calls.
protocol Hooked: ObservingViewRouteProvider {}

@MainActor extension Hooked {
    static func observe(_ event: ViewRouteEvent, of destination: ProvidedDestination) {
        // In an optimised build the name of a private type is `(Name in _6B78895DE5F9…)`.
        let name = "\(Self.self)".split { !$0.isLetter }.first ?? ""
        ViewLog.add("\(name): \(event.line)")
    }
}

/// Shows its screen by every path of a headless window, and modally by the custom path.
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
