// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// A screen on which the user makes a choice. It returns the choice by a property, a closure and a delegate.

@MainActor protocol ChoiceInput: AnyObject {
    var choice: ViewRouteResult<String> { get }
    var didChoose: ((String) -> Void)? { get set }
    var delegate: (any ChoiceDelegate)? { get set }
}
@MainActor protocol ChoiceDelegate: AnyObject { func screen(_ screen: any ChoiceInput, didChoose: String) }

@MainActor protocol ChoiceModuleInput: AnyObject {
    var question: String { get set }
    var didChoose: ((String) -> Void)? { get set }
}

extension RoutableView where Protocol == any ChoiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableViewModule where Protocol == any ChoiceModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class ChoiceScreen: HeadlessScreen, ChoiceInput {
    let choice = ViewRouteResult<String>()
    var didChoose: ((String) -> Void)?
    weak var delegate: (any ChoiceDelegate)?
    weak var route: ViewRoute?
    var refusesToGo = false

    func choose(_ text: String) {
        choice.finish(text)
        didChoose?(text)
        delegate?.screen(self, didChoose: text)
    }
}

final class ChoiceConfiguration: ChoiceModuleInput {
    var question = ""
    var didChoose: ((String) -> Void)?
}

struct ChoiceRouter: RemovalCheckingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ChoiceInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> ChoiceScreen? { ChoiceScreen("choice") }

    func prepare(_ destination: ChoiceScreen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }

    func reasonNotToRemove(_ destination: ChoiceScreen, with configuration: RouteConfiguration) -> String? {
        destination.refusesToGo ? "it does not want to go" : nil
    }
}

struct ChoiceModuleRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableViewModule<any ChoiceModuleInput>()) { $0 } }
    static func makeConfiguration() -> ChoiceConfiguration { ChoiceConfiguration() }

    func makeDestination(with configuration: ChoiceConfiguration) -> ChoiceScreen? {
        let screen = ChoiceScreen(configuration.question)
        screen.didChoose = configuration.didChoose
        return screen
    }
}

/// Returns a signal that is sent when the next view is shown.
@MainActor func nextShown() -> Signal {
    let shown = Signal()
    RouteRegistry.current.addViewRouteObserver { if $0.phase == .didPerform { shown.send() } }
    return shown
}
